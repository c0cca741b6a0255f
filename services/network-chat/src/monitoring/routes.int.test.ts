import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { childWordsWritten as childWordsInClientServices } from '@sidework/contracts/client-services/events';
import { childWordsWritten as childWordsInEducationEvents } from '@sidework/contracts/education-events/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { childWordsWritten as childWordsInMarketplace } from '@sidework/contracts/marketplace/events';
import { listConversations } from '@sidework/contracts/network-chat/conversations';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import { listMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import * as api from '@sidework/contracts/network-chat/monitoring';
import { sendReport } from '@sidework/contracts/network-chat/reports';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConnection, aFamily, aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
type Family = Awaited<ReturnType<typeof aFamily>>;
let mia: Family;
let noah: Family;
let moderator: Actor;

/** Two children who are connected and may write to each other. */
beforeEach(async () => {
  mia = await aFamily(service, 'Mia K.');
  noah = await aFamily(service, 'Noah B.');
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  await aConnection(service.db, {
    requester: mia.child,
    receiver: noah.child,
    answeredAt: new Date(),
  });
  await anOpenConversation(service.db, mia.child, noah.child);
});

const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const write = (by: Actor, to: Actor, content = 'Shall we play?', id: string = randomUUID()) =>
  send(by, sendMessage, { body: { id, receiverId: to.id, content } });
const looksAt = (by: Actor, family: Family) =>
  service.as(by).call(api.listChildConversations, { params: { childId: family.child.id } });
const reads = (by: Actor, family: Family, other: Actor) => ({
  endpoint: api.listChildMessages,
  args: { params: { childId: family.child.id, personId: other.id } },
  by,
});
const read = async ({ by, endpoint, args }: ReturnType<typeof reads>) =>
  (await service.as(by).call(endpoint, args)).json();
const recorded = async (by: Actor) => {
  const told = await service.emitted(accessRecorded.type);
  return told
    .filter(({ data }) => data.actorId === by.id)
    .map(({ data: { childId, what, reason } }) => ({ childId, what, reason }));
};
const open = (by: Actor, one: Actor, other: Actor, reason = 'A report says so') =>
  send(by, api.openConversation, { body: { oneId: one.id, otherId: other.id, reason } });

describe('what children write to each other [1.7-6]', () => {
  it('is kept for the guardians of both with the message', async () => {
    const id = randomUUID();
    expect(await write(mia.child, noah.child, 'Hi', id)).toBe(201);
    const rows = await service.sql`
      select child_id from monitored_messages where message_id = ${id} order by child_id`;
    expect(rows.map(({ child_id }) => child_id)).toEqual([mia.child.id, noah.child.id].sort());
  });

  it.each([
    ['a phone number', 'Call me at 555-010-0199'],
    ['an e-mail', 'Write to mia@example.com'],
    ['a link', 'Look at https://example.com/me'],
    ['an address', 'I live at 12 Elm Street'],
  ])(
    'is held where it tells %s: the child is told, nothing is sent, its guardian sees it',
    async (_, content) => {
      expect(await write(mia.child, noah.child, content)).toBe('422 contact_in_message');
      const params = { personId: mia.child.id };
      const got = await service.as(noah.child).call(listMessages, { params });
      expect(got.json().items).toEqual([]);
      const { held } = (await looksAt(mia.guardian, mia)).json();
      expect(held).toMatchObject([{ content, receiver: { fullName: 'Noah B.' } }]);
      expect((await looksAt(noah.guardian, noah)).json().held).toEqual([]);
    },
  );

  it('is held where it tells it in parts', async () => {
    for (const part of ['The lawn is wide', 'Mow at 973', '555'])
      expect(await write(mia.child, noah.child, part)).toBe(201);
    expect(await write(noah.child, mia.child, '0142 is the best')).toBe(201);
    expect(await write(mia.child, noah.child, '0142 is the best')).toBe('422 contact_in_message');
  });

  it('is not kept as held where the child may not write at all', async () => {
    const stranger = await aFamily(service, 'Zoe S.');
    const content = 'Call me at 555-010-0199';
    expect(await write(mia.child, stranger.child, content)).toBe('403 messaging_not_allowed');
    expect((await looksAt(mia.guardian, mia)).json().held).toEqual([]);
  });

  it('reaches neither while the guardian of the receiver permits no messages', async () => {
    await service.sql`update people set permits = '{}' where id = ${noah.child.id}`;
    expect(await write(mia.child, noah.child)).toBe('403 messaging_not_allowed');
    expect(await write(noah.child, mia.child)).toBe('403 guardian_does_not_permit');
  });
});

describe('a guardian', () => {
  it('reads what their child writes, each look is recorded, and nothing counts as read [CHAT-16]', async () => {
    await write(noah.child, mia.child);
    const { conversations } = (await looksAt(mia.guardian, mia)).json();
    expect(conversations).toMatchObject([{ person: { fullName: 'Noah B.' }, messageCount: 1 }]);
    const { items } = await read(reads(mia.guardian, mia, noah.child));
    expect(items).toMatchObject([{ content: 'Shall we play?', read: false }]);
    const own = (await service.as(mia.child).call(listConversations)).json().items;
    expect(own).toMatchObject([{ unreadCount: 1 }]);
    expect(await recorded(mia.guardian)).toEqual([
      { childId: mia.child.id, what: 'conversations_read', reason: null },
      { childId: mia.child.id, what: 'messages_read', reason: null },
    ]);
  });

  it('of another child is told that there is none, and nothing is recorded', async () => {
    await write(noah.child, mia.child);
    expect((await looksAt(noah.guardian, mia)).json().code).toBe('person_not_found');
    const asked = await read(reads(noah.guardian, mia, noah.child));
    expect(asked.code).toBe('person_not_found');
    expect(await recorded(noah.guardian)).toEqual([]);
  });

  it('writes nothing in the child’s place', async () => {
    expect(await write(mia.guardian, noah.child)).toBe('403 messaging_not_allowed');
    const body = { senderId: mia.child.id, receiverId: noah.child.id, content: 'Hi' };
    expect(await send(mia.guardian, sendMessage, { body })).toBe('403 not_the_sender');
  });
});

describe('what is written about the work of a child [D-117]', () => {
  const words = (isHeld: boolean, writer: Actor) => ({
    id: randomUUID(),
    childIds: [mia.child.id],
    writerId: writer.id,
    kind: 'negotiation' as const,
    subjectId: randomUUID(),
    title: 'Mow the lawn',
    isHeld,
    texts: { reason: 'The lawn is larger than we thought.' },
  });
  const wordsOf = async (by: Actor) =>
    (await service.as(by).call(api.listChildWords, { params: { childId: mia.child.id } })).json();
  const toldTo = (by: Actor) => service.sql`
    select kind, title, path from notifications where receiver_id = ${by.id} order by created_at`;

  it.each([childWordsInClientServices, childWordsInMarketplace, childWordsInEducationEvents])(
    'is kept for the guardian, who is told once and looks on the record: $type',
    async (event) => {
      const client = await service.person({}, { fullName: 'Clara Client' });
      const written = words(false, client);
      const id = randomUUID();
      await service.receive(event, written, { id });
      await service.receive(event, written, { id });
      expect((await wordsOf(mia.guardian)).items).toMatchObject([
        {
          id: written.id,
          kind: 'negotiation',
          title: 'Mow the lawn',
          isHeld: false,
          texts: ['The lawn is larger than we thought.'],
          isByChild: false,
          writerName: 'Clara Client',
        },
      ]);
      const path = `/guardian/children/${mia.child.id}`;
      expect(await toldTo(mia.guardian)).toEqual([
        { kind: 'child_words', title: 'Mow the lawn', path },
      ]);
      expect(await recorded(mia.guardian)).toEqual([
        { childId: mia.child.id, what: 'words_read', reason: null },
      ]);
    },
  );

  it('is told as held back once for all that one writer tries within an hour, and all of it is kept', async () => {
    const [client, other] = [await service.person(), await service.person()];
    const minutes = (count: number) => new Date(Date.UTC(2026, 10, 21, 12, count));
    for (const [writer, at] of [
      [client, 0],
      [client, 1],
      [client, 59],
      [other, 2],
      [client, 120],
    ] as const)
      await service.receive(childWordsInClientServices, words(true, writer), {
        at: minutes(at),
      });
    expect(await toldTo(mia.guardian)).toHaveLength(3);
    expect((await wordsOf(mia.guardian)).items).toHaveLength(5);
  });

  it('is told as held back where it was, and is nobody else’s to read', async () => {
    await service.receive(childWordsInClientServices, words(true, mia.child));
    expect(await toldTo(mia.guardian)).toMatchObject([{ kind: 'child_words_held' }]);
    expect((await wordsOf(mia.guardian)).items).toMatchObject([{ isHeld: true, isByChild: true }]);
    expect((await wordsOf(noah.guardian)).code).toBe('person_not_found');
    expect(await toldTo(noah.guardian)).toEqual([]);
  });
});

describe('a moderator', () => {
  it('reads where a child is, with a reason that is recorded for each child', async () => {
    await write(mia.child, noah.child);
    expect(await open(moderator, mia.child, noah.child)).toBe(200);
    const rows = await recorded(moderator);
    expect(rows.map(({ childId }) => childId).sort()).toEqual([mia.child.id, noah.child.id].sort());
    expect(rows).toMatchObject([
      { what: 'messages_read', reason: 'A report says so' },
      { what: 'messages_read', reason: 'A report says so' },
    ]);
  });

  it('reads nothing without a reason, and adults only while a report between them waits', async () => {
    const [ada, ben] = [await service.person(), await service.person()];
    await anOpenConversation(service.db, ada, ben);
    await aMessage(service.db, { from: ben, to: ada });
    expect(await open(moderator, mia.child, noah.child, ' ')).toBe('400 invalid_input');
    expect(await open(moderator, ada, ben)).toBe('404 no_conversation');
    await send(ada, sendReport, { body: { thing: 'person', subjectId: ben.id, reason: 'scam' } });
    expect(await open(moderator, ada, ben)).toBe(200);
    expect(await recorded(moderator)).toHaveLength(2);
    await service.sql`update reports set decided_at = now(), decision = 'dismissed', decided_by = ${moderator.id}`;
    expect(await open(moderator, ada, ben)).toBe('404 no_conversation');
  });

  it('is the only one who opens: not a guardian, nor one of the two', async () => {
    for (const by of [mia.guardian, mia.child, await service.person({ roles: ['moderator'] })])
      expect(await open(by, mia.child, noah.child)).toMatch(/^403/);
  });
});
