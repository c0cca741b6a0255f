import type { Settlement } from '@sidework/contracts/client-services/money-words';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import { DateText } from '../../ui/date-text.tsx';
import classes from './panel.module.css';

/** How a cancellation fee stands, after who pays it. */
const settled: Record<Settlement, string> = {
  settled: 'paid',
  due: 'still owed',
  waived: 'waived',
};

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
}

/** Where the money stands beside its figures: who has to do what by when. */
export function MoneyStanding({ service, side }: Props) {
  const { money, escrowedAmountCents: heldCents, totalAmountCents } = service;
  const fee = money.cancellationFee;
  const isPart = heldCents > 0 && money.topUpCents > 0;
  const isAwaited = heldCents === 0 && money.releasedAmountCents === 0 && money.topUpCents > 0;
  return (
    <>
      {isAwaited && !money.isDisputed && service.agreement === 'accepted' && (
        <p className={classes.note}>
          {side === 'client'
            ? `You fund ${formatCents(money.topUpCents)}. It is held until you release it.`
            : `Your client funds ${formatCents(money.topUpCents)}. It is held until they release it.`}
        </p>
      )}
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
      {fee && (
        <p className={classes.note}>
          Cancellation fee of {formatCents(fee.amountCents)}, paid by the {fee.payer}:{' '}
          {settled[fee.settlement]}
        </p>
      )}
    </>
  );
}
