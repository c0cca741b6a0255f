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

export interface JudgedMails {
  read: number;
  faults: { reader: string; place: string; says: string }[];
}

/**
 * Gives a function that reads each mail which came since the last time as its receiver does, and adds to what it gave
 * before. The mailbox keeps the newest few hundred alone, so a long walk has to ask in between.
 */
export function openMailJudge(mailboxUrl: string, world: World, since: Date) {
  const { markers, facts } = world;
  const judged: JudgedMails = { read: 0, faults: [] };
  const known = new Set<string>();
  return async (): Promise<JudgedMails> => {
    for (let start = 0; ; start += 100) {
      const url = `${mailboxUrl}/api/v1/messages?limit=100&start=${start}`;
      const { messages } = await answerOf<Page>(url);
      const fresh = messages.filter(
        ({ ID, Created }) => new Date(Created) >= since && !known.has(ID),
      );
      for (const { ID, To } of fresh) {
        known.add(ID);
        const { Subject, Text, HTML } = await answerOf<Mail>(`${mailboxUrl}/api/v1/message/${ID}`);
        judged.read += 1;
        for (const { Address } of To) {
          const player = receiverAt(world, Address);
          const reader: Reader = player ?? { id: undefined, kind: 'nobody' };
          // The address stands in what is mailed to it.
          const text = [Subject, Text, HTML].join('\n').replaceAll(Address, '');
          const asked = { place: `the mail "${Subject}"`, at: Date.now() };
          for (const { marker, where } of metWrongly(markers, facts, { text, reader, ...asked }))
            judged.faults.push({
              reader: player?.name ?? 'an address that nobody confirmed',
              place: asked.place,
              says: `${marker.kind} of ${nameOf(world, marker.writerId)}: ${where}`,
            });
        }
      }
      if (fresh.length < 100) return judged;
    }
  };
}

/** Finds the owner of an address; an address that a child named belongs to its guardian. */
const receiverAt = ({ cast, everybody }: World, address: string) =>
  [...everybody, cast.staff].find(({ email }) => email === address) ??
  cast.children.find(({ parentEmail }) => parentEmail === address)?.guardians[0];

export const nameOf = ({ cast, everybody }: World, id: string) =>
  [...everybody, cast.staff].find((each) => each.id === id)?.name ?? id;

async function answerOf<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
