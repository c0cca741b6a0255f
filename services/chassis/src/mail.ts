import { sql as statement } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import type { Sql, Tx } from './db.ts';
import type { Logger } from './logger.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Queues a mail in the business transaction: it is sent after the commit, again and again until the server takes it. */
export async function queueMail(tx: Tx, { to, subject, text }: Mail): Promise<void> {
  await tx.execute(statement`
    insert into mail_queue (id, recipient, subject, body_text)
    values (${uuidv7()}, ${to}, ${subject}, ${text})`);
  await tx.execute(statement`select pg_notify('mail_' || current_schema(), '')`);
}

interface QueuedMail {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  attempts: number;
}

const longestPause = 15;

/** Sends one mail that is due; false where none is. A refused one waits 2, 4, 8, at most 15 seconds, and stays. */
async function sendNext(sql: Sql, transport: ReturnType<typeof createTransport>, from: string) {
  return sql.begin(async (tx) => {
    const [mail] = await tx<QueuedMail[]>`
      select id, recipient, subject, body_text, attempts from mail_queue
      where sent_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked`;
    if (!mail) return false;
    try {
      // The id makes a repeat after a crash between sending and commit recognisable as the same mail.
      await transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        messageId: `<${mail.id}@sidework>`,
      });
      await tx`update mail_queue set sent_at = now(), body_text = '' where id = ${mail.id}`;
    } catch (error) {
      const pause = Math.min(2 ** (mail.attempts + 1), longestPause);
      await tx`
        update mail_queue set attempts = attempts + 1, last_error = ${String(error)},
          due_at = now() + ${pause} * interval '1 second'
        where id = ${mail.id}`;
    }
    return true;
  });
}

/** Keeps sending what is queued, woken by NOTIFY and every 2 s, until the given function is called. */
export async function startMailer(sql: Sql, smtpUrl: string, from: string, log: Logger) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 3_000,
    socketTimeout: 5_000,
  });
  let open = true;
  let wake = () => {};
  const rouse = () => wake();
  const [{ schema } = { schema: '' }] = await sql<{ schema: string }[]>`
    select current_schema() as schema`;
  const listening = await sql.listen(`mail_${schema}`, rouse, rouse);
  const loop = (async () => {
    while (open) {
      try {
        while (open && (await sendNext(sql, transport, from)));
      } catch (error) {
        log.warn({ err: error }, 'the mail queue could not be read');
      }
      if (open)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 2_000);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
    }
  })();
  return async () => {
    open = false;
    rouse();
    await loop;
    await listening.unlisten();
    transport.close();
  };
}
