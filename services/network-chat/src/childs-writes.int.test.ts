import type { Actor } from '@sidework/chassis/http/actor';
import { walkChildsWrites } from '@sidework/chassis/testing/walk-childs-writes';
import { childWordsWritten } from '@sidework/contracts/client-services/events';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import { answerConnection, requestConnection } from '@sidework/contracts/network-chat/connections';
import { sendReport } from '@sidework/contracts/network-chat/reports';
import { writeToSupport } from '@sidework/contracts/network-chat/support';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { aConnection, aFamily, aMessage, anOffer, anOpenConversation } from '../test/builders.ts';
import { testNetworkChat } from '../test/service.ts';
import { rooms } from './rooms/table.ts';

const service = testNetworkChat();
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'key', auth: 'auth' },
};
let adult: Actor;
let child: Actor;
let guardian: Actor;
let friend: Actor;
let staff: Actor;
beforeEach(async () => {
  adult = await service.person();
  ({ child, guardian } = await aFamily(service));
  ({ child: friend } = await aFamily(service, 'Noah B.'));
  staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const connected = async (given = {}) => {
  const { id: connectionId } = await aConnection(service.db, {
    requester: friend,
    receiver: child,
    ...given,
  });
  return { params: { connectionId } };
};
/** Waits for the guardians of both. */
const asked = async () => {
  const body = { receiverId: friend.id };
  const { id } = (await service.as(child).call(requestConnection, { body })).json();
  return { params: { connectionId: String(id) } };
};
const aRoom = async () => {
  const parties = { childId: child.id, clientId: adult.id };
  const room = { id: uuidv7(), ...parties, title: 'Leaves', openedAt: new Date() };
  await service.db.insert(rooms).values(room);
  return { params: { roomId: room.id } };
};
/** From before the child turned out to be one. */
const talked = async () => {
  await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
  await anOpenConversation(service.db, child, adult);
  await aMessage(service.db, { from: adult, to: child });
  await service.sql`update people set account_type = 'sidework_kids' where id = ${child.id}`;
};
const writtenBefore = async () => {
  await talked();
  const [message] = await service.sql`select id from messages where receiver_id = ${child.id}`;
  return { messageId: String(message?.id) };
};
/** An offer from before the child turned out to be one. */
const offered = async () => {
  await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
  const { params } = await anOffer(service.db, adult, child);
  await service.sql`update people set account_type = 'sidework_kids' where id = ${child.id}`;
  return { params };
};
/** A doubtful text of the adult to the child. */
const waiting = async () => {
  const words = {
    id: uuidv7(),
    childIds: [child.id],
    writerId: adult.id,
    kind: 'negotiation' as const,
    subjectId: uuidv7(),
    title: 'Leaves',
    texts: { reason: 'My house has a red door' },
    isHeld: true,
    waiting: ['a mark'],
  };
  await service.receive(childWordsWritten, words);
  return { params: { childId: child.id, wordsId: words.id } };
};
const wroteToSupport = async () => {
  await service.as(adult).call(writeToSupport, {
    body: { content: 'How do I change my town?' },
    headers: { 'idempotency-key': uuidv7() },
  });
  return adult.id;
};
const withAdult = () => ({ params: { personId: adult.id } });
const ofPerson = () => ({ thing: 'person', subjectId: adult.id, reason: 'unsafe' }) as const;

walkChildsWrites({
  service,
  name: 'network-chat',
  cases: {
    'POST /api/connections': async () => ({ by: child, body: { receiverId: friend.id } }),
    'PATCH /api/connections/:connectionId': async () => ({
      by: child,
      ...(await connected()),
      body: { status: 'accepted' },
    }),
    'POST /api/connections/:connectionId/approve': async () => ({
      by: guardian,
      ...(await asked()),
    }),
    'PUT /api/connections/children/:childId/standing-approval': async () => ({
      by: guardian,
      params: { childId: child.id },
      body: { isStanding: true },
    }),
    'POST /api/conversations/children/:childId/words/:wordsId/let-through': async () => ({
      by: guardian,
      ...(await waiting()),
    }),
    'POST /api/conversations/children/:childId/words/:wordsId/keep-back': async () => ({
      by: guardian,
      ...(await waiting()),
    }),
    'POST /api/conversations/:personId/accept': async () => {
      await talked();
      return { by: adult, params: { personId: child.id }, answer: 404 };
    },
    'POST /api/conversations/:personId/unblock': async () => {
      await talked();
      return { by: adult, params: { personId: child.id }, answer: 404 };
    },
    'POST /api/messages': async () => ({
      by: adult,
      body: { receiverId: child.id, content: 'Hello' },
      answer: 403,
    }),
    'PUT /api/messages/:messageId/reaction': async () => ({
      by: adult,
      params: await writtenBefore(),
      body: { reaction: 'heart' },
      answer: 403,
    }),
    'DELETE /api/messages/:messageId/reaction': async () => ({
      by: child,
      params: await writtenBefore(),
    }),
    'POST /api/offers': async () => ({
      by: adult,
      body: {
        receiverId: child.id,
        title: 'Leaves',
        description: 'The whole yard.',
        amountCents: 4_000,
        workingDays: 2,
        timeZone: 'America/New_York',
      },
      answer: 403,
    }),
    'POST /api/offers/:offerId/accept': async () => ({
      by: child,
      ...(await offered()),
      body: { timeZone: 'America/New_York' },
      answer: 403,
    }),
    'POST /api/offers/:offerId/decline': async () => ({ by: child, ...(await offered()) }),
    'POST /api/offers/:offerId/withdraw': async () => ({ by: adult, ...(await offered()) }),
    'POST /api/rooms/:roomId/messages': async () => ({
      by: adult,
      ...(await aRoom()),
      body: { content: 'On Saturday at nine.' },
    }),
    'POST /api/connections/:connectionId/remove': async () => ({
      by: child,
      ...(await connected({ answeredAt: new Date() })),
    }),
    'POST /api/connections/:connectionId/withdraw': async () => ({
      by: child,
      ...(await asked()),
    }),
    'POST /api/conversations/:personId/block': async () => {
      await connected({ answeredAt: new Date() });
      return { by: child, params: { personId: friend.id } };
    },
    'POST /api/conversations/:personId/ignore': async () => {
      await talked();
      return { by: child, ...withAdult(), answer: 404 };
    },
    'POST /api/conversations/:personId/read': async () => {
      await talked();
      return { by: child, ...withAdult(), body: { upTo: 1 }, answer: 404 };
    },
    'PATCH /api/conversations/:personId': async () => {
      await talked();
      return { by: child, ...withAdult(), body: { isMuted: true }, answer: 404 };
    },
    'POST /api/rooms/:roomId/read': async () => ({
      by: child,
      ...(await aRoom()),
      body: { upTo: 1 },
    }),
    'POST /api/reports': async () => {
      await talked();
      return { by: child, body: ofPerson() };
    },
    'POST /api/support': async () => ({ by: adult, body: { content: 'How do I change my town?' } }),
    'POST /api/support/threads/:personId': async () => {
      const personId = await wroteToSupport();
      return { by: staff, params: { personId }, body: { content: 'Like this.' } };
    },
    'POST /api/support/threads/:personId/set-aside': async () => ({
      by: staff,
      params: { personId: await wroteToSupport() },
    }),
    'POST /api/reports/:reportId/decide': async () => {
      await talked();
      const { id: reportId } = (
        await service.as(child).call(sendReport, { body: ofPerson() })
      ).json();
      const body = { decision: 'dismissed', reason: 'Nothing was said.' };
      return { by: staff, params: { reportId }, body };
    },
    'POST /api/reports/:reportId/appeal/decide': async () => ({
      by: staff,
      params: { reportId: uuidv7() },
      body: { outcome: 'refused', reason: 'Nothing was said.' },
      answer: 404,
    }),
    'POST /api/appeals': async () => ({
      by: child,
      body: { token: 'x', statement: 'It was mine' },
      answer: 404,
    }),
    'POST /api/appeals/look': async () => ({ by: child, body: { token: 'x' }, answer: 404 }),
    'POST /api/reports/:reportId/attachments/:attachmentId/link': async () => ({
      by: staff,
      params: { reportId: uuidv7(), attachmentId: uuidv7() },
      answer: 404,
    }),
    'POST /api/notifications/read-all': async () => ({
      by: child,
      body: { upTo: uuidv7() },
      answer: 404,
    }),
    'POST /api/notifications/:notificationId/read': async () => ({
      by: child,
      params: { notificationId: uuidv7() },
      answer: 404,
    }),
    'PUT /api/chat-preferences': async () => ({ by: child, body: { showsReading: false } }),
    'POST /api/attachments/:attachmentId/link': async () => ({
      by: child,
      params: { attachmentId: uuidv7() },
      body: { isDownload: false },
      answer: 403,
    }),
    'PUT /api/notification-preferences/:kind': async () => ({
      by: child,
      params: { kind: 'message' },
      body: { mail: false },
    }),
    'PUT /api/push-subscription': async () => ({ by: child, body: browser, answer: 403 }),
    'POST /api/push-subscription/end': async () => ({
      by: child,
      body: { endpoint: browser.endpoint },
      answer: 403,
    }),
  },
});

it.each([
  ['a child', () => child],
  ['a guardian for its child', () => guardian],
])('%s declines a connection, however old news are [D-117]', async (_, who) => {
  const { params } = await connected();
  const reply = await service.hearingNothingFor(10 * newsMayBe.ofAdults, () =>
    service.as(who()).call(answerConnection, { params, body: { status: 'rejected' } }),
  );
  expect(reply.statusCode, reply.body).toBe(200);
});
