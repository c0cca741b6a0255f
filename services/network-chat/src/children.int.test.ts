import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { catalogue } from '@sidework/contracts/catalogue';
import { contactChanged } from '@sidework/contracts/identity/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { proposalDeclined } from '@sidework/contracts/marketplace/events';
import { listConversations } from '@sidework/contracts/network-chat/conversations';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../test/builders.ts';
import { aProposalFact } from '../test/facts.ts';
import { testNetworkChat } from '../test/service.ts';
import { queueNotificationMails } from './mails/queue-notification-mails.ts';
import { queueUnreadMails } from './mails/queue-unread-mails.ts';
import { presenceOf } from './sockets/queries.ts';

const service = testNetworkChat();
const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'key', auth: 'auth' },
};
let child: Actor;
let adult: Actor;

beforeEach(async () => {
  child = await service.person({ accountType: 'sidework_kids' });
  adult = await service.person();
});

const hold = () => service.sql`update people set may_act = false where id = ${child.id}`;

describe('a child that may not act', () => {
  interface Write {
    params?: Record<string, string>;
    body?: object;
    /** A write outside 1.7.3 stays open to it, such as reading notices and blocking. */
    answer: number;
  }

  const writes = (): Record<string, Write> => ({
    'POST /conversations/:personId/read': {
      params: { personId: adult.id },
      body: { upTo: 1 },
      answer: 404,
    },
    'PATCH /conversations/:personId': {
      params: { personId: adult.id },
      body: { isMuted: true },
      answer: 404,
    },
    'POST /conversations/:personId/accept': { params: { personId: adult.id }, answer: 403 },
    'POST /conversations/:personId/block': { params: { personId: adult.id }, answer: 404 },
    'POST /conversations/:personId/unblock': { params: { personId: adult.id }, answer: 404 },
    'POST /conversations/:personId/ignore': { params: { personId: adult.id }, answer: 404 },
    'POST /conversations/:personId/evidence': {
      params: { personId: adult.id },
      body: { serviceId: randomUUID(), messageIds: [randomUUID()] },
      answer: 403,
    },
    'POST /conversations/open': {
      body: { oneId: child.id, otherId: adult.id, reason: 'To see' },
      answer: 403,
    },
    'POST /connections': { body: { receiverId: adult.id }, answer: 403 },
    'PATCH /connections/:connectionId': {
      params: { connectionId: randomUUID() },
      body: { status: 'rejected' },
      answer: 404,
    },
    'POST /connections/:connectionId/withdraw': {
      params: { connectionId: randomUUID() },
      answer: 404,
    },
    'POST /connections/:connectionId/remove': {
      params: { connectionId: randomUUID() },
      answer: 404,
    },
    'POST /connections/:connectionId/approve': {
      params: { connectionId: randomUUID() },
      answer: 403,
    },
    'PUT /connections/children/:childId/standing-approval': {
      params: { childId: child.id },
      body: { isStanding: true },
      answer: 403,
    },
    'POST /conversations/children/:childId/words/:wordsId/let-through': {
      params: { childId: child.id, wordsId: randomUUID() },
      answer: 403,
    },
    'POST /conversations/children/:childId/words/:wordsId/keep-back': {
      params: { childId: child.id, wordsId: randomUUID() },
      answer: 403,
    },
    'POST /reports': {
      body: { thing: 'person', subjectId: randomUUID(), reason: 'unsafe' },
      answer: 404,
    },
    'POST /support': { body: { content: 'Hello' }, answer: 403 },
    'POST /support/threads/:personId': {
      params: { personId: randomUUID() },
      body: { content: 'Hello' },
      answer: 403,
    },
    'POST /support/threads/:personId/set-aside': {
      params: { personId: randomUUID() },
      answer: 403,
    },
    'POST /reports/:reportId/appeal/decide': {
      params: { reportId: randomUUID() },
      body: { outcome: 'refused', reason: 'Nothing' },
      answer: 403,
    },
    'POST /appeals': { body: { token: 'x', statement: 'It was mine' }, answer: 404 },
    'POST /appeals/look': { body: { token: 'x' }, answer: 404 },
    'POST /reports/:reportId/attachments/:attachmentId/link': {
      params: { reportId: randomUUID(), attachmentId: randomUUID() },
      answer: 403,
    },
    'POST /reports/:reportId/surroundings': { params: { reportId: randomUUID() }, answer: 403 },
    'POST /reports/:reportId/decide': {
      params: { reportId: randomUUID() },
      body: { decision: 'dismissed', reason: 'Nothing' },
      answer: 403,
    },
    'POST /rooms/:roomId/messages': {
      params: { roomId: randomUUID() },
      body: { content: 'Hi' },
      answer: 403,
    },
    'POST /rooms/:roomId/read': {
      params: { roomId: randomUUID() },
      body: { upTo: 1 },
      answer: 404,
    },
    'POST /reports/:reportId/held-words': {
      params: { reportId: randomUUID() },
      body: { reason: 'To see' },
      answer: 403,
    },
    'POST /rooms/:roomId/open': {
      params: { roomId: randomUUID() },
      body: { reason: 'To see' },
      answer: 403,
    },
    'POST /messages': { body: { receiverId: adult.id, content: 'Hello' }, answer: 403 },
    'PUT /chat-preferences': { body: { showsReading: false }, answer: 200 },
    'POST /attachments': { answer: 403 },
    'POST /attachments/:attachmentId/link': {
      params: { attachmentId: randomUUID() },
      body: { isDownload: false },
      answer: 403,
    },
    'PUT /messages/:messageId/reaction': {
      params: { messageId: randomUUID() },
      body: { reaction: 'heart' },
      answer: 404,
    },
    'DELETE /messages/:messageId/reaction': { params: { messageId: randomUUID() }, answer: 404 },
    'POST /offers': {
      body: {
        receiverId: adult.id,
        title: 'Bookcases',
        description: 'Two',
        amountCents: 120_000,
        workingDays: 5,
        timeZone: 'Europe/Berlin',
      },
      answer: 403,
    },
    'POST /offers/:offerId/accept': {
      params: { offerId: randomUUID() },
      body: { timeZone: 'Europe/Berlin' },
      answer: 404,
    },
    'POST /offers/:offerId/decline': { params: { offerId: randomUUID() }, answer: 404 },
    'POST /offers/:offerId/withdraw': { params: { offerId: randomUUID() }, answer: 404 },
    'POST /notifications/:notificationId/read': {
      params: { notificationId: randomUUID() },
      answer: 404,
    },
    'POST /notifications/read-all': { body: { upTo: randomUUID() }, answer: 404 },
    'PUT /notification-preferences/:kind': {
      params: { kind: 'message' },
      body: { mail: false },
      answer: 200,
    },
    'PUT /push-subscription': { body: browser, answer: 403 },
    'POST /push-subscription/end': { body: { endpoint: browser.endpoint }, answer: 403 },
  });

  const endpoints = catalogue['network-chat'].filter(({ method }) => method !== 'GET');
  const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;
  const others = () => service.sql`
    select (select count(*) from messages) as messages, (select count(*) from blocks) as blocks,
           (select count(*) from conversations) as conversations, (select count(*) from outbox) as events`;

  it.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    'changes nothing of others by $name [KIDS-12]',
    async ({ name, endpoint }) => {
      const write = writes()[name];
      if (!write) throw new Error(`${name} has no line in the table`);
      await hold();
      const before = await others();
      const { answer, ...args } = write;
      const reply = await service.as(child).call(endpoint, args);
      expect(reply.statusCode, reply.body).toBe(answer);
      if (answer === 403)
        expect(['age_verification_required', 'permission_denied']).toContain(reply.json().code);
      expect(await others()).toEqual(before);
    },
  );
});

describe('of a conversation from before its adult turned out to be a child', () => {
  beforeEach(async () => {
    await service.sql`update people set account_type = 'gig_worker' where id = ${child.id}`;
    await anOpenConversation(service.db, child, adult);
    await aMessage(service.db, { from: adult, to: child, at: new Date(Date.now() - 3_600_000) });
    await service.sql`update people set account_type = 'sidework_kids' where id = ${child.id}`;
  });

  it.each(['child', 'adult'])('nothing is listed for the %s', async (side) => {
    const viewer = side === 'child' ? child : adult;
    const reply = await service.as(viewer).call(listConversations);
    expect([reply.statusCode, reply.json().items]).toEqual([200, []]);
  });

  it('neither sees whether the other is here', async () => {
    expect(await presenceOf(service.db, adult, [child.id])).toEqual([]);
    expect(await presenceOf(service.db, child, [adult.id])).toEqual([]);
  });

  it('no mail tells the child of what it has not read', async () => {
    const address = `${randomUUID()}@example.com`;
    await service.receive(contactChanged, { id: child.id, email: address, phone: null });
    await queueUnreadMails(service.deps);
    expect(await service.sql`select from mail_queue where recipient = ${address}`).toHaveLength(0);
  });
});

it('a child is told in the app and never by mail, even where an address is known', async () => {
  const address = `${randomUUID()}@example.com`;
  await service.receive(contactChanged, { id: child.id, email: address, phone: null });
  const declined = { ...aProposalFact(adult, child), reason: 'declined' as const };
  await service.receive(proposalDeclined, declined);
  await queueNotificationMails(service.deps);
  expect((await service.as(child).call(listNotifications)).json().items).toHaveLength(1);
  expect(await service.sql`select from mail_queue where recipient = ${address}`).toHaveLength(0);
});
