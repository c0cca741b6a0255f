import type { BalanceView } from '@sidework/contracts/client-services/balance';
import {
  downloadPayoutStatement,
  getPayout,
  listPayoutMonths,
} from '@sidework/contracts/client-services/payout-accounts';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

const states = {
  sending: { label: 'On its way', meaning: 'waiting' },
  sent: { label: 'Sent', meaning: 'open' },
  failed: { label: 'Failed, back on your balance', meaning: 'error' },
} as const;

export function Payouts({ payouts }: Pick<BalanceView, 'payouts'>) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (payouts.length === 0) return null;
  return (
    <Section title="Payouts">
      <Rows label="Payouts">
        {payouts.map(({ id, status, amountCents, requestedAt, destination }) => (
          <ListRow
            key={id}
            titleLook="plain"
            title={destination ?? 'Your account'}
            details={<DateText moment={requestedAt} />}
            chip={<Chip meaning={states[status].meaning}>{states[status].label}</Chip>}
            amount={formatCents(amountCents)}
            action={
              <PlainButton variant="default" size="sm" onClick={() => setOpenId(id)}>
                Lines
              </PlainButton>
            }
          />
        ))}
      </Rows>
      <Dialog
        isOpen={openId !== null}
        title="What this payout is made of"
        onClose={() => setOpenId(null)}
      >
        {openId && <Lines payoutId={openId} />}
      </Dialog>
      <Statements key={payouts[0]?.id} />
    </Section>
  );
}

function Lines({ payoutId }: { payoutId: string }) {
  const { data, error, mutate } = useApi(getPayout, { params: { payoutId } });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading the lines" />;
  return (
    <Rows label="Lines of this payout">
      {data.lines.map((line, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a payout never change
          key={index}
          titleLook="plain"
          title={line.what}
          details={
            <>
              {line.title && `${line.title} · `}
              {line.postedAt && <DateText moment={line.postedAt} />}
            </>
          }
          amount={signed(line.amountCents)}
        />
      ))}
      <ListRow title="Paid out" amount={formatCents(data.amountCents)} />
    </Rows>
  );
}

const signed = (cents: number) =>
  cents < 0 ? `−${formatCents(-cents)}` : `+${formatCents(cents)}`;

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const nameOf = (month: string) => monthName.format(new Date(`${month}-15T00:00:00Z`));

/** The months in which something was paid out, each as a PDF. */
function Statements() {
  const { data } = useApi(listPayoutMonths);
  const { isBusy, run } = useBusy();

  async function download(month: string) {
    try {
      saveFile(await call(downloadPayoutStatement, { params: { month } }));
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  if (!data || data.items.length === 0) return null;
  return (
    <Rows label="Statements">
      {data.items.map(({ month, count, amountCents }) => (
        <ListRow
          key={month}
          titleLook="plain"
          title={`Statement of ${nameOf(month)}`}
          details={`${count} ${count === 1 ? 'payout' : 'payouts'} · ${formatCents(amountCents)}`}
          action={
            <PlainButton
              variant="default"
              size="sm"
              isDisabled={isBusy}
              onClick={() => void run(() => download(month))}
            >
              Download
            </PlainButton>
          }
        />
      ))}
    </Rows>
  );
}
