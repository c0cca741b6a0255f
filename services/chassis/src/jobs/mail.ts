import { sql as statement } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Sql, Tx } from '../db/db.ts';
import { wakeAfterCommit } from '../db/wake-after-commit.ts';
import type { Logger } from '../operations/logger.ts';
import { keepWorking } from './keep-working.ts';
import { mailFailure } from './mail-failure.ts';

/** A file that goes with a mail; what the queue holds of it goes once it is sent. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same words for programs that show HTML. */
  html?: string;
  attachments?: MailAttachment[];
}

/** Queues a mail in the business transaction: it is sent after the commit, again and again until the server takes it. */
export async function queueMail(
  tx: Tx,
  { to, subject, text, html, attachments = [] }: Mail,
): Promise<void> {
  const files = attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content).toString('base64'),
  }));
  await tx.execute(statement`
    insert into mail_queue (id, recipient, subject, body_text, body_html, attachments)
    values (${uuidv7()}, ${to}, ${subject}, ${text}, ${html ?? null},
            ${files.length > 0 ? JSON.stringify(files) : null}::jsonb)`);
  wakeAfterCommit('mail');
}

/**
 * Removes what is queued for an address or was sent to it: its owner has left. With `about`, what is queued goes only where it
 * says so: others' mails to the same address are still to come.
 */
export async function forgetMailsTo(tx: Tx, address: string, about?: string): Promise<void> {
  await tx.execute(statement`
    delete from mail_queue where recipient = ${address}
      and (sent_at is not null or strpos(body_text, ${about ?? ''}) > 0)`);
}

interface QueuedMail {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  attachments: { filename: string; contentType: string; content: string }[] | null;
  attempts: number;
}

type Transport = ReturnType<typeof createTransport>;

const longestPause = 300;
const mostAttempts = 30;

/**
 * Takes the next mail that is due. It is put off by a minute before it is sent, so that the sending needs no
 * transaction: a process that dies with it leaves it to the next after that minute. What is due within a second is due, as
 * a clock may have been set back since it was queued.
 */
async function claimNext(sql: Sql): Promise<QueuedMail | undefined> {
  const [mail] = await sql<QueuedMail[]>`
    update mail_queue set attempts = attempts + 1, due_at = now() + interval '1 minute'
    where id = (
      select id from mail_queue where sent_at is null and due_at <= now() + interval '1 second'
      order by due_at limit 1 for update skip locked)
    returning id, recipient, subject, body_text, body_html, attachments, attempts`;
  return mail;
}

/** A 5xx of the server is its last word on this mail (RFC 5321, 4.2.1); anything else may pass. */
const Refusal = z.object({ responseCode: z.number().min(500).max(599) });

/** Gives why the mail did not leave, where it is given up. */
async function putOff(sql: Sql, { id, attempts }: QueuedMail, error: unknown) {
  const failure = mailFailure(error);
  const isFinal = Refusal.safeParse(error).success || attempts >= mostAttempts;
  const pause = Math.min(2 ** attempts, longestPause);
  await sql`
    update mail_queue set last_error = ${failure},
      due_at = ${isFinal ? sql`'infinity'` : sql`now() + ${pause} * interval '1 second'`}
    where id = ${id}`;
  return isFinal ? failure : undefined;
}

type QueuedFile = NonNullable<QueuedMail['attachments']>[number];

/** A calendar file that asks or cancels is also sent as a part of the text, as mail programs act on it only there (RFC 6047). */
function withInvitation(files: QueuedFile[]) {
  const invitation = files.find(({ contentType }) => methodOf(contentType));
  const method = methodOf(invitation?.contentType);
  return {
    attachments: files
      .filter((file) => file !== invitation)
      .map((file) => ({ ...file, encoding: 'base64' })),
    ...(invitation && method && { icalEvent: { ...invitation, method, encoding: 'base64' } }),
  };
}

const methodOf = (contentType = '') =>
  /^text\/calendar;.*method=(REQUEST|CANCEL)$/.exec(contentType)?.[1];

/** Sends one mail that is due; false where none is. */
async function sendNext(sql: Sql, transport: Transport, from: string, log: Logger) {
  const mail = await claimNext(sql);
  if (!mail) return false;
  try {
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      ...(mail.body_html !== null && { html: mail.body_html }),
      ...withInvitation(mail.attachments ?? []),
      // The same for each attempt: a repeat after a crash can be told from a second mail.
      messageId: `<${mail.id}@sidework>`,
    });
  } catch (error) {
    const failure = await putOff(sql, mail, error);
    if (failure) log.error({ mailId: mail.id, failure }, 'a mail was given up');
    return true;
  }
  await sql`update mail_queue set sent_at = now(), body_text = '', body_html = null, attachments = null
    where id = ${mail.id}`;
  return true;
}

/** Keeps sending what is queued, woken by commits and every 2 s, until the given function is called. */
export async function startMailer(sql: Sql, smtpUrl: string, from: string, log: Logger) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    socketTimeout: 5_000,
  });
  const stop = await keepWorking({
    sql,
    wokenBy: 'mail',
    every: 2_000,
    doNext: () => sendNext(sql, transport, from, log),
    onError: (error) => log.warn({ err: error }, 'the mail queue could not be read'),
  });
  return async () => {
    await stop();
    transport.close();
  };
}
