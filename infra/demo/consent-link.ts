import { setTimeout as sleep } from 'node:timers/promises';

interface Found {
  messages: { ID: string }[];
}

/** What the newest link mailed to a parent carries, as soon as it has arrived in the mailbox. */
export async function consentLinkTo(mailboxUrl: string, parentEmail: string) {
  for (let tries = 0; tries < 150; tries += 1) {
    const query = encodeURIComponent(`to:${parentEmail}`);
    const { messages } = await read<Found>(`${mailboxUrl}/api/v1/search?query=${query}`);
    for (const { ID } of messages) {
      const { Text } = await read<{ Text: string }>(`${mailboxUrl}/api/v1/message/${ID}`);
      const link = /https?:\S+\/guardian\/consent\?\S+/.exec(Text)?.[0];
      if (!link) continue;
      const given = new URLSearchParams(link.replace(/^[^?#]*[?#]/, ''));
      return { requestId: given.get('request') ?? '', token: given.get('token') ?? '' };
    }
    await sleep(100);
  }
  throw new Error(`No link came to ${parentEmail}.`);
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
