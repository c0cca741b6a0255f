import {
  cancellationFeePercentage,
  releaseDays,
  serviceFeeBps,
} from '@sidework/contracts/client-services/terms';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFee } from '@sidework/contracts/kernel/percent';

/** Until when money is held (D-39, D-44); `released` says who releases it. The caller adds the full stop. */
export const heldUntil = (released: string, isDone = false): string =>
  `held until ${released}. If nobody does, it is released automatically ${releaseDays} days after ${isDone ? 'it is' : 'the work is done and'} fully funded, unless there is a dispute`;

/** The words differ for the client and for other readers (D-41). */
export const whoPaysToCancel = (reader: 'client' | 'other'): string =>
  reader === 'client'
    ? 'the person who cancels, or by you if you did not show up or pay'
    : 'the person who cancels, or by the client if they did not show up or pay';

/** The fee of cancelling as it will be agreed on, for who is about to. */
export const feeToCancel = (reader: 'client' | 'other'): string =>
  `The cancellation fee is ${cancellationFeePercentage}%, paid by ${whoPaysToCancel(reader)}.`;

/** A child's guardian keeps the money for the child. */
export function netText(cents: number, isChild: boolean, feeBps = serviceFeeBps): string {
  const fee = `the platform’s fee of ${feeBps / 100}%`;
  const who = isChild ? 'Your guardian, who keeps it for you, gets' : 'You get';
  return cents > 0
    ? `${who} ${formatCents(lessFee(cents, feeBps).netCents)} of ${formatCents(cents)}, after ${fee}.`
    : `${who} it less ${fee}.`;
}
