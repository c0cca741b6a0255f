import type { Tx } from '@sidework/chassis/db/db';
import { lockUser, lockUserByPhone, usersChangingToPhone } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { transactionThatTexts } from '../../sms/texting.ts';
import { sendText } from '../messages/send-text.ts';
import { textedLately } from '../tokens/pauses.ts';
import { waitingPurposes } from '../tokens/queries.ts';
import { resetUnlessWaiting } from '../tokens/token.ts';

/**
 * The sender is only asked if there is something to send, and its failure is not told, so the answer is the same for
 * every number.
 */
export async function resendByText(deps: Deps, type: string, phone: string) {
  await transactionThatTexts(
    deps,
    (tx) => (type === 'sms' ? again(deps, tx, phone) : againOfChange(deps, tx, phone)),
    { isWaitedFor: false },
  );
}

async function again(deps: Deps, tx: Tx, phone: string) {
  const user = await lockUserByPhone(tx, phone);
  if (!user || user.phoneConfirmedAt || textedLately(deps, user, 'sms')) return;
  const { id: userId } = user;
  const beginning = resetUnlessWaiting(await waitingPurposes(tx, userId), 'sms');
  const texting = { userId, purpose: 'sms', sentTo: phone, channel: 'sms' } as const;
  await sendText(deps, tx, { ...texting, ...beginning });
}

/** Clients give the new number, as its holder knows it; GoTrue knows the account by the one that it has still. */
async function againOfChange(deps: Deps, tx: Tx, phone: string) {
  const holder = await lockUserByPhone(tx, phone);
  const [asking] = await usersChangingToPhone(tx, phone);
  const user = holder ?? (asking && (await lockUser(tx, asking.id)));
  if (!user?.phoneChange || textedLately(deps, user, 'phone_change')) return;
  const { id: userId, phoneChange: sentTo } = user;
  if (!(await waitingPurposes(tx, userId)).includes('phone_change')) return;
  await sendText(deps, tx, { userId, purpose: 'phone_change', sentTo, channel: 'sms' });
}
