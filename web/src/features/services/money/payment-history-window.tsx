import { listPaymentHistory, type PaymentRecord } from '@sidework/contracts/client-services/escrow';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { OpeningRow } from '../../../ui/rows/opening-row.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';

const PaperList = lazy(async () => ({ default: (await import('./paper-list.tsx')).PaperList }));

interface Props {
  serviceId: string;
  isOpen: boolean;
  onClose: () => void;
}

const title = 'Payment history';

/** All money of the work. Each figure opens its entries in the ledger. */
export function PaymentHistoryWindow({ serviceId, ...window }: Props) {
  const args = window.isOpen ? { params: { serviceId } } : null;
  const { data, error } = useApi(listPaymentHistory, args);
  return (
    <DialogWindow title={title} {...window}>
      {error && !data && <ErrorNotice error={error} />}
      {!data && !error && <ListSkeleton rows={2} label={`Loading: ${title}`} />}
      {data?.items.length === 0 && <p>No money has moved yet.</p>}
      {data && data.items.length > 0 && (
        <Rows label={title}>
          {data.items.map((record) => (
            <Record key={record.id} record={record} />
          ))}
        </Rows>
      )}
      {data && data.items.length > 0 && (
        <Suspense>
          <PaperList serviceId={serviceId} />
        </Suspense>
      )}
    </DialogWindow>
  );
}

function Record({ record }: { record: PaymentRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { description, entries } = record;
  const shown = {
    title: description,
    details: (
      <>
        <DateText moment={record.createdAt} />
        {feeText(record)}
      </>
    ),
    amount: <Amount cents={record.amountCents} size="row" />,
  };
  if (entries.length === 0) return <ListRow {...shown} />;
  return (
    <OpeningRow {...shown} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <section aria-label={`Entries of ${description}`}>
        <Facts
          facts={entries.map(({ account, debitCents, creditCents }) => ({
            label: account,
            value: `${debitCents === null ? '+' : '−'}${formatCents(debitCents ?? creditCents ?? 0)}`,
          }))}
        />
      </section>
    </OpeningRow>
  );
}

/** A fee says what was taken of it and what is still owed. */
function feeText({ amountCents, settlement, settledCents }: PaymentRecord): string {
  if (settlement === null || settledCents === null) return '';
  const left = amountCents - settledCents;
  if (settlement === 'waived' && left > 0) return ` · ${formatCents(left)} waived`;
  if (settlement !== 'due') return ' · taken';
  return ` · ${formatCents(settledCents)} taken, ${formatCents(left)} still owed`;
}
