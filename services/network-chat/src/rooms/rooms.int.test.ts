import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as services from '@sidework/contracts/client-services/events';
import { consentRevoked } from '@sidework/contracts/identity/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { childHireApproved } from '@sidework/contracts/marketplace/events';
import { getUnreadCounts } from '@sidework/contracts/network-chat/conversations';
import { sendMessage } from '@sidework/contracts/network-chat/messages';
import { listChildConversations } from '@sidework/contracts/network-chat/monitoring';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import {
  decideReport,
  listReports,
  type ReportView,
  sendReport,
} from '@sidework/contracts/network-chat/reports';
import * as api from '@sidework/contracts/network-chat/rooms';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily } from '../../test/builders.ts';
import { aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

type Who = 'child' | 'client' | 'guardian' | 'stranger' | 'moderator';
let people: Record<Who, Actor>;
let roomId: string;

const approvedClient = { fullName: 'Grace Client', avatarUrl: null, profession: 'Baker' };
const approve = () =>
  service.receive(childHireApproved, {
    jobId: randomUUID(),
    proposalId: roomId,
    childId: people.child.id,
    clientId: people.client.id,
    guardianIds: [people.guardian.id],
    title: 'Rake the leaves',
    proposedCostCents: 4_000,
    waitsUntil: '2026-12-01T10:00:00.000Z',
    approvedBy: people.guardian.id,
    approvedClient,
  });

beforeEach(async () => {
  people = {
    ...(await aFamily(service)),
    client: await service.person({}, { fullName: 'Grace Client' }),
    stranger: await service.person(),
    moderator: await service.person({ roles: ['moderator'], aal: 'aal2' }),
  };
  roomId = randomUUID();
  await approve();
});

const inRoom = () => ({ params: { roomId } });
const call = (who: Who, endpoint: Endpoint, args: object = {}) =>
  service.as(people[who]).call(endpoint, { ...inRoom(), ...args });
async function codeOf(reply: ReturnType<typeof call>) {
  const { statusCode, json } = await reply;
  return statusCode < 400 ? statusCode : `${statusCode} ${json().code}`;
}
const write = (who: Who, content = 'At nine?') =>
  call(who, api.sendRoomMessage, { body: { content } });
const written = async (who: Who) =>
  (await call(who, api.listRoomMessages))
    .json()
    .items.map(({ content }: { content: string }) => content);
const looks = () => service.sql`
  select actor_id, what, reason from access_log where child_id = ${people.child.id} order by at`;

/** The service of the room starts, and something happens to it afterwards. */
async function startWork() {
  const started = { ...aServiceFact(people.client, people.child), proposalId: roomId };
  await service.receive(services.serviceStarted, { ...started, jobRequestId: null });
  return started;
}

describe('a job room [F6, S-1.7-5]', () => {
  it.each<Who>(['child', 'client', 'guardian'])('is read and written in by its %s', async (who) => {
    await write('client', 'Hello');
    expect(await codeOf(write(who))).toBe(201);
    expect(await written(who)).toEqual(['At nine?', 'Hello']);
    const [room] = (await call(who, api.listRooms)).json().items;
    expect(room).toMatchObject({
      id: roomId,
      title: 'Rake the leaves',
      lockedBecause: null,
      unreadCount: 0,
      serviceId: null,
      child: { fullName: 'Mia K.' },
      client: { fullName: 'Grace Client' },
      guardians: [{ id: people.guardian.id }],
      lastMessage: { content: 'At nine?', senderId: people[who].id },
    });
  });

  /** The client as a member reads it in the room, in the list and in notices. */
  const clientFor = async (who: Who) => {
    const rooms = (await call(who, api.listRooms)).json().items;
    const notices = (await call(who, listNotifications)).json().items;
    return [(await call(who, api.getRoom)).json(), ...rooms]
      .map((room) => room.client)
      .concat(notices.map((notice: { actor: unknown }) => notice.actor));
  };
  const rename = () => service.sql`
    update people set full_name = 'Text Me', profession = 'snap adam' where id = ${people.client.id}`;

  it('shows the child its client as the guardian approved it, whatever it is called since then [D-117]', async () => {
    await rename();
    const seen = await clientFor('child');
    expect(seen).toHaveLength(3);
    for (const card of seen) expect(card).toMatchObject(approvedClient);
    const [room] = (await call('guardian', api.listRooms)).json().items;
    expect(room.client).toMatchObject({ fullName: 'Text Me', profession: 'snap adam' });
  });

  it('keeps what was approved also where the work was heard of before the approval', async () => {
    roomId = randomUUID();
    await startWork();
    await approve();
    await rename();
    expect((await call('child', api.getRoom)).json().client).toMatchObject(approvedClient);
  });

  it.each([
    ['the work has ended', () => service.sql`update rooms set locked_at = now()`],
    ['the child may not act', () => service.sql`update people set may_act = false`],
  ])('shows the child a first name and an initial once %s [D-108]', async (_, change) => {
    await change();
    for (const card of await clientFor('child'))
      expect(card).toMatchObject({ fullName: 'Grace C.', avatarUrl: null, profession: null });
  });

  it('holds what its child writes in parts, for its guardian alone', async () => {
    for (const part of ['Mow at 973', '555']) expect(await codeOf(write('child', part))).toBe(201);
    expect(await codeOf(write('child', '0142 is the best'))).toBe('422 contact_in_message');
    expect(await written('client')).toEqual(['555', 'Mow at 973']);
    const params = { childId: people.child.id };
    const { held } = (await call('guardian', listChildConversations, { params })).json();
    expect(held).toMatchObject([{ content: '0142 is the best' }]);
  });

  it('takes nothing of a child any more once too much of it was refused', async () => {
    const telling = 'Call 973-555-0142';
    for (let tried = 0; tried < 10; tried += 1)
      expect(await codeOf(write('child', telling))).toBe('422 contact_in_message');
    for (const content of [telling, 'At nine?'])
      expect(await codeOf(write('child', content))).toBe('429 too_many_refusals');
    const [kept] = await service.sql`
      select count(*)::int from held_messages where child_id = ${people.child.id}`;
    expect(kept).toEqual({ count: 10 });
    expect(await codeOf(write('client'))).toBe(201);
  });

  it.each<Who>(['stranger', 'moderator'])('is not there for a %s', async (who) => {
    const calls: [Endpoint, object?][] = [
      [api.getRoom],
      [api.listRoomMessages],
      [api.sendRoomMessage, { body: { content: 'Hi' } }],
      [api.readRoom, { body: { upTo: 1 } }],
    ];
    for (const [endpoint, args] of calls)
      expect(await codeOf(call(who, endpoint, args))).toBe('404 room_not_found');
    expect((await call(who, api.listRooms)).json().items).toEqual([]);
  });

  it('is read by a moderator with a reason, and each look of an adult over it is recorded', async () => {
    await write('child', 'Hello');
    await call('guardian', api.listRoomMessages);
    await call('client', api.listRoomMessages);
    const reason = 'A report about this room';
    const opened = await call('moderator', api.openRoomAsStaff, { body: { reason } });
    expect(opened.json().messages).toMatchObject([{ content: 'Hello' }]);
    expect(await codeOf(call('guardian', api.openRoomAsStaff, { body: { reason } }))).toBe(
      '403 permission_denied',
    );
    expect(await looks()).toEqual([
      { actor_id: people.guardian.id, what: 'room_read', reason: null },
      { actor_id: people.moderator.id, what: 'room_read', reason },
    ]);
  });

  it('opens once, whichever event comes first, and tells child and guardian', async () => {
    roomId = randomUUID();
    const { serviceId } = await startWork();
    await approve();
    expect((await call('child', api.listRooms)).json().items).toHaveLength(2);
    expect((await call('child', api.getRoom)).json().serviceId).toBe(serviceId);
    const items = (await call('guardian', listNotifications)).json().items;
    expect(items.map(({ path }: { path: string }) => path)).toContain(`/chat?room=${roomId}`);
    expect(items).toHaveLength(2);
  });

  it('is the only place where its child and its client write to each other', async () => {
    const body = { receiverId: people.child.id, content: 'Only between us' };
    expect(await codeOf(call('client', sendMessage, { body }))).toBe('403 messaging_not_allowed');
    const back = { receiverId: people.client.id, content: 'Hi' };
    expect(await codeOf(call('child', sendMessage, { body: back }))).toBe(
      '403 messaging_not_allowed',
    );
  });

  it('counts what a member has not read, until they have', async () => {
    await write('client', 'One');
    await write('client', 'Two');
    expect((await call('child', api.getRoom)).json().unreadCount).toBe(2);
    const badge = async (who: Who) => (await call(who, getUnreadCounts)).json().messages;
    const everyone: Who[] = ['child', 'guardian', 'client', 'stranger'];
    expect(await Promise.all(everyone.map(badge))).toEqual([2, 2, 0, 0]);
    const kinds = async () =>
      (await call('child', getToday)).json().items.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['room_message']);
    const read = await call('child', api.readRoom, { body: { upTo: 2 } });
    expect(read.json().unreadCount).toBe(0);
    expect(await Promise.all(everyone.map(badge))).toEqual([0, 2, 0, 0]);
    expect(await kinds()).toEqual([]);
  });

  it('takes the same message once', async () => {
    const body = { id: randomUUID(), content: 'Once' };
    for (const content of ['Once', 'Once', 'Changed'])
      await call('client', api.sendRoomMessage, { body: { ...body, content } });
    expect(await written('client')).toEqual(['Once']);
  });
});

describe('a message of the child that tells how to reach it', () => {
  it('is held, and its guardian sees it [S-1.7-6, D-6]', async () => {
    const held = 'Call me at (978) 555-0143';
    expect(await codeOf(write('child', held))).toBe('422 contact_in_message');
    expect(await written('client')).toEqual([]);
    const params = { childId: people.child.id };
    const seen = await call('guardian', listChildConversations, { params });
    expect(seen.json().held).toMatchObject([{ content: held, receiver: null }]);
  });

  it('is sent where an adult writes it, to its guardian at the same moment', async () => {
    const where = 'We live at 12 Oak Street, Lowell';
    expect(await codeOf(write('client', where))).toBe(201);
    expect([await written('child'), await written('guardian')]).toEqual([[where], [where]]);
    const [kept] = await service.sql`
      select child_id from monitored_messages
      where message_id in (select id from room_messages where content = ${where})`;
    expect(kept?.child_id).toBe(people.child.id);
  });
});

describe('a message in a room that is reported', () => {
  it('leads the moderator to its room, as does a report of a person with whom one shares it', async () => {
    await write('client', 'Come alone');
    const [message] = await service.sql<{ id: string }[]>`
      select id from room_messages where room_id = ${roomId}`;
    const of = (thing: string, subjectId = '') => ({
      body: { thing, subjectId, reason: 'unsafe' },
    });
    await call('child', sendReport, of('room_message', message?.id));
    await call('guardian', sendReport, of('person', people.client.id));
    await call('stranger', sendReport, of('person', people.client.id));
    const { items } = (await call('moderator', listReports)).json();
    expect(
      items.filter(({ reported }: ReportView) => reported.id === people.client.id),
    ).toMatchObject([
      { thing: 'room_message', roomId },
      { thing: 'person', roomId },
      { thing: 'person', roomId: null },
    ]);
  });

  it('is hidden by a moderator from all members, and kept', async () => {
    await write('client', 'Come alone');
    const [message] = await service.sql<{ id: string }[]>`
      select id from room_messages where room_id = ${roomId}`;
    const complaint = { thing: 'room_message', subjectId: message?.id ?? '', reason: 'unsafe' };
    expect(await codeOf(call('guardian', sendReport, { body: complaint }))).toBe(201);
    const [report] = await service.sql<{ id: string }[]>`
      select id from reports where subject_id = ${complaint.subjectId}`;
    const decided = { decision: 'hidden', reason: 'It is not allowed here' };
    const params = { reportId: report?.id ?? '' };
    expect(await codeOf(call('moderator', decideReport, { params, body: decided }))).toBe(200);
    expect(await written('child')).toEqual(['']);
    expect(await service.sql`select content from room_messages where room_id = ${roomId}`).toEqual([
      { content: 'Come alone' },
    ]);
  });
});

describe('nobody writes in a room', () => {
  const members: Who[] = ['child', 'client', 'guardian'];
  const answers = async () => Promise.all(members.map((who) => codeOf(write(who))));
  const lock = async () => (await call('client', api.getRoom)).json().lockedBecause;

  it('while its child may not act, and everybody still reads it [KIDS-12]', async () => {
    await write('client', 'Hello');
    const setActing = (mayAct: boolean) =>
      service.sql`update people set may_act = ${mayAct} where id = ${people.child.id}`;
    await setActing(false);
    expect(await answers()).toEqual([
      '403 age_verification_required',
      '409 room_paused',
      '409 room_paused',
    ]);
    expect(await lock()).toBe('child_may_not_act');
    for (const who of members) expect(await written(who)).toEqual(['Hello']);
    await setActing(true);
    expect(await lock()).toBe(null);
    expect(await answers()).toEqual([201, 201, 201]);
  });

  it('once the consent of its child is revoked [S-1.7-9]', async () => {
    await service.receive(consentRevoked, { childId: people.child.id });
    expect(await answers()).toEqual(Array(3).fill('409 room_locked'));
  });

  it('not by word of a consent that was given anew since', async () => {
    await service.sql`update people set sequence = 9 where id = ${people.child.id}`;
    await service.receive(consentRevoked, { childId: people.child.id }, { sequence: 8 });
    expect(await lock()).toBe(null);
    await service.receive(consentRevoked, { childId: people.child.id }, { sequence: 10 });
    expect(await lock()).toBe('work_ended');
  });

  it('once its service is completed, until its client asks for changes', async () => {
    const work = await startWork();
    const completed = { ...work, completedAt: '2026-11-20T10:00:00.000Z' };
    await service.receive(services.serviceCompleted, completed);
    expect(await answers()).toEqual(Array(3).fill('409 room_locked'));
    expect(await lock()).toBe('work_ended');
    await service.receive(services.serviceReopened, { ...work, reason: 'A corner is left' });
    expect(await answers()).toEqual([201, 201, 201]);
  });

  it('once its service is cancelled', async () => {
    const work = await startWork();
    const cancelled = { cancelledBy: 'client', payer: 'client' } as const;
    const money = { feeCents: 0, refundCents: 0 };
    await service.receive(services.serviceCancelled, { ...work, ...cancelled, ...money });
    expect(await answers()).toEqual(Array(3).fill('409 room_locked'));
  });
});
