import {
  type BalanceView,
  getBalance,
  requestPayout,
} from '@sidework/contracts/client-services/balance';
import type { PayoutAccountView } from '@sidework/contracts/client-services/payout-accounts';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { viewersToday } from '../../lib/viewers-today.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ExplainButton } from '../../ui/dialogs/explain-button.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { explainedBalance } from './explained-balance.ts';
import { HeldSales } from './held-sales.tsx';
import { PayoutAccount, usePayoutAccount } from './payout-account.tsx';
import { Payouts } from './payouts.tsx';

export function Balance() {
  const { data, error, mutate } = useApi(getBalance);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={2} label="Loading your balance" />;
  const owedCents = data.owedCents + data.feesDueCents;
  return (
    <Stack gap="lg">
      <Grid min="figure">
        <Stat label="Available" value={formatCents(data.availableCents)} to="#entries" />
        <Stat
          label="Held for you"
          value={formatCents(data.heldNetCents)}
          note={`After fees, of ${formatCents(data.heldCents)} held`}
          to={paths.serviceTracker}
        />
        <Stat label="Refunded to you" value={formatCents(data.creditCents)} to={paths.myServices} />
      </Grid>
      <div>
        <ExplainButton name="your balance" lines={explainedBalance(data, viewersToday())} />
      </div>
      {owedCents > 0 && (
        <Notice meaning="due" title={`You owe ${formatCents(owedCents)}`}>
          Cancellation fees, and refunds of what was paid out already. A payout pays them first,
          from what you earned.
        </Notice>
      )}
      {/* Each payout gets a new request, so that the next one is another payout. */}
      <PayOut key={data.payouts[0]?.id ?? ''} balance={data} onPaid={() => mutate()} />
      <PayoutAccount />
      <HeldSales balance={data} />
      <Payouts payouts={data.payouts} />
    </Stack>
  );
}

function PayOut({ balance, onPaid }: { balance: BalanceView; onPaid: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const idempotencyKey = useIdempotencyKey();
  const account = usePayoutAccount().data?.account;
  const amount = formatCents(balance.availableCents);

  async function payOut() {
    try {
      const sent = await call(requestPayout, { idempotencyKey });
      setAsking(false);
      toastSuccess(`${formatCents(sent.amountCents)} is on its way to you`);
      await onPaid();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <div>
      <PlainButton
        isDisabled={balance.availableCents === 0 || account === null}
        onClick={() => setAsking(true)}
      >
        Pay out {amount}
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Pay out ${amount}?`}
        confirmLabel={`Pay out ${amount}`}
        onCancel={() => setAsking(false)}
        onConfirm={payOut}
      >
        All that is available is sent to {nameOf(account)}.
      </ConfirmDialog>
    </div>
  );
}

function nameOf(account: PayoutAccountView['account'] | undefined): string {
  if (!account?.bank) return 'your bank account';
  return `${account.bank}${account.lastFour ? ` ··${account.lastFour}` : ''}`;
}
