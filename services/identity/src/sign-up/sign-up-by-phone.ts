import type { Tx } from '@sidework/chassis/db/db';
import type { AuthSession, AuthUser } from '@sidework/contracts/identity/accounts/auth';
import { hashChosen } from '../accounts/choose-password.ts';
import { plainMetadata, requirePhone } from '../accounts/input.ts';
import { lockUserByPhone } from '../accounts/queries.ts';
import type { Metadata } from '../accounts/table.ts';
import { toAuthUser } from '../accounts/view.ts';
import type { Deps } from '../deps.ts';
import type { Pkce } from '../flow-states/challenge.ts';
import { inEvenTime } from '../one-time-tokens/messages/in-even-time.ts';
import { sendText } from '../one-time-tokens/messages/send-text.ts';
import { textedLately } from '../one-time-tokens/tokens/pauses.ts';
import { noteSent } from '../one-time-tokens/tokens/queries.ts';
import { startSession } from '../sessions/start-session.ts';
import { requireByPhone } from '../sign-in/enabled-ways/enabled-ways.ts';
import { readChannel } from '../sms/channel.ts';
import type { Channel } from '../sms/sms.ts';
import * as texts from '../sms/texting.ts';
import { createAccount } from './create-account.ts';
import { keepSignUpMark } from './keep-sign-up-mark.ts';
import { openAccount } from './open-account.ts';
import { refuseChallenge, requireNew } from './registration.ts';
import type { Visit } from './visit.ts';

interface Body extends Pkce {
  phone: string;
  password: string;
  data?: unknown;
  channel?: string | null | undefined;
}

export async function signUpByPhone(
  deps: Deps,
  body: Body,
  { source }: Visit,
): Promise<AuthSession | AuthUser> {
  const { config, db, now } = deps;
  requireByPhone(config, 'Phone signups are disabled');
  const phone = requirePhone(body.phone);
  const channel = readChannel(body.channel);
  refuseChallenge(body.code_challenge);
  const data = plainMetadata(body.data);
  const passwordHash = await hashChosen(deps, body.password, '', source);
  const isConfirmed = config.GOTRUE_SMS_AUTOCONFIRM;
  const account = openAccount(deps, { phone, passwordHash, data, isConfirmed });
  const { id } = account.user;
  if (isConfirmed)
    return db.transaction(async (tx) => {
      requireNew(await createAccount(tx, account));
      return startSession(deps, tx, id, { method: 'password', source });
    });
  await inEvenTime(deps, () =>
    texts.transactionThatTexts(
      deps,
      async (tx) => {
        if (await createAccount(tx, account))
          await sendText(deps, tx, { userId: id, purpose: 'sms', sentTo: phone, channel });
        else {
          const tried = { way: 'phone', password: body.password } as const;
          await keepSignUpMark(deps, tx, await lockUserByPhone(tx, phone), tried);
          await textKnown(deps, tx, { phone, channel, data });
        }
      },
      { whose: 'anybody' },
    ),
  );
  return toAuthUser(config, { ...account, user: { ...account.user, textSentAt: now() } });
}

/** Tells only the holder of the number that it has signed up before. */
async function textKnown(
  deps: Deps,
  tx: Tx,
  { phone, channel, data }: { phone: string; channel: Channel; data: Metadata },
) {
  const known = await lockUserByPhone(tx, phone);
  if (!known || textedLately(deps, known, 'sms')) return;
  const { id } = known;
  if (!known.phoneConfirmedAt) {
    const texting = { userId: id, purpose: 'sms', sentTo: phone, channel } as const;
    await sendText(deps, tx, { ...texting, resetWith: data });
    return;
  }
  await noteSent(tx, id, 'sms', deps.now());
  const text = 'You already have a Sidework account with this number. You can simply sign in.';
  const takeBack = (undoing: Tx) => noteSent(undoing, id, 'sms', null);
  texts.text(tx, { to: phone, text, channel, takeBack });
}
