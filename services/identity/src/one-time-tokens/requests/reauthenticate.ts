import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../sessions/queries.ts';
import { transactionThatTexts } from '../../sms/texting.ts';
import { requirePause } from '../messages/require-pause.ts';
import { sendMail } from '../messages/send-mail.ts';
import { type Sent, sendText } from '../messages/send-text.ts';
import { transactionThatMails } from '../messages/transaction-that-mails.ts';
import { reachOf } from './message-request.ts';

const purpose = 'reauthentication';

/** Sends the signed-in user a code, by mail where there is an address. */
export async function reauthenticate(deps: Deps, actor: Actor): Promise<Sent> {
  const { email } = await deps.db.transaction((tx) => lockReachable(tx, actor));
  if (!email) return transactionThatTexts(deps, (tx) => textCode(deps, tx, actor));
  await transactionThatMails(deps, 'known', (tx) => mailCode(deps, tx, actor));
  return {};
}

async function mailCode(deps: Deps, tx: Tx, actor: Actor) {
  const { user, email } = await lockReachable(tx, actor);
  requirePause(deps, user, purpose, 'mail');
  await sendMail(deps, tx, { userId: user.id, purpose, sentTo: email });
}

async function textCode(deps: Deps, tx: Tx, actor: Actor) {
  const { user, phone } = await lockReachable(tx, actor);
  requirePause(deps, user, purpose, 'text');
  return sendText(deps, tx, { userId: user.id, purpose, sentTo: phone, channel: 'sms' });
}

async function lockReachable(tx: Tx, actor: Actor) {
  const user = await lockUser(tx, actor.id);
  await requireSession(tx, actor);
  return reachOf(user);
}
