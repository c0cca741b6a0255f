import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { type MailboxServer, startMailbox } from './mailbox.ts';

interface Found {
  total: number;
  messages: Mail[];
}

describe('the mailbox', () => {
  let folder: string;
  let mailbox: MailboxServer;
  const get = (path: string) => fetch(`http://127.0.0.1:${mailbox.httpPort}${path}`);
  const list = async (path: string) => (await get(path)).json() as Promise<Found>;
  const latest = async () => (await get('/api/v1/message/latest')).json() as Promise<Mail>;

  async function deliver(mail: SendMailOptions) {
    const transport = createTransport(`smtp://127.0.0.1:${mailbox.smtpPort}`);
    await transport.sendMail({ from: 'Sidework <hello@sidework.local>', ...mail });
    transport.close();
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sidework-mailbox-'));
    mailbox = await startMailbox({ folder, smtpPort: 0, httpPort: 0 });
    await deliver({ to: 'Ada <ada@example.com>', subject: 'Grüße', text: 'Code 123456' });
    await deliver({
      to: 'Bob <bob@example.com>',
      bcc: 'carol@example.com',
      subject: '<b>Hello</b>',
      text: 'See http://localhost:8080/jobs.',
      html: '<p>Hello <script>alert(1)</script></p>',
      attachments: [{ filename: 'a.txt', content: 'four' }],
    });
  });

  afterAll(async () => {
    await mailbox.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('lists what came, newest first', async () => {
    const { total, messages } = await list('/api/v1/messages');
    expect(total).toBe(2);
    expect(messages[1]).toMatchObject({
      From: { Name: 'Sidework', Address: 'hello@sidework.local' },
      To: [{ Name: 'Ada', Address: 'ada@example.com' }],
      Subject: 'Grüße',
      Snippet: 'Code 123456',
    });
    expect((await list('/api/v1/messages?limit=1')).messages).toHaveLength(1);
  });

  it.each([
    ['to:ADA@example.com', 1],
    ['to:"ada@example.com" subject:grüße', 1],
    ['to:ada@example.com attached', 0],
    ['to:carol@example.com', 1],
    ['from:hello@sidework.local', 2],
    ['123456', 1],
  ])('finds by "%s"', async (query, count) => {
    const { messages } = await list(`/api/v1/search?query=${encodeURIComponent(query)}`);
    expect(messages).toHaveLength(count);
  });

  it('gives a mail with its parts, and the message as it came', async () => {
    const mail = await latest();
    expect(mail).toMatchObject({
      Bcc: [{ Address: 'carol@example.com' }],
      Text: expect.stringContaining('http://localhost:8080/jobs.'),
      Attachments: [{ FileName: 'a.txt', Size: 4 }],
    });
    expect(await (await get(`/api/v1/message/${mail.ID}/raw`)).text()).toContain('Subject:');
    expect((await get('/api/v1/message/unknown')).status).toBe(404);
  });

  it('shows a mail without letting it act', async () => {
    const { ID } = await latest();
    const page = await (await get(`/mail/${ID}`)).text();
    expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(page).toContain('<a href="http://localhost:8080/jobs"');
    expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const html = await get(`/mail/${ID}/html`);
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers nobody who came by another name than localhost', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      const asking = request(
        { port: mailbox.httpPort, path: '/api/v1/messages', headers: { host: 'evil.example' } },
        (response) => resolve(response.resume().statusCode),
      );
      asking.end();
    });
    expect(status).toBe(403);
  });

  it('keeps the mails over a restart, and forgets them when told', async () => {
    await mailbox.stop();
    mailbox = await startMailbox({ folder, smtpPort: 0, httpPort: 0 });
    expect((await list('/api/v1/messages')).total).toBe(2);
    const { ID } = await latest();
    const forget = (body?: string) =>
      fetch(`http://127.0.0.1:${mailbox.httpPort}/api/v1/messages`, { method: 'DELETE', body });
    await forget(JSON.stringify({ IDs: [ID] }));
    expect((await list('/api/v1/messages')).total).toBe(1);
    await forget();
    expect((await list('/api/v1/messages')).total).toBe(0);
  });
});
