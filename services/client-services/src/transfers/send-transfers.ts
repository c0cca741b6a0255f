import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { payoutArrived, payoutFailed } from '@sidework/contracts/client-services/events';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { entriesOf } from '../ledger/queries.ts';
import { AccountRefused, TransferRefused } from '../payment-provider/provider.ts';
import { doubted, type PayoutAccount, refusedByBank } from '../payout-accounts/payout-account.ts';
import { lockPayoutAccount, savePayoutAccount } from '../payout-accounts/queries.ts';
import { endTransfer, keepTries, lockDueTransfer, type Transfer } from './queries.ts';

type SendDeps = Pick<Deps, 'db' | 'now' | 'provider' | 'log'>;

/**
 * A payout that was refused so often is given up, and its money is back on the balance. What the provider did not answer may
 * have been done: it is asked for under the same key for ever, and a refund is as well.
 */
const mostRefusals = 8;
const hour = 60 * 60_000;

/** Sends one transfer that is due; false where none is. */
async function sendTransfer(deps: SendDeps): Promise<boolean> {
  const transfer = await claim(deps);
  if (!transfer) return false;
  try {
    const { amountCents, reference, personId, destinationToken: token } = transfer;
    const key = keyOf(transfer);
    if (reference) await deps.provider.refund({ reference, amountCents, key });
    else await deps.provider.payOut({ personId, token, amountCents, key });
  } catch (err) {
    deps.log.warn({ err, transferId: transfer.id }, 'the provider did not send a transfer');
    if (err instanceof AccountRefused) await giveUp(deps, transfer, refusedByBank);
    else if (err instanceof TransferRefused) await recordRefusal(deps, transfer);
    return true;
  }
  await finish(deps, transfer);
  return true;
}

/** The provider keeps a refusal under its key, so what was refused is sent under another. */
const keyOf = ({ id, refusals }: Transfer): string => (refusals === 0 ? id : `${id}-${refusals}`);

async function recordRefusal(deps: SendDeps, transfer: Transfer): Promise<void> {
  const refusals = transfer.refusals + 1;
  if (transfer.kind === 'payout' && refusals >= mostRefusals)
    return giveUp(deps, transfer, doubted);
  await keepTries(deps.db, transfer.id, { refusals });
}

/** Puts the next try off before the provider is asked, so that an instance that dies meanwhile holds up no other. */
const claim = ({ db, now }: SendDeps): Promise<Transfer | undefined> =>
  db.transaction(async (tx) => {
    const at = now();
    const due = await lockDueTransfer(tx, at);
    if (!due) return undefined;
    const wait = Math.min(hour, 2 ** due.tries * 5_000);
    const nextTryAt = new Date(at.getTime() + wait);
    const tried = { tries: due.tries + 1, nextTryAt };
    await keepTries(tx, due.id, tried);
    return { ...due, ...tried };
  });

const finish = ({ db, now }: SendDeps, transfer: Transfer) =>
  db.transaction(async (tx) => {
    const at = now();
    const { id, kind, personId, amountCents, serviceId } = transfer;
    if (!(await endTransfer(tx, id, { status: 'sent', sentAt: at }))) return;
    if (kind === 'payout') return tellPayout(tx, payoutArrived, transfer, at);
    const entries = Posting.moved(Posting.refundTo(personId), [[Posting.cash, amountCents]]);
    await post(tx, { kind: 'refund_sent', cause: `transfer:${id}`, serviceId, entries }, at);
  });

/** A payout that cannot be delivered is back on the balance: its transaction is reversed. */
const giveUp = (
  { db, now }: SendDeps,
  transfer: Transfer,
  judge: (account: PayoutAccount, now: Date) => PayoutAccount,
) =>
  db.transaction(async (tx) => {
    const at = now();
    const { id, ledgerTransactionId, destinationToken } = transfer;
    const account = await lockPayoutAccount(tx, transfer.personId);
    const hasFailed = await endTransfer(tx, id, { status: 'failed' });
    if (!hasFailed || !ledgerTransactionId) return;
    const entries = Posting.reversed(await entriesOf(tx, [ledgerTransactionId]));
    const cause = `payout-failed:${id}`;
    await post(tx, { kind: 'payout_failed', cause, reversesId: ledgerTransactionId, entries }, at);
    if (account && account.token === destinationToken)
      await savePayoutAccount(tx, judge(account, at));
    await tellPayout(tx, payoutFailed, transfer, at);
  });

const tellPayout = (
  tx: Tx,
  event: typeof payoutArrived | typeof payoutFailed,
  { id: payoutId, personId, amountCents }: Transfer,
  at: Date,
): Promise<void> =>
  emit(tx, event as typeof payoutArrived, { payoutId, personId, amountCents }, at);

export const sendTransfersJob: BackgroundJob<SendDeps> = {
  name: 'send-transfers',
  every: 5_000,
  wokenBy: 'transfers',
  run: sendTransfer,
};
