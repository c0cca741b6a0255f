import { createHash } from 'node:crypto';
import { generate } from 'otplib';
import { walk as followTo, type TestProvider } from '../test/oidc-provider.ts';
import type { WalkConfig } from './config.ts';
import type { Message, Tools } from './tools.ts';

const patience = 15_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The tools for the world outside the client; a walk in a browser uses the same ones. */
export function toolsOutside(
  { origin, mailbox, serviceToken }: WalkConfig,
  provider: TestProvider,
): Omit<Tools, 'authenticator'> {
  const read = new Set<string>();
  const signInAs = (login: string) =>
    provider.signInAs(login, { email: login, email_verified: true, name: 'Ada Example' });
  return {
    url: `${origin}/auth/v1`,
    redirectTo: `${origin}/auth`,
    serviceToken,
    async message(to) {
      const address = to.includes('@') ? to : `${to}@sms.sidework.local`;
      for (const end = Date.now() + patience; Date.now() < end; await pause(100)) {
        const found = (await mailsTo(mailbox, address)).find(({ ID }) => !read.has(ID));
        if (!found) continue;
        read.add(found.ID);
        return readMessage(mailbox, found.ID);
      }
      throw new Error(`No message came to ${to}.`);
    },
    totp: (secret, steps) =>
      generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps }),
    async visit(url) {
      const { headers, status } = await fetch(url, { redirect: 'manual' });
      const location = headers.get('location');
      if (!location) throw new Error(`${url} leads nowhere: ${status}`);
      return location;
    },
    async signInAtProvider(url, login) {
      signInAs(login);
      return (await followTo(url, `${origin}/auth?`)).href;
    },
    async idToken(login, nonce) {
      signInAs(login);
      return provider.idToken(login, { nonce: createHash('sha256').update(nonce).digest('hex') });
    },
  };
}

interface Found {
  ID: string;
}

async function mailsTo(mailbox: string, address: string): Promise<Found[]> {
  const query = encodeURIComponent(`to:${address}`);
  const reply = await fetch(`${mailbox}/api/v1/search?query=${query}`);
  return ((await reply.json()) as { messages: Found[] }).messages;
}

async function readMessage(mailbox: string, id: string): Promise<Message> {
  const reply = await fetch(`${mailbox}/api/v1/message/${id}`);
  const { Text: text } = (await reply.json()) as { Text: string };
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return {
    text,
    code: /\b\d{6}\b/.exec(text.replaceAll(/https?:\/\/\S+/g, ''))?.[0] ?? '',
    tokenHash: link ? (new URL(link).searchParams.get('token_hash') ?? '') : '',
  };
}
