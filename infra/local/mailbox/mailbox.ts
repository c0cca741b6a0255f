import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type MailStore, openMailStore } from './mail-store.ts';
import { type ApiAnswer, answerApi } from './mailpit-api.ts';
import { htmlPart, listPage, mailPage } from './page.ts';

export interface MailboxServer {
  smtpPort: number;
  httpPort: number;
  stop(): Promise<void>;
}

const largestMail = 20 * 1024 * 1024;

/** Receives every mail the platform sends and delivers none. Port 0 takes a free one. */
export async function startMailbox(options: {
  folder: string;
  smtpPort: number;
  httpPort: number;
}): Promise<MailboxServer> {
  const store = await openMailStore(options.folder);
  const smtp = receiver(store);
  const smtpPort = await listen(smtp.server, options.smtpPort);
  const http = createServer((request, response) => {
    answer(store, request).then(
      (reply) => send(response, reply),
      (error) => send(response, page(500, String(error))),
    );
  });
  const httpPort = await listen(http, options.httpPort);
  return {
    smtpPort,
    httpPort,
    async stop() {
      http.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => http.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
    },
  };
}

function receiver(store: MailStore): SMTPServer {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      };
      buffer(stream)
        .then((message) => {
          if (stream.sizeExceeded) throw new Error('The mail is larger than 20 MiB.');
          return store.add(message, envelope);
        })
        .then(() => done(), done);
    },
  });
  // A client that hangs up in the middle is no reason to end the mailbox.
  smtp.on('error', () => {});
  return smtp;
}

async function answer(store: MailStore, request: IncomingMessage): Promise<ApiAnswer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  // A page on another name that resolves to this machine must not read the mails.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(request.headers.host ?? '')) {
    return page(403, 'The mailbox answers on localhost only.');
  }
  if (pathname === '/') return page(200, listPage(store.list()));
  const [, id = '', part] = pathname.match(/^\/mail\/([\w-]+)(\/html)?$/) ?? [];
  const mail = store.find(id);
  if (mail) return page(200, part ? htmlPart(mail) : mailPage(mail));
  return answerApi(store, {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    body: (await buffer(request)).toString(),
  });
}

function page(status: number, body: string): ApiAnswer {
  return { status, type: 'text/html; charset=utf-8', body };
}

function send(response: ServerResponse, { status, type, body }: ApiAnswer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
