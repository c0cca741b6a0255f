import { setTimeout as sleep } from 'node:timers/promises';

interface Found {
  messages: { ID: string }[];
}

/** Waits for the newest link mailed to a parent, and gives what it carries. */
export async function consentLinkTo(mailboxUrl: string, parentEmail: string) {
  const [link = ''] = await mailed(mailboxUrl, parentEmail, /https?:\S+\/guardian\/consent\?\S+/);
  const given = new URLSearchParams(link.replace(/^[^?#]*[?#]/, ''));
  return { requestId: given.get('request') ?? '', token: given.get('token') ?? '' };
}

/** The code mailed to the address of a link, where the guardian's account has another one. */
export async function consentCodeTo(mailboxUrl: string, parentEmail: string) {
  const [code = ''] = await mailed(mailboxUrl, parentEmail, /^\d{6}$/m);
  return code;
}

/** Gives the match of `wanted` in the newest mail to `to` that has one. */
async function mailed(mailboxUrl: string, to: string, wanted: RegExp): Promise<RegExpExecArray> {
  for (let tries = 0; tries < 150; tries += 1) {
    const query = encodeURIComponent(`to:${to}`);
    const { messages } = await read<Found>(`${mailboxUrl}/api/v1/search?query=${query}`);
    for (const { ID } of messages) {
      const { Text } = await read<{ Text: string }>(`${mailboxUrl}/api/v1/message/${ID}`);
      const found = wanted.exec(Text);
      if (found) return found;
    }
    await sleep(100);
  }
  throw new Error(`No mail with ${wanted} came to ${to}.`);
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
