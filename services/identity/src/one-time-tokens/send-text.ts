import type { Tx } from '@sidework/chassis/db';
import type { Deps } from '../deps.ts';
import type { Channel } from '../sms/sms.ts';
import { makeToken } from './queries.ts';

export interface Texting {
  userId: string;
  purpose: 'sms' | 'phone_change' | 'reauthentication';
  /** Digits only. */
  sentTo: string;
  channel: Channel;
}

export interface Sent {
  message_id?: string;
}

/** Makes the code of a purpose and texts it; to a number for tests nothing goes out, since its code is known. */
export async function sendText(deps: Deps, tx: Tx, texting: Texting): Promise<Sent> {
  const { GOTRUE_SMS_TEST_OTP, GOTRUE_SMS_TEMPLATE } = deps.config;
  const { sentTo, channel } = texting;
  const known = GOTRUE_SMS_TEST_OTP[sentTo];
  const { code } = await makeToken(deps, tx, { ...texting, code: known });
  if (known) return { message_id: 'test-otp' };
  const text = GOTRUE_SMS_TEMPLATE.replaceAll(/\{\{\s*\.Code\s*\}\}/g, code);
  await deps.sms.send(tx, { to: sentTo, text, channel });
  return {};
}
