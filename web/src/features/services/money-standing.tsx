import { listPaymentHistory, type PaymentRecord } from '@sidework/contracts/client-services/escrow';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import classes from './panel.module.css';

/** Where the money stands beside its figures: who has to do what by when. */
export function MoneyStanding({ service }: { service: ServiceView }) {
  const { money, escrowedAmountCents: heldCents, totalAmountCents } = service;
  const fee = money.cancellationFee;
  const isPart = heldCents > 0 && money.topUpCents > 0;
  return (
    <>
      {isPart && (
        <p className={classes.note}>
          {formatCents(heldCents + money.releasedAmountCents)} of {formatCents(totalAmountCents)}{' '}
          funded, top-up {formatCents(money.topUpCents)}
        </p>
      )}
      {money.releasedAmountCents > 0 && (
        <p className={classes.note}>
          {formatCents(money.releasedAmountCents)} released, of which {money.feeBps / 100}% is the
          platform's fee
        </p>
      )}
      {money.releasesAt && (
        <p className={classes.note}>
          {formatCents(heldCents)} is released by itself on <DateText moment={money.releasesAt} />
        </p>
      )}
      {money.isDisputed && (
        <p className={classes.note}>In dispute: a moderator decides about what is held.</p>
      )}
      {money.paidOutsideAt && <p className={classes.note}>Paid outside Sidework</p>}
      {fee && (
        <p className={classes.note}>
          Cancellation fee of {formatCents(fee.amountCents)}, paid by the {fee.payer}:{' '}
          {fee.settlement}
        </p>
      )}
      <PaymentHistory serviceId={service.id} />
    </>
  );
}

/** Every figure opens its entries in the ledger. */
function PaymentHistory({ serviceId }: { serviceId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Payment history</summary>
      {isOpen && <Records serviceId={serviceId} />}
    </details>
  );
}

function Records({ serviceId }: { serviceId: string }) {
  const { data, error, mutate } = useApi(listPaymentHistory, { params: { serviceId } });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={1} label="Loading the payment history" />;
  if (data.items.length === 0) return <p className={classes.note}>No money has moved yet.</p>;
  return (
    <ul>
      {data.items.map((record) => (
        <li key={record.id}>
          <DateText moment={record.createdAt} /> {record.description}{' '}
          {formatCents(record.amountCents)}
          {record.entries.length > 0 && <Entries record={record} />}
        </li>
      ))}
    </ul>
  );
}

const Entries = ({ record }: { record: PaymentRecord }) => (
  <ul aria-label={`Entries of ${record.description}`}>
    {record.entries.map(({ account, debitCents, creditCents }) => (
      <li key={`${account} ${debitCents} ${creditCents}`}>
        {account}: {debitCents === null ? '+' : '−'}
        {formatCents(debitCents ?? creditCents ?? 0)}
      </li>
    ))}
  </ul>
);
