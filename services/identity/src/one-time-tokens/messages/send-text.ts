import type { Tx } from '@sidework/chassis/db/db';
import { cancelPhoneChange } from '../../accounts/contact.ts';
import { lockUser, saveUser } from '../../accounts/queries.ts';
import type { Metadata } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { codeText } from '../../sms/code-text.ts';
import type { Channel } from '../../sms/sms.ts';
import * as texts from '../../sms/texting.ts';
import { makeToken, takeTokenBack } from '../tokens/make-token.ts';

export interface Texting {
  userId: string;
  purpose: 'sms' | 'phone_change' | 'reauthentication';
  /** Digits only. */
  sentTo: string;
  channel: Channel;
  resetWith?: Metadata | undefined;
}

export interface Sent {
  message_id?: string;
}

/** Makes the code of a purpose and texts it once `tx` stands; to a number for tests nothing goes out, since its code is known. */
export async function sendText(deps: Deps, tx: Tx, texting: Texting): Promise<Sent> {
  const { userId, purpose, sentTo, channel } = texting;
  const known = deps.config.GOTRUE_SMS_TEST_OTP[sentTo];
  const { code, token } = await makeToken(deps, tx, { ...texting, code: known });
  if (known) return { message_id: 'test-otp' };
  const text = codeText(deps.config, code);
  texts.text(tx, {
    to: sentTo,
    text,
    channel,
    // The user first, as wherever tokens are made.
    takeBack: async (undoing) => {
      const user = await lockUser(undoing, userId);
      await takeTokenBack(undoing, { userId, purpose, token });
      // Another change may have begun while this number was texted, and its code is on its way.
      if (purpose === 'phone_change' && user?.phoneChange === sentTo)
        await saveUser(undoing, user, cancelPhoneChange(user));
    },
  });
  return {};
}
