import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { payoutArrived, payoutFailed } from '@sidework/contracts/client-services/events/money';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { entriesOf } from '../ledger/queries.ts';
import { AccountRefused, TransferRefused } from '../payment-provider/provider.ts';
import { doubted, type PayoutAccount, refusedByBank } from '../payout-accounts/payout-account.ts';
import { lockPayoutAccount, savePayoutAccount } from '../payout-accounts/queries.ts';
import { lockDueTransfer, lockSending, saveTransfer } from './queries.ts';
import * as Transfer from './transfer.ts';

type SendDeps = Pick<Deps, 'db' | 'now' | 'provider' | 'log'>;

/** Sends one transfer that is due; false where none is. */
async function sendTransfer(deps: SendDeps): Promise<boolean> {
  const transfer = await claim(deps);
  if (!transfer) return false;
  try {
    const { amountCents, reference, personId, destinationToken: token } = transfer;
    const key = Transfer.keyOf(transfer);
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

async function recordRefusal(deps: SendDeps, before: Transfer.Transfer): Promise<void> {
  const refused = Transfer.refuse(before);
  if (Transfer.isHopeless(refused)) return giveUp(deps, before, doubted);
  await deps.db.transaction((tx) => saveTransfer(tx, before, refused));
}

/** An instance that dies while it asks the provider holds up no other, because the next try is put off first. */
const claim = ({ db, now }: SendDeps): Promise<Transfer.Transfer | undefined> =>
  db.transaction(async (tx) => {
    const at = now();
    const due = await lockDueTransfer(tx, at);
    if (!due) return undefined;
    const tried = Transfer.attempt(due, at);
    await saveTransfer(tx, due, tried);
    return tried;
  });

const finish = ({ db, now }: SendDeps, { id }: Transfer.Transfer) =>
  db.transaction(async (tx) => {
    const at = now();
    const sending = await lockSending(tx, id);
    if (!sending) return;
    await saveTransfer(tx, sending, Transfer.arrive(sending, at));
    const { kind, personId, amountCents, serviceId } = sending;
    if (kind === 'payout') return tellPayout(tx, payoutArrived, sending, at);
    const entries = Posting.moved(Posting.refundTo(personId), [[Posting.cash, amountCents]]);
    await post(tx, { kind: 'refund_sent', cause: `transfer:${id}`, serviceId, entries }, at);
  });

/** A payout that cannot be delivered is back on the balance: its transaction is reversed. */
const giveUp = (
  { db, now }: SendDeps,
  { id, personId }: Transfer.Transfer,
  judge: (account: PayoutAccount, now: Date) => PayoutAccount,
) =>
  db.transaction(async (tx) => {
    const at = now();
    const account = await lockPayoutAccount(tx, personId);
    const sending = await lockSending(tx, id);
    if (!sending) return;
    await saveTransfer(tx, sending, Transfer.fail(sending));
    const { ledgerTransactionId: reversesId, destinationToken } = sending;
    if (!reversesId) return;
    const entries = Posting.reversed(await entriesOf(tx, [reversesId]));
    const cause = `payout-failed:${id}`;
    await post(tx, { kind: 'payout_failed', cause, reversesId, entries }, at);
    if (account && account.token === destinationToken)
      await savePayoutAccount(tx, judge(account, at));
    await tellPayout(tx, payoutFailed, sending, at);
  });

const tellPayout = (
  tx: Tx,
  event: typeof payoutArrived | typeof payoutFailed,
  { id: payoutId, personId, amountCents }: Transfer.Transfer,
  at: Date,
): Promise<void> =>
  emit(tx, event as typeof payoutArrived, { payoutId, personId, amountCents }, at);

export const sendTransfersJob: BackgroundJob<SendDeps> = {
  name: 'send-transfers',
  every: 5_000,
  wokenBy: 'transfers',
  run: sendTransfer,
};
