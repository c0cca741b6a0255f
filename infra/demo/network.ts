import { type Ask, eventually, type Member } from './deeds.ts';
import type { Step } from './timeline.ts';

/** The requests to connect, and whether each was accepted; the others wait. */
const connections: [daysAgo: number, from: string, to: string, isAccepted: boolean][] = [
  [140, 'pat', 'ruth', true],
  [120, 'sam', 'pat', true],
  [96, 'helen', 'ines', true],
  [80, 'marcus', 'sam', true],
  [61, 'naomi', 'lucia', true],
  [44, 'ruth', 'devon', true],
  [15.2, 'clara', 'pat', true],
  [13, 'ruth', 'clara', true],
  [9, 'naomi', 'clara', true],
  [5, 'clara', 'sam', false],
  [4.2, 'tom', 'clara', false],
  [2.4, 'arjun', 'clara', false],
  [1.9, 'devon', 'pat', false],
  [1.2, 'marcus', 'pat', false],
];

/** First words to strangers, which wait as requests. */
const requests: [daysAgo: number, from: string, to: string, content: string][] = [
  [
    1.6,
    'devon',
    'clara',
    'Hello Clara, I paint the house next to yours on Thursday. If your porch is to be done before winter, I have the ladder there anyway.',
  ],
  [1.1, 'helen', 'pat', 'Do you also come to Portland for a whole house, or do you know somebody?'],
  [
    0.9,
    'lucia',
    'elena',
    'I have a buyer for your condo in Newark. Send me a copy of the deed and your bank details today, and it is sold on Friday.',
  ],
];

/** The reports that wait for the moderators: the last words of one to the other, and a gig. */
const reportedWords = {
  by: 'elena',
  from: 'lucia',
  reason: 'scam',
  comment: 'I never said that I sell. She asks a stranger for bank details.',
} as const;
const reportedGig = {
  by: 'tom',
  title: 'Help with buying your first home',
  reason: 'spam',
  comment: 'The same text stands on three other sites, each with another name.',
} as const;

/** Makes connections, open requests to connect, and reports for moderators. */
export function meetPeople(
  ask: Ask,
  member: (key: string) => Member,
  gigId: (title: string) => string,
): Step[] {
  const asking = connections.map(([daysAgo, from, to, isAccepted]) => ({
    daysAgo,
    async run() {
      const body = { receiverId: member(to).id };
      const made = await eventually(() =>
        ask('POST', '/api/connections', member(from).token, body),
      );
      const path = `/api/connections/${made.id}`;
      if (isAccepted) await ask('PATCH', path, member(to).token, { status: 'accepted' });
    },
  }));
  const writing = requests.map(([daysAgo, from, to, content]) => ({
    daysAgo,
    run: async () =>
      void (await ask('POST', '/api/messages', member(from).token, {
        receiverId: member(to).id,
        content,
      })),
  }));
  async function reportWords() {
    const { by, from, reason, comment } = reportedWords;
    const { token } = member(by);
    const { lastMessage } = await ask('GET', `/api/conversations/${member(from).id}`, token);
    const { id } = lastMessage as { id: string };
    await ask('POST', '/api/reports', token, {
      thing: 'message',
      subjectId: id,
      reason,
      comment,
    });
  }
  async function reportGig() {
    const { by, title, reason, comment } = reportedGig;
    await ask('POST', `/api/gigs/${gigId(title)}/report`, member(by).token, { reason, comment });
  }
  return [
    ...asking,
    ...writing,
    { daysAgo: 0.8, run: reportWords },
    { daysAgo: 0.3, run: reportGig },
  ];
}
