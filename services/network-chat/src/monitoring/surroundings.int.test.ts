import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { childHireApproved } from '@sidework/contracts/marketplace/events';
import {
  type ReportSurroundings,
  readSurroundings,
} from '@sidework/contracts/network-chat/report-surroundings';
import { sendReport } from '@sidework/contracts/network-chat/reports';
import { sendRoomMessage } from '@sidework/contracts/network-chat/rooms';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily, aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let ada: Actor;
let bob: Actor;
let moderator: Actor;
beforeEach(async () => {
  ada = await service.person({}, { fullName: 'Ada Example' });
  bob = await service.person({}, { fullName: 'Bob Builder' });
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const reported = async (by: Actor, thing: string, subjectId: string) => {
  const body = { thing, subjectId, reason: 'unsafe' };
  return (await service.as(by).call(sendReport, { body })).json().id as string;
};
const look = (reportId: string, by = moderator) =>
  service.as(by).call(readSurroundings, { params: { reportId } });
const codeOf = async (reportId: string, by = moderator) => {
  const reply = await look(reportId, by);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const words = async (reportId: string) => {
  const { messages }: ReportSurroundings = (await look(reportId)).json();
  return messages.map(({ content }) => content);
};
const looks = async () =>
  (
    await service.sql<{ childId: string; what: string; reason: string }[]>`
      select child_id as "childId", what, reason from access_log where actor_id = ${moderator.id}`
  ).toSorted((one, other) => one.childId.localeCompare(other.childId));
const recorded = (people: Actor[], what: string) =>
  people
    .map(({ id: childId }) => ({ childId, what, reason: 'around a reported message' }))
    .toSorted((one, other) => one.childId.localeCompare(other.childId));

/** Ten messages of two people, by turns; Bob wrote those with an even number. */
async function talk() {
  await anOpenConversation(service.db, ada, bob);
  const ids: string[] = [];
  for (let number = 1; number <= 10; number += 1) {
    const [from, to] = number % 2 ? [ada, bob] : [bob, ada];
    ids.push((await aMessage(service.db, { from, to, content: `No. ${number}` })).id);
  }
  const other = await service.person();
  await anOpenConversation(service.db, other, bob);
  await aMessage(service.db, { from: other, to: bob, content: 'To another' });
  return (number: number) => ids[number - 1] ?? '';
}

describe('around a reported message', () => {
  it.each([
    [6, [3, 4, 5, 6, 7, 8, 9]],
    [2, [1, 2, 3, 4, 5]],
    [10, [7, 8, 9, 10]],
  ])('No. %i, a moderator reads three before and three after', async (number, shown) => {
    const idOf = await talk();
    const reportId = await reported(ada, 'message', idOf(number));
    expect(await words(reportId)).toEqual(shown.map((each) => `No. ${each}`));
    expect(await looks()).toEqual(recorded([ada, bob], 'messages_read'));
  });

  it('what was hidden stays hidden, and only moderators look who are not in it', async () => {
    const idOf = await talk();
    await service.sql`update messages set hidden_at = now() where id = ${idOf(5)}`;
    const reportId = await reported(ada, 'message', idOf(6));
    expect((await words(reportId))[2]).toBe('');
    await service.sql`update people set roles = '{moderator}' where id in (${ada.id}, ${bob.id})`;
    const own = { ...ada, roles: ['moderator'], aal: 'aal2' } as Actor;
    expect(await codeOf(reportId, own)).toBe('403 own_report');
    expect(await codeOf(reportId, bob)).toMatch(/^403/);
    expect(await codeOf(await reported(ada, 'person', bob.id))).toBe('404 not_found');
    expect(await looks()).toHaveLength(2);
  });

  it('is read while the report or an appeal waits, and not after', async () => {
    const idOf = await talk();
    const reportId = await reported(ada, 'message', idOf(6));
    await service.sql`update reports set decided_at = now(), decision = 'hidden',
      decided_by = ${moderator.id} where id = ${reportId}`;
    expect(await codeOf(reportId)).toBe('409 report_decided');
    await service.sql`update reports set appealed_at = now(), appeal = 'It was a joke'
      where id = ${reportId}`;
    expect(await codeOf(reportId)).toBe(200);
    await service.sql`update reports set appeal_decided_at = now() where id = ${reportId}`;
    expect(await codeOf(reportId)).toBe('409 report_decided');
  });

  it('in a job room, it is of that room alone, and its child’s guardians see the look', async () => {
    const { child, guardian } = await aFamily(service, 'Mia K.');
    const rooms = await Promise.all(
      [child, (await aFamily(service, 'Noah B.')).child].map(async (each) => {
        const roomId = randomUUID();
        await service.receive(childHireApproved, {
          jobId: randomUUID(),
          proposalId: roomId,
          childId: each.id,
          clientId: bob.id,
          guardianIds: [guardian.id],
          approvedBy: guardian.id,
          title: 'Mow the lawn',
          proposedCostCents: 2_000,
          waitsUntil: new Date().toISOString(),
        });
        return roomId;
      }),
    );
    const [ofMia = '', ofNoah = ''] = rooms;
    const write = async (roomId: string, content: string) =>
      (
        await service.as(bob).call(sendRoomMessage, { params: { roomId }, body: { content } })
      ).json().id as string;
    await write(ofNoah, 'Noah, come at nine');
    await write(ofMia, 'The mower stands in the shed');
    const subjectId = await write(ofMia, 'Hurry up now');
    const reportId = await reported(child, 'room_message', subjectId);
    expect(await words(reportId)).toEqual(['The mower stands in the shed', 'Hurry up now']);
    expect(await looks()).toEqual(recorded([child], 'room_read'));
  });
});
