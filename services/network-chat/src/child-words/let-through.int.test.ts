import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  keepWordsAnswer,
  type MarkedSubject,
  markOf,
} from '@sidework/chassis/people/words-answers';
import { isWaitedFor, pidOf } from '@sidework/chassis/testing/waiting';
import { childWordsWritten } from '@sidework/contracts/client-services/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { childHireApproved } from '@sidework/contracts/marketplace/events';
import { childWordsAnswered } from '@sidework/contracts/network-chat/events';
import { sendMessage } from '@sidework/contracts/network-chat/messages';
import * as api from '@sidework/contracts/network-chat/monitoring';
import { sendRoomMessage } from '@sidework/contracts/network-chat/rooms';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aConnection, aFamily, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
const doubtful = 'My house has a red door';
const contact = 'Call me at 555-010-0199';
const waits = '422 words_wait_for_guardian';

type Family = Awaited<ReturnType<typeof aFamily>>;
let mia: Family;
let noah: Family;
let client: Actor;
beforeEach(async () => {
  mia = await aFamily(service, 'Mia K.');
  noah = await aFamily(service, 'Noah B.');
  client = await service.person({}, { fullName: 'Clara Client' });
});

const codeOf = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const { statusCode, json } = await service.as(by).call(endpoint, args);
  return statusCode < 400 ? statusCode : `${statusCode} ${json().code}`;
};
const wordsOf = async ({ child, guardian }: Family): Promise<api.ChildWordsView[]> => {
  const args = { params: { childId: child.id } };
  return (await service.as(guardian).call(api.listChildWords, args)).json().items;
};
const answer = (
  by: Actor,
  { child }: Family,
  wordsId: string,
  endpoint: Endpoint = api.letWordsThrough,
) => codeOf(by, endpoint, { params: { childId: child.id, wordsId } });
async function answerOf(family: Family, endpoint: Endpoint = api.letWordsThrough) {
  const [newest] = await wordsOf(family);
  return answer(family.guardian, family, newest?.id ?? '', endpoint);
}
const toldTo = async ({ id }: Actor) =>
  (
    await service.sql`
      select kind, title, path from notifications where receiver_id = ${id} order by created_at`
  ).filter(({ kind }) => kind !== 'room_opened');

/** Words about a service, which a client wrote to children. */
const receive = (children: Family[], text = doubtful) =>
  receiveOf(
    children.map(({ child }) => child.id),
    text,
  );
async function receiveOf(
  childIds: string[],
  text: string,
  { mark = 'a mark', at = new Date() } = {},
) {
  const words = {
    id: randomUUID(),
    writerId: client.id,
    kind: 'negotiation' as const,
    isHeld: true,
    subjectId: randomUUID(),
    title: 'Mow the lawn',
    texts: { reason: text },
    childIds,
    ...(text === doubtful && { waiting: [mark] }),
  };
  const [outcome] = await service.receive(childWordsWritten, words, { at });
  return { ...words, outcome };
}

describe('doubtful words about work [D-117]', () => {
  it('wait for a guardian, who is told; a yes is told to the services and to the writer', async () => {
    const { id, subjectId } = await receive([mia]);
    expect(await toldTo(mia.guardian)).toMatchObject([{ kind: 'child_words_waiting' }]);
    expect(await wordsOf(mia)).toMatchObject([{ id, isHeld: true, answer: 'waiting' }]);
    expect(await answerOf(mia)).toBe(204);
    expect(await wordsOf(mia)).toMatchObject([{ id, answer: 'let_through' }]);
    const [told] = (await service.emitted(childWordsAnswered.type)).filter(
      ({ data }) => data.wordsId === id,
    );
    expect(told?.data).toMatchObject({
      writerId: client.id,
      childId: mia.child.id,
      marks: ['a mark'],
      isLetThrough: true,
    });
    expect(await toldTo(client)).toEqual([
      { kind: 'words_let_through', title: 'Mow the lawn', path: `/services/${subjectId}` },
    ]);
    expect(await answerOf(mia)).toBe('409 words_not_waiting');
  });

  it('are kept back without a word to their writer', async () => {
    const { id } = await receive([mia]);
    expect(await answerOf(mia, api.keepWordsBack)).toBe(204);
    expect(await wordsOf(mia)).toMatchObject([{ id, answer: 'kept_back' }]);
    expect(await toldTo(client)).toEqual([]);
    expect(await answerOf(mia)).toBe('409 words_not_waiting');
  });

  it('that concern two children need the yes of a guardian of each', async () => {
    await receive([mia, noah]);
    expect(await answerOf(mia)).toBe(204);
    expect(await toldTo(client)).toEqual([]);
    expect(await answerOf(noah)).toBe(204);
    expect(await toldTo(client)).toMatchObject([{ kind: 'words_let_through' }]);
  });

  it('that two guardians let through at the same moment are told of to their writer', async () => {
    const { id } = await receive([mia, noah]);
    let answered: Promise<unknown> | undefined;
    await service.sql.begin(async (sql) => {
      await sql`
        update child_words
        set answered_at = now(), answered_by = ${noah.guardian.id}, is_let_through = true
        where id = ${id} and child_id = ${noah.child.id}`;
      let isOver = false;
      answered = answer(mia.guardian, mia, id).finally(() => {
        isOver = true;
      });
      const pid = await pidOf(sql);
      await vi.waitFor(async () => {
        expect(isOver || (await isWaitedFor(service.sql, pid))).toBe(true);
      }, 10_000);
    });
    expect(await answered).toBe(204);
    expect(await toldTo(client)).toMatchObject([{ kind: 'words_let_through' }]);
  });

  it('are asked about once while they wait', async () => {
    await receive([mia]);
    await receive([mia]);
    expect(await wordsOf(mia)).toHaveLength(1);
    expect(await toldTo(mia.guardian)).toHaveLength(1);
  });

  it('of one writer are told of once an hour', async () => {
    const tell = (minutes: number, mark: string) =>
      receiveOf([mia.child.id], doubtful, {
        mark,
        at: new Date(Date.now() + minutes * 60_000),
      });
    await tell(0, 'one');
    await tell(30, 'two');
    expect(await wordsOf(mia)).toHaveLength(2);
    expect(await toldTo(mia.guardian)).toHaveLength(1);
    await tell(91, 'three');
    expect(await toldTo(mia.guardian)).toHaveLength(2);
  });

  it('to somebody who is not known yet are kept once the person is known as a child', async () => {
    const unknown = randomUUID();
    expect((await receiveOf([unknown], doubtful)).outcome).toMatch(/^retried/);
    const child = await service.person(
      { id: unknown, accountType: 'sidework_kids' },
      { guardianIds: [mia.guardian.id] },
    );
    await receiveOf([unknown], doubtful);
    expect(await wordsOf({ ...mia, child })).toMatchObject([{ answer: 'waiting' }]);
    const adult = await service.person();
    await receiveOf([adult.id], doubtful);
    const kept = await service.sql`select from child_words where child_id = ${adult.id}`;
    expect(kept).toHaveLength(0);
  });

  it('that one of two children waits for already are told of to their writer after both answers', async () => {
    await receive([mia]);
    await receive([mia, noah]);
    expect(await answerOf(noah)).toBe(204);
    expect(await toldTo(client)).toEqual([]);
    expect(await answerOf(mia)).toBe(204);
    expect(await toldTo(client)).toMatchObject([{ kind: 'words_let_through' }]);
  });

  it('whose first yes has run out are told of to their writer after the new one', async () => {
    await receive([mia, noah]);
    await answerOf(mia);
    await service.sql`
      update child_words set answered_at = now() - interval '8 days', at = at - interval '8 days'
      where child_id = ${mia.child.id}`;
    expect(await answerOf(noah)).toBe(204);
    expect(await toldTo(client)).toEqual([]);
    await receive([mia]);
    expect(await answerOf(mia)).toBe(204);
    expect(await toldTo(client)).toMatchObject([{ kind: 'words_let_through' }]);
  });

  it('that come twice at the same moment wait once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => receive([mia])));
    expect(await wordsOf(mia)).toHaveLength(1);
    expect(await toldTo(mia.guardian)).toHaveLength(1);
  });

  it('are nobody else’s to answer', async () => {
    const { id } = await receive([mia]);
    expect(await answer(noah.guardian, mia, id)).toBe('404 person_not_found');
    expect(await answer(noah.guardian, noah, id)).toBe('404 words_not_found');
    expect(await answer(client, mia, id)).toBe('404 person_not_found');
    expect(await answer(mia.child, mia, id)).toBe('403 permission_denied');
  });

  it('alone can be let through: contact details never are', async () => {
    await receive([mia], contact);
    expect(await wordsOf(mia)).toMatchObject([{ isHeld: true, answer: null }]);
    expect(await answerOf(mia)).toBe('409 words_not_waiting');
  });
});

describe('a doubtful message of a child', () => {
  interface Place {
    place: string;
    families(): Family[];
    send(content?: string, id?: string): Promise<unknown>;
    page(): string;
    about(): MarkedSubject;
  }
  let roomId: string;
  beforeEach(async () => {
    const parties = { requester: mia.child, receiver: noah.child };
    await aConnection(service.db, { ...parties, answeredAt: new Date() });
    await anOpenConversation(service.db, mia.child, noah.child);
    roomId = randomUUID();
    await service.receive(childHireApproved, {
      jobId: randomUUID(),
      proposalId: roomId,
      childId: mia.child.id,
      clientId: client.id,
      guardianIds: [mia.guardian.id],
      title: 'Rake the leaves',
      proposedCostCents: 4_000,
      waitsUntil: '2099-12-01T10:00:00.000Z',
      approvedBy: mia.guardian.id,
    });
  });

  const places: Place[] = [
    {
      place: 'in a room',
      families: () => [mia],
      send: (content = doubtful, id = randomUUID()) =>
        codeOf(mia.child, sendRoomMessage, { params: { roomId }, body: { id, content } }),
      page: () => `/chat?room=${roomId}`,
      about: () => ({ kind: 'room', subjectId: roomId }),
    },
    {
      place: 'to another child',
      families: () => [mia, noah],
      send: (content = doubtful, id = randomUUID()) =>
        codeOf(mia.child, sendMessage, { body: { id, receiverId: noah.child.id, content } }),
      page: () => `/chat?user=${noah.child.id}`,
      about: () => ({ kind: 'message', subjectId: noah.child.id }),
    },
  ];
  const kept = () => service.sql`
    select content from messages where sender_id = ${mia.child.id}
    union all select content from room_messages where sender_id = ${mia.child.id}`;

  it.each(places)('$place is sent once after each guardian’s yes', async (place) => {
    const { send, families, page } = place;
    const id = randomUUID();
    expect(await send(doubtful, id)).toBe(waits);
    for (const family of families()) {
      expect(await send(doubtful, id)).toBe(waits);
      const toGuardian = await toldTo(family.guardian);
      expect(toGuardian.map(({ kind }) => kind)).toEqual(['child_words_waiting']);
      expect(await answerOf(family)).toBe(204);
    }
    expect(await toldTo(mia.child)).toMatchObject([{ kind: 'words_let_through', path: page() }]);
    expect(await kept()).toEqual([]);
    expect(await send(doubtful, id)).toBe(201);
    // A repeat whose answer was lost is no second message.
    expect(await send(doubtful, id)).toBeLessThan(300);
    expect(await send()).toBe(waits);
    expect(await kept()).toEqual([{ content: doubtful }]);
  });

  it.each(places)('$place is held once a guardian kept it back', async ({ send, families }) => {
    await send();
    await answerOf(families().at(-1) ?? mia, api.keepWordsBack);
    expect(await send()).toBe('422 contact_in_message');
  });

  it.each(places)(
    '$place is held once kept back, also where the filter calls it clear by now',
    async ({ send, families, about }) => {
      const clear = 'The lawn is done';
      const family = families().at(-1) ?? mia;
      await service.db.transaction((tx) =>
        keepWordsAnswer(tx, {
          wordsId: randomUUID(),
          writerId: mia.child.id,
          childId: family.child.id,
          marks: [markOf(clear, about())],
          isLetThrough: false,
          until: new Date(Date.now() + 3_600_000).toISOString(),
          answeredBy: family.guardian.id,
        }),
      );
      expect(await send(clear)).toBe('422 contact_in_message');
      expect(await send('The lawn is done, I think')).toBe(201);
    },
  );

  it.each(places)('$place is held at once where it tells contact details', async ({ send }) => {
    expect(await send(contact)).toBe('422 contact_in_message');
    expect(await wordsOf(mia)).toEqual([]);
  });

  it.each(places)('$place passes as before without them', async ({ send }) => {
    expect(await send('The lawn is done')).toBe(201);
  });
});
