import { metWrongly } from './judge.ts';
import type { Reader } from './may-meet.ts';
import type { World } from './world.ts';

interface Page {
  messages: { ID: string; Created: string; To: { Address: string }[] }[];
}

interface Mail {
  Subject: string;
  Text: string;
  HTML: string;
}

/** Reads each mail that came since then as its receiver does. */
export async function judgeMails(mailboxUrl: string, world: World, since: Date) {
  const { markers, facts } = world;
  const faults: { reader: string; place: string; says: string }[] = [];
  let read = 0;
  for (let start = 0; ; start += 100) {
    const url = `${mailboxUrl}/api/v1/messages?limit=100&start=${start}`;
    const { messages } = await answerOf<Page>(url);
    const ours = messages.filter(({ Created }) => new Date(Created) >= since);
    for (const { ID, To } of ours) {
      const { Subject, Text, HTML } = await answerOf<Mail>(`${mailboxUrl}/api/v1/message/${ID}`);
      read += 1;
      for (const { Address } of To) {
        const player = receiverAt(world, Address);
        const reader: Reader = player ?? { id: undefined, kind: 'nobody' };
        // The address stands in what is mailed to it.
        const text = [Subject, Text, HTML].join('\n').replaceAll(Address, '');
        const asked = { place: `the mail "${Subject}"`, at: Date.now() };
        for (const { marker, where } of metWrongly(markers, facts, { text, reader, ...asked }))
          faults.push({
            reader: player?.name ?? 'an address that nobody confirmed',
            place: asked.place,
            says: `${marker.kind} of ${nameOf(world, marker.writerId)}: ${where}`,
          });
      }
    }
    if (ours.length < 100) return { read, faults };
  }
}

/** Whose account it is; a parent's address that a child named is its guardian's. */
const receiverAt = ({ cast, everybody }: World, address: string) =>
  [...everybody, cast.staff].find(({ email }) => email === address) ??
  cast.children.find(({ parentEmail }) => parentEmail === address)?.guardians[0];

export const nameOf = ({ cast, everybody }: World, id: string) =>
  [...everybody, cast.staff].find((each) => each.id === id)?.name ?? id;

async function answerOf<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
