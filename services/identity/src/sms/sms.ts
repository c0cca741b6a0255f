import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { Config } from '../config.ts';
import { boundedQueue } from '../passwords/queue.ts';
import { refused } from '../refusals/refusal.ts';

export type Channel = 'sms' | 'whatsapp';

export interface TextMessage {
  /** Digits only. */
  to: string;
  text: string;
  channel: Channel;
}

/** How text messages leave; `sms_send_failed` where they do not. To be asked outside of any transaction. */
export interface Sms {
  send(db: Db, message: TextMessage): Promise<void>;
  /** As long as the last message took, for an answer that must not tell that there was none. */
  pause(): Promise<void>;
}

/** In all, also for a message that has to wait for others. */
const patience = 5_000;
const bounds = { atOnce: 10, waiting: 50 };

const notSent = () =>
  refused('sms_send_failed', 'Error sending confirmation sms: the sender does not answer');

/** The built-in sender writes to the mailbox, under an address made of the number; another listens to a webhook. */
export function openSms({ GOTRUE_SMS_PROVIDER, SMS_WEBHOOK_URL }: Config): Sms {
  if (GOTRUE_SMS_PROVIDER === 'mailbox')
    return {
      send: (db, { to, text }) =>
        db.transaction((tx) =>
          queueMail(tx, { to: `${to}@sms.sidework.local`, subject: 'Text message', text }),
        ),
      pause: async () => {},
    };
  const inTurn = boundedQueue(bounds, notSent);
  let lastTook = 0;
  return {
    async send(_db, message) {
      const began = performance.now();
      const signal = AbortSignal.timeout(patience);
      const response = await inTurn(() => post(SMS_WEBHOOK_URL ?? '', message, signal)).finally(
        () => {
          lastTook = performance.now() - began;
        },
      );
      if (!response?.ok) throw notSent();
    },
    pause: () => pause(lastTook),
  };
}

async function post(url: string, message: TextMessage, signal: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal,
  }).catch(() => undefined);
  // An unread body would keep the connection open.
  await response?.body?.cancel().catch(() => {});
  return response;
}
