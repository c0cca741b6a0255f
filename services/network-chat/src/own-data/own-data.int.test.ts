import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import {
  accountDeleted,
  contactChanged,
  exportRequested,
} from '@sidework/contracts/identity/events';
import {
  childHireApproved,
  childWordsWritten,
  needRaised,
  proposalDeclined,
  proposalSubmitted,
} from '@sidework/contracts/marketplace/events';
import { getConversation } from '@sidework/contracts/network-chat/conversations';
import { accountErased, exportGathered } from '@sidework/contracts/network-chat/events';
import { listMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import { sendReport } from '@sidework/contracts/network-chat/reports';
import { sendRoomMessage } from '@sidework/contracts/network-chat/rooms';
import { describe, expect, it } from 'vitest';
import {
  aConnection,
  aFamily,
  aHeldMessage,
  aMessage,
  anOpenConversation,
} from '../../test/builders.ts';
import { aProposalFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
const anAddress = () => `ada-${randomUUID()}@example.com`;

/** Two who talk and have been told of each other; both can be mailed. */
async function twoWhoTalk() {
  const ada = await service.person();
  const bob = await service.person({}, { fullName: 'Bob Builder' });
  const emails = { ada: anAddress(), bob: anAddress() };
  for (const [{ id }, email] of [
    [ada, emails.ada],
    [bob, emails.bob],
  ] as const)
    await service.receive(contactChanged, { id, email, phone: null });
  await anOpenConversation(service.db, ada, bob);
  await aMessage(service.db, { from: ada, to: bob, content: 'Is the tap still dripping?' });
  await aMessage(service.db, { from: bob, to: ada, content: 'It is.' });
  await service.receive(proposalSubmitted, aProposalFact(ada, bob));
  await service.receive(needRaised, {
    kind: 'proposal_to_answer',
    subjectId: randomUUID(),
    receivers: [ada.id],
    actorId: bob.id,
    title: 'Repair a leaking tap',
    details: { amountCents: 9_900 },
    path: '/jobs/1',
  });
  await service.receive(proposalSubmitted, aProposalFact(bob, ada));
  return { ada, bob, emails };
}

async function gathered(userId: string) {
  const exportId = randomUUID();
  await service.receive(exportRequested, { exportId, userId });
  await service.doPersonTasks();
  const told = await service.emitted(exportGathered.type);
  const { data } = told.find((each) => each.data.exportId === exportId) ?? {};
  const { body } = await service.deps.handover.get(`${data?.key}`);
  const part = await buffer(body);
  return { text: part.toString(), rows: await gatheredIn(part) };
}

async function erase(userId: string) {
  await service.receive(accountDeleted, { id: userId });
  await service.doPersonTasks();
}

describe('what network-chat keeps of a person', () => {
  it('is all that is theirs, and of others no more than the name', async () => {
    const { ada, bob, emails } = await twoWhoTalk();
    const { text, rows } = await gathered(ada.id);
    expect(rows['messages.json']).toMatchObject([
      { from: 'you', to: 'Bob Builder', message: 'Is the tap still dripping?' },
      { from: 'Bob Builder', to: 'you', message: 'It is.' },
    ]);
    expect(rows['notifications.json']).toMatchObject([
      { text: 'Bob Builder proposes to do “Repair a leaking tap” for $99.00.' },
    ]);
    expect(rows['today.json']).toMatchObject([
      { text: 'Bob Builder proposes $99.00 for “Repair a leaking tap”' },
    ]);
    expect(rows['contact.json']).toEqual([{ email: emails.ada }]);
    for (const foreign of [bob.id, emails.bob]) expect(text).not.toContain(foreign);
  });
});

/** A child in a job room, connected with another, who had one message held and reported a person. */
async function aChildAtWork() {
  const { child, guardian } = await aFamily(service, 'Mia K.');
  const { child: friend } = await aFamily(service, 'Noah B.');
  const client = await service.person({}, { fullName: 'Carl Client' });
  const at = new Date();
  await aConnection(service.db, { requester: child, receiver: friend, answeredAt: at });
  await aHeldMessage(service.db, { child, content: 'Call me: 555 0100', at });
  const roomId = randomUUID();
  await service.receive(childHireApproved, {
    jobId: randomUUID(),
    proposalId: roomId,
    childId: child.id,
    clientId: client.id,
    guardianIds: [guardian.id],
    approvedBy: guardian.id,
    title: 'Mow the lawn',
    proposedCostCents: 2_000,
    waitsUntil: at.toISOString(),
  });
  for (const [by, content] of [
    [client, 'The mower stands in the shed'],
    [child, 'I found it'],
  ] as const)
    await service.as(by).call(sendRoomMessage, { params: { roomId }, body: { content } });
  for (const writerId of [child.id, client.id])
    await service.receive(childWordsWritten, {
      id: randomUUID(),
      childIds: [child.id],
      writerId,
      kind: 'extension',
      isHeld: false,
      subjectId: randomUUID(),
      title: 'Mow the lawn',
      texts: { reason: 'It rained.' },
    });
  await service
    .as(child)
    .call(sendReport, { body: { thing: 'person', subjectId: client.id, reason: 'other' } });
  return { child, guardian, friend, client };
}

describe('what network-chat keeps of a child at work', () => {
  it('is its connections, its room, what was held and what it reported', async () => {
    const { child, friend, client } = await aChildAtWork();
    const { rows, text } = await gathered(child.id);
    expect(rows['connections.json']).toMatchObject([
      { person: 'Noah B.', askedBy: 'you', status: 'accepted' },
    ]);
    expect(rows['room-messages.json']).toMatchObject([
      { from: 'Carl C.', message: 'The mower stands in the shed' },
      { from: 'you', message: 'I found it' },
    ]);
    expect(rows['held-messages.json']).toMatchObject([{ message: 'Call me: 555 0100' }]);
    expect(rows['words.json']).toMatchObject([{ about: 'Mow the lawn', words: ['It rained.'] }]);
    expect(rows['reports.json']).toMatchObject([{ about: 'person', of: 'Carl C.' }]);
    for (const foreign of [friend.id, client.id]) expect(text).not.toContain(foreign);
  });

  it('names to the other neither a report of them nor what was held', async () => {
    const { client } = await aChildAtWork();
    const { rows } = await gathered(client.id);
    expect([rows['reports.json'], rows['held-messages.json']]).toEqual([[], []]);
    expect(rows['room-messages.json']).toHaveLength(2);
  });

  it('goes with its account, but for the words in the room and the report', async () => {
    const { child, client } = await aChildAtWork();
    const { child: asker } = await aFamily(service, 'Zoe A.');
    await aConnection(service.db, { requester: asker, receiver: child });
    await erase(child.id);
    const [left] = await service.sql`
      select (select count(*)::int from connections where ${child.id} in (requester_id, receiver_id)) as connections,
             (select count(*)::int from held_messages where child_id = ${child.id}) as held,
             (select count(*)::int from child_words where child_id = ${child.id}) as words,
             (select count(*)::int from room_reads where user_id = ${child.id}) as reads,
             (select count(*)::int from room_messages where sender_id = ${child.id}) as written,
             (select count(*)::int from reports where reported_id = ${client.id}) as reports`;
    expect(left).toEqual({ connections: 0, held: 0, words: 0, reads: 0, written: 1, reports: 1 });
  });
});

describe('an account that was deleted', () => {
  it('leaves its messages to those it wrote to, under no name', async () => {
    const { ada, bob } = await twoWhoTalk();
    await erase(ada.id);
    const params = { personId: ada.id };
    const shown = await service.as(bob).call(getConversation, { params });
    expect(shown.json()).toMatchObject({
      person: { fullName: 'Deleted account', avatarUrl: null, profession: null },
    });
    const kept = await service.as(bob).call(listMessages, { params });
    expect(kept.body).toContain('Is the tap still dripping?');
  });

  it('takes along what it was told, and where it was told', async () => {
    const { ada, emails } = await twoWhoTalk();
    await service.db.transaction((tx) =>
      queueMail(tx, { to: emails.ada, subject: 'New', text: 'It is.' }),
    );
    await erase(ada.id);
    const [left] = await service.sql`
      select (select count(*)::int from notifications where receiver_id = ${ada.id}) as notifications,
             (select count(*)::int from need_receivers where receiver = ${ada.id}) as needs,
             (select email from contacts where id = ${ada.id}) as email,
             (select count(*)::int from mail_queue where recipient = ${emails.ada}) as mails`;
    expect(left).toEqual({ notifications: 0, needs: 0, email: null, mails: 0 });
    const told = await service.emitted(accountErased.type);
    expect(told.filter(({ data }) => data.userId === ada.id)).toHaveLength(1);
  });

  it('is written to no more, and told of nothing', async () => {
    const { ada, bob } = await twoWhoTalk();
    await erase(ada.id);
    const body = { receiverId: ada.id, content: 'Are you there?' };
    const refused = await service.as(bob).call(sendMessage, { body });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'person_not_found']);
    await service.receive(proposalSubmitted, aProposalFact(ada, bob));
    const [raised] = await service.sql`
      select count(*)::int as count from notifications where receiver_id = ${ada.id}`;
    expect(raised).toEqual({ count: 0 });
  });

  it('is none without a name that may not act yet: who signed up a moment ago is told of what concerns them', async () => {
    const newcomer = await service.person({}, { fullName: '', mayAct: false });
    const bob = await service.person();
    await service.receive(proposalSubmitted, aProposalFact(newcomer, bob));
    const [raised] = await service.sql`
      select count(*)::int as count from notifications where receiver_id = ${newcomer.id}`;
    expect(raised).toEqual({ count: 1 });
  });

  it('is named as such in what others are told of it', async () => {
    const { ada, bob } = await twoWhoTalk();
    await erase(ada.id);
    const withdrawn = { ...aProposalFact(bob, ada), reason: 'withdrawn' as const };
    await service.receive(proposalDeclined, withdrawn);
    const listed = await service.as(bob).call(listNotifications);
    expect(listed.json().items[0]).toMatchObject({ actor: { fullName: 'Deleted account' } });
  });

  it('is not mailed what was queued once its address is gone', async () => {
    const { ada, emails } = await twoWhoTalk();
    await service.db.transaction((tx) =>
      queueMail(tx, { to: emails.ada, subject: 'New', text: 'It is.' }),
    );
    await service.receive(
      contactChanged,
      { id: ada.id, email: null, phone: null },
      { sequence: 2 },
    );
    const mails = await service.sql`select 1 from mail_queue where recipient = ${emails.ada}`;
    expect(mails).toHaveLength(0);
  });
});
