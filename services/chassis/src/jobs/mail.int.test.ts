import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';
import { createLogger } from '../operations/logger.ts';
import { testDatabase } from '../testing/stores.ts';
import { queueMail, startMailer } from './mail.ts';

let database: Database;
const log = createLogger('test', 'silent');

beforeAll(async () => {
  const { url } = await testDatabase('marketplace', join(import.meta.dirname, '../../migrations'));
  database = openDatabase(url, 'test');
});
afterAll(() => database.close());

const queue = (to: string) =>
  database.db.transaction((tx) => queueMail(tx, { to, subject: 'Grüße', text: 'A link: x' }));
const rowOf = async (to: string) => {
  const [row] = await database.sql`
    select attempts, last_error, body_text, sent_at, due_at = 'infinity' as given_up
    from mail_queue where recipient = ${to}`;
  return row;
};

/** A server that answers each recipient by the first part of the address: `busy` 451, `gone` 550, others it takes. */
async function aServer() {
  const taken: string[] = [];
  const texts: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // It takes domains by their ASCII form only, as many servers do, and shows them in their letters.
    hideSMTPUTF8: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = address.startsWith('busy') ? 451 : address.startsWith('gone') ? 550 : 0;
      const refusal = `5.1.1 <${address}>: no`;
      done(responseCode ? Object.assign(new Error(refusal), { responseCode }) : undefined);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        texts.push(Buffer.concat(pieces).toString());
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { taken, texts, url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => {}) };
}

it('sends what is queued once it is committed, and keeps no text of what was sent', async () => {
  const to = `${randomUUID()}@example.com`;
  const stop = await startMailer(database.sql, inject('smtpUrl'), 'Sidework <x@y.z>', log);
  await queue(to);
  await vi.waitFor(async () => {
    const reply = await fetch(`${inject('mailboxUrl')}/api/v1/search?query=to:${to}`);
    const { messages } = (await reply.json()) as { messages: { Subject: string }[] };
    expect(messages.map((mail) => mail.Subject)).toEqual(['Grüße']);
  }, 5_000);
  await vi.waitFor(async () => {
    expect(await rowOf(to)).toMatchObject({ body_text: '', attempts: 1 });
  }, 5_000);
  await stop();
});

it('tries a mail again where the server is busy, gives one up that it refuses, and sends the others meanwhile', async () => {
  const server = await aServer();
  const lines: string[] = [];
  const kept = createLogger('test', 'info', { write: (line: string) => lines.push(line) });
  const stop = await startMailer(database.sql, server.url, 'Sidework <x@y.z>', kept);
  await queue('busy@example.com');
  await queue('gone@example.com');
  await queue('fine@example.com');
  await vi.waitFor(async () => {
    expect(server.taken).toEqual(['fine@example.com']);
    expect(await rowOf('gone@example.com')).toMatchObject({ given_up: true, sent_at: null });
    expect(await rowOf('busy@example.com')).toMatchObject({ given_up: false, sent_at: null });
  }, 5_000);
  await vi.waitFor(async () => {
    expect((await rowOf('busy@example.com'))?.attempts).toBeGreaterThan(1);
  }, 8_000);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'a mail was given up', failure: 'RCPT TO 550 5.1.1' }),
  ]);
  expect((await rowOf('gone@example.com'))?.last_error).toBe('RCPT TO 550 5.1.1');
  expect((await rowOf('busy@example.com'))?.last_error).toBe('RCPT TO 451 5.1.1');
  expect(lines.join('')).not.toContain('gone@example.com');
  await stop();
  server.close();
});

it('reaches an address that has signs of its own, and a domain in its own letters by the ASCII form', async () => {
  const server = await aServer();
  const stop = await startMailer(database.sql, server.url, 'Sidework <x@y.z>', log);
  const given = ['info@müller.example', 'tom&sue@example.com', 'a/b=c@example.com', "o'b@x.co"];
  for (const to of given) await queue(to);
  await vi.waitFor(() => {
    expect(server.taken.toSorted()).toEqual(given.toSorted());
  }, 5_000);
  await stop();
  server.close();
});

it('keeps a mail while no server answers', async () => {
  const stop = await startMailer(database.sql, 'smtp://127.0.0.1:1', 'Sidework <x@y.z>', log);
  await queue('later@example.com');
  await vi.waitFor(async () => {
    expect(await rowOf('later@example.com')).toMatchObject({ given_up: false, attempts: 1 });
    expect((await rowOf('later@example.com'))?.last_error).toMatch(/ECONNREFUSED/);
  }, 5_000);
  await stop();
});

it.each([
  ['REQUEST', /multipart\/alternative[\s\S]*text\/calendar; charset=utf-8; method=REQUEST/],
  ['CANCEL', /multipart\/alternative[\s\S]*text\/calendar; charset=utf-8; method=CANCEL/],
])(
  'sends a calendar file that says %s beside the text, where mail programs act on it, and as a file',
  async (method, part) => {
    const server = await aServer();
    const stop = await startMailer(database.sql, server.url, 'Sidework <x@y.z>', log);
    const contentType = `text/calendar; charset=utf-8; method=${method}`;
    const files = [
      { filename: 'ticket.pdf', contentType: 'application/pdf', content: 'a ticket' },
      { filename: 'event.ics', contentType, content: `METHOD:${method}` },
    ];
    const mail = { to: `${method}@example.com`, subject: 'An event', text: 'Come.' };
    await database.db.transaction((tx) => queueMail(tx, { ...mail, attachments: files }));
    await vi.waitFor(() => expect(server.texts).toHaveLength(1), 5_000);
    const [text = ''] = server.texts;
    expect(text).toMatch(part);
    const coded = Buffer.from(`METHOD:${method}`).toString('base64');
    expect([text.split(`METHOD:${method}`).length, text.split(coded).length]).toEqual([2, 2]);
    expect(text.match(/filename=\S+/g)).toEqual(['filename=ticket.pdf', 'filename=event.ics']);
    await stop();
    server.close();
  },
);
