import type { Tx } from '@sidework/chassis/db';
import { queueMail } from '@sidework/chassis/mail';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';

export type Channel = 'sms' | 'whatsapp';

export interface TextMessage {
  /** Digits only. */
  to: string;
  text: string;
  channel: Channel;
}

/** How text messages leave; `sms_send_failed` where they do not. */
export interface Sms {
  send(tx: Tx, message: TextMessage): Promise<void>;
}

const patience = 5_000;

/** The built-in sender writes to the mailbox, under an address made of the number; another listens to a webhook. */
export function openSms({ GOTRUE_SMS_PROVIDER, SMS_WEBHOOK_URL }: Config): Sms {
  if (GOTRUE_SMS_PROVIDER === 'mailbox')
    return {
      send: (tx, { to, text }) =>
        queueMail(tx, { to: `${to}@sms.sidework.local`, subject: 'Text message', text }),
    };
  return {
    async send(_tx, message) {
      const response = await fetch(SMS_WEBHOOK_URL ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined);
      if (!response?.ok)
        throw refused(
          'sms_send_failed',
          'Error sending confirmation sms: the sender does not answer',
        );
    },
  };
}
