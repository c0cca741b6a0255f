import type { Actor } from '@sidework/chassis/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { requireMailBudget } from '../limits/message-budget.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import { transactionThatTexts } from '../sms/texting.ts';
import { requirePause } from './require-pause.ts';
import { sendMail } from './send-mail.ts';
import { type Sent, sendText } from './send-text.ts';

const unprocessable = { status: 422 };

/** Sends the signed-in user a code, by mail where there is an address. */
export async function reauthenticate(deps: Deps, actor: Actor): Promise<Sent> {
  const { config, db } = deps;
  const { email, phone } = await db.transaction(async (tx) => {
    await requireSession(tx, actor);
    return reachable(await lockUser(tx, actor.id));
  });
  if (email) await requireMailBudget(db, config);
  return transactionThatTexts(deps, async (tx) => {
    const user = await lockUser(tx, actor.id);
    if (!user) throw refused('session_not_found');
    requirePause(deps, user, 'reauthentication', email ? 'mail' : 'text');
    const sending = { userId: user.id, purpose: 'reauthentication' } as const;
    if (!email) return sendText(deps, tx, { ...sending, sentTo: phone, channel: 'sms' });
    await sendMail(deps, tx, { ...sending, sentTo: email });
    return {};
  });
}

function reachable(user: Awaited<ReturnType<typeof lockUser>>) {
  const { email = null, phone = null } = user ?? {};
  if (!user || (!email && !phone))
    throw refused(
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  if (email && !user.emailConfirmedAt)
    throw refused('email_not_confirmed', 'Please verify your email first.', unprocessable);
  if (!email && !user.phoneConfirmedAt)
    throw refused('phone_not_confirmed', 'Please verify your phone first.', unprocessable);
  return { email, phone: phone ?? '' };
}
