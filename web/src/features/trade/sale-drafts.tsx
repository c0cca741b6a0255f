import { formatTrade } from '@sidework/contracts/business-tools/trade-options';
import {
  dismissSaleDraft,
  listSaleDrafts,
  type SaleDraftView,
} from '@sidework/contracts/business-tools/trade-sale-drafts';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { call, useInvalidate, usePages } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { SaleDialog } from './windows.ts';

/** Paid work for clients abroad that is not confirmed as a sale yet; the page has none of it where there is nothing. */
export function SaleDrafts() {
  const list = usePages(listSaleDrafts);
  const invalidate = useInvalidate();
  const [opened, setOpened] = useState<{ draft?: SaleDraftView; isOpen: boolean }>({
    isOpen: false,
  });

  async function dismiss({ id }: SaleDraftView) {
    await call(dismissSaleDraft, { params: { draftId: id } });
    await invalidate(listSaleDrafts);
  }

  const { draft } = opened;
  return (
    <>
      {list.items && list.items.length > 0 && (
        <Section title="To confirm">
          <Stack>
            <Words>
              Clients abroad paid for this work. It is in your income already; confirm how each sale
              is taxed.
            </Words>
            <Rows label="Sales to confirm">
              {list.items.map((each) => (
                <DraftRow
                  key={each.id}
                  draft={each}
                  onConfirm={() => setOpened({ draft: each, isOpen: true })}
                  dismiss={() => dismiss(each)}
                />
              ))}
            </Rows>
            <LoadMore list={list} label="Load more" />
          </Stack>
        </Section>
      )}
      {draft && (
        <SaleDialog
          key={draft.id}
          record={undefined}
          draft={draft}
          isOpen={opened.isOpen}
          onClose={() => setOpened((last) => ({ ...last, isOpen: false }))}
        />
      )}
    </>
  );
}

interface RowProps {
  draft: SaleDraftView;
  onConfirm: () => void;
  dismiss: () => Promise<unknown>;
}

function DraftRow({ draft, onConfirm, dismiss }: RowProps) {
  const { clientName, country, saleDate, productDescription, saleAmountCents } = draft;
  const amount = formatCents(saleAmountCents);
  return (
    <ListRow
      title={productDescription}
      to={paths.service(draft.serviceId)}
      details={`${clientName} · ${country} · ${dayText(saleDate)}`}
      note={[ratesText(draft), exchangeText(draft)].filter(Boolean).join(' · ')}
      amount={amount}
      action={
        <Row gap="xs">
          <PlainButton
            size="sm"
            variant="default"
            aria-label={`Confirm the sale of ${productDescription}`}
            onClick={onConfirm}
          >
            Confirm
          </PlainButton>
          <AskedButton
            label="Not a sale"
            size="sm"
            name={productDescription}
            title="Leave this out of your sales abroad?"
            confirmLabel="Leave it out"
            cancelLabel="Keep it here"
            done="Left out"
            act={dismiss}
            messageOf={(error) => `It was not left out: ${messageOf(error)}`}
          >
            {productDescription}, {amount}. It stays in your income.
          </AskedButton>
        </Row>
      }
    />
  );
}

function ratesText({ country, vatRate, gstRate }: SaleDraftView): string {
  if (vatRate === 0 && gstRate === 0) return `No VAT or GST rate is known for ${country}`;
  return vatRate ? `VAT ${vatRate}%` : `GST ${gstRate}%`;
}

function exchangeText({ exchange, saleAmountCents }: SaleDraftView): string | undefined {
  if (!exchange) return undefined;
  const { currency, rate, date, source } = exchange;
  const worth = formatTrade(Math.round(saleAmountCents / rate), currency);
  return `${worth} at ${rate} of ${dayText(date)} (${source})`;
}
