import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { childWordsWritten as inClientServices } from '@sidework/contracts/client-services/events';
import { childWordsWritten as inEducationEvents } from '@sidework/contracts/education-events/events';
import type { ChildWords } from '@sidework/contracts/kernel/child-words';
import {
  childHireApproved,
  childWordsWritten as inMarketplace,
} from '@sidework/contracts/marketplace/events';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import { openHeldWords } from '@sidework/contracts/network-chat/held-words';
import { sendMessage } from '@sidework/contracts/network-chat/messages';
import {
  keepWordsBack,
  letWordsThrough,
  listChildWords,
} from '@sidework/contracts/network-chat/monitoring';
import { listReports, sendReport } from '@sidework/contracts/network-chat/reports';
import { sendRoomMessage } from '@sidework/contracts/network-chat/rooms';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConnection, aFamily, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
type Family = Awaited<ReturnType<typeof aFamily>>;
let mia: Family;
let noah: Family;
let client: Actor;
let stranger: Actor;
let moderator: Actor;

beforeEach(async () => {
  mia = await aFamily(service, 'Mia K.');
  noah = await aFamily(service, 'Noah B.');
  client = await service.person({}, { fullName: 'Clara Client' });
  stranger = await service.person({}, { fullName: 'Sam Stranger' });
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const reason = 'A report says so';
const report = async (by: Actor, about: Actor): Promise<string> => {
  const body = { thing: 'person', subjectId: about.id, reason: 'unsafe' };
  return (await service.as(by).call(sendReport, { body })).json().id;
};
const open = async (reportId: string, by: Actor = moderator) =>
  (await service.as(by).call(openHeldWords, { params: { reportId }, body: { reason } })).json();
const recorded = async () =>
  (await service.emitted(accessRecorded.type))
    .filter(({ data }) => data.actorId === moderator.id)
    .map(({ data: { childId, what, reason: why } }) => ({ childId, what, reason: why }));

const held = (given: Partial<ChildWords>): ChildWords => ({
  id: randomUUID(),
  childIds: [mia.child.id],
  writerId: client.id,
  readerIds: [mia.child.id],
  kind: 'negotiation',
  subjectId: randomUUID(),
  title: 'Mow the lawn',
  isHeld: true,
  heldBecause: 'contact',
  texts: { reason: 'Call me at 555-010-0199' },
  ...given,
});

async function answer(family: Family, endpoint: typeof letWordsThrough | typeof keepWordsBack) {
  const params = { childId: family.child.id };
  const { items } = (await service.as(family.guardian).call(listChildWords, { params })).json();
  await service.as(family.guardian).call(endpoint, { params: { ...params, wordsId: items[0].id } });
}

describe('what was kept back around a report', () => {
  it.each([
    ['client-services', inClientServices, 'negotiation'],
    ['marketplace', inMarketplace, 'proposal'],
    ['education-events', inEducationEvents, 'event'],
  ] as const)(
    'in %s is read with its writer, its reader, the reason and the moment',
    async (_, event, kind) => {
      const at = new Date(Date.now() - 60_000);
      await service.receive(event, held({ kind }), { at });
      expect(await open(await report(mia.child, client))).toMatchObject({
        hasMore: false,
        items: [
          {
            kind,
            title: 'Mow the lawn',
            texts: ['Call me at 555-010-0199'],
            childName: 'Mia K.',
            writerName: 'Clara Client',
            readerNames: ['Mia K.'],
            heldBecause: 'contact',
            state: 'refused',
            answeredByName: null,
            at: at.toISOString(),
          },
        ],
      });
    },
  );

  it('in messages and job rooms is read the same way', async () => {
    await aConnection(service.db, {
      requester: mia.child,
      receiver: noah.child,
      answeredAt: new Date(),
    });
    await anOpenConversation(service.db, mia.child, noah.child);
    const roomId = randomUUID();
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
    const contact = 'Call me at 555-010-0199';
    const doubtful = 'My house has a red door';
    const inChat = (content: string) =>
      service.as(mia.child).call(sendMessage, { body: { receiverId: noah.child.id, content } });
    const inRoom = (content: string) =>
      service.as(mia.child).call(sendRoomMessage, { params: { roomId }, body: { content } });
    for (const send of [inChat, inRoom])
      for (const content of [contact, doubtful]) expect((await send(content)).statusCode).toBe(422);
    const said = ({ items }: Awaited<ReturnType<typeof open>>) =>
      items.map((words: Record<string, unknown>) => [
        words['childName'],
        words['kind'],
        words['readerNames'],
        words['heldBecause'],
        words['state'],
      ]);
    expect(said(await open(await report(noah.child, mia.child))).sort()).toEqual([
      ['Mia K.', 'message', ['Noah B.'], 'contact', 'refused'],
      ['Mia K.', 'message', ['Noah B.'], 'doubtful', 'waiting'],
      ['Noah B.', 'message', ['Noah B.'], 'doubtful', 'waiting'],
    ]);
    expect(said(await open(await report(client, mia.child))).sort()).toEqual([
      ['Mia K.', 'room', ['Clara Client'], 'contact', 'refused'],
      ['Mia K.', 'room', ['Clara Client'], 'doubtful', 'waiting'],
    ]);
  });

  it.each([
    ['let_through', letWordsThrough],
    ['kept_back', keepWordsBack],
  ] as const)('names the guardian whose answer is %s', async (state, endpoint) => {
    await service.receive(inClientServices, held({ heldBecause: 'doubtful', waiting: ['a mark'] }));
    const reportId = await report(mia.child, client);
    expect((await open(reportId)).items).toMatchObject([{ state: 'waiting', answeredAt: null }]);
    await answer(mia, endpoint);
    expect((await open(reportId)).items).toMatchObject([
      {
        state,
        heldBecause: 'doubtful',
        answeredByName: 'Guardian of Mia K.',
        answeredAt: expect.any(String),
      },
    ]);
  });

  it('is what was between the two and nobody else, held and nothing that passed', async () => {
    const meant = [
      held({}),
      held({ writerId: mia.child.id, readerIds: [client.id] }),
      held({ readerIds: undefined, heldBecause: undefined }),
    ];
    const others = [
      held({ writerId: stranger.id }),
      held({ writerId: mia.child.id, readerIds: [stranger.id] }),
      held({ childIds: [noah.child.id], readerIds: [noah.child.id] }),
      held({ isHeld: false, heldBecause: undefined }),
    ];
    for (const words of [...meant, ...others]) await service.receive(inClientServices, words);
    const reportId = await report(mia.child, client);
    const ids = (await open(reportId)).items.map(({ id }: ChildWords) => id);
    expect(ids.sort()).toEqual(meant.map(({ id }) => id).sort());
  });

  it('of another child’s message is opened by no report that the child has nothing to do with', async () => {
    await aConnection(service.db, {
      requester: noah.child,
      receiver: mia.child,
      answeredAt: new Date(),
    });
    await anOpenConversation(service.db, noah.child, mia.child);
    const body = { receiverId: mia.child.id, content: 'My house has a red door' };
    expect((await service.as(noah.child).call(sendMessage, { body })).statusCode).toBe(422);
    const items = async (by: Actor, about: Actor) => (await open(await report(by, about))).items;
    expect(await items(mia.child, client)).toEqual([]);
    expect(await items(client, mia.child)).toEqual([]);
    expect(await items(mia.child, noah.child)).toMatchObject([
      { writerName: 'Noah B.' },
      { writerName: 'Noah B.' },
    ]);
  });

  it('is recorded too for a child who wrote it, and whom the report does not concern', async () => {
    const subjectId = randomUUID();
    const words = held({
      kind: 'message',
      childIds: [mia.child.id],
      writerId: noah.child.id,
      readerIds: [mia.child.id, client.id],
      subjectId,
    });
    await service.receive(inClientServices, words);
    expect((await open(await report(mia.child, client))).items).toMatchObject([{ id: words.id }]);
    const looked = (await recorded()).map(({ childId }) => childId);
    expect(looked.sort()).toEqual([mia.child.id, noah.child.id].sort());
  });

  it('of before readers were kept is read by its subject, the reader of a message', async () => {
    const words = held({
      kind: 'message',
      writerId: mia.child.id,
      readerIds: undefined,
      subjectId: client.id,
    });
    await service.receive(inClientServices, words);
    expect((await open(await report(mia.child, client))).items).toMatchObject([{ id: words.id }]);
  });

  it('is read by no moderator who is one of the two people', async () => {
    await service.receive(inClientServices, held({ writerId: moderator.id }));
    const own = [await report(mia.guardian, moderator), await report(moderator, mia.child)];
    for (const reportId of own) {
      const args = { params: { reportId }, body: { reason } };
      const { statusCode, json } = await service.as(moderator).call(openHeldWords, args);
      expect([statusCode, json().code]).toEqual([403, 'own_report']);
    }
    expect(await recorded()).toEqual([]);
  });

  it('is read too where a guardian reports whom the child met', async () => {
    const words = held({});
    await service.receive(inClientServices, words);
    expect((await open(await report(mia.guardian, client))).items).toMatchObject([
      { id: words.id },
    ]);
  });

  it('is recorded with the reason for each child that it concerns, also where nothing is found', async () => {
    expect(await open(await report(noah.child, mia.child))).toEqual({ items: [], hasMore: false });
    const look = { what: 'held_words_read', reason };
    const rows = await recorded();
    expect(rows).toHaveLength(2);
    for (const { child } of [mia, noah])
      expect(rows).toContainEqual({ childId: child.id, ...look });
  });

  it('of adults is nothing to read, and the queue says whom it concerns', async () => {
    const reportId = await report(client, stranger);
    expect((await open(reportId)).code).toBe('no_child_in_report');
    expect(await recorded()).toEqual([]);
    await report(mia.guardian, stranger);
    const query = { reportedId: stranger.id };
    const queue = (await service.as(moderator).call(listReports, { query })).json().items;
    const concerned = queue.map(
      ({ childrenConcerned }: Record<string, number>) => childrenConcerned,
    );
    expect(concerned).toEqual([0, 1]);
  });

  it('is for staff with a second step alone', async () => {
    const reportId = await report(mia.child, client);
    const others = [
      mia.child,
      mia.guardian,
      client,
      await service.person({ roles: ['moderator'] }),
    ];
    for (const by of others) expect((await open(reportId, by)).code).toBeTypeOf('string');
    expect((await open(randomUUID())).code).toBe('no_such_report');
  });
});
