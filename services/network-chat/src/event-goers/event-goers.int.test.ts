import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { attendanceShown } from '@sidework/contracts/education-events/events/tickets';
import { getKnownGoers } from '@sidework/contracts/network-chat/known-goers';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConnection } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';
import { blocks } from '../blocks/table.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testNetworkChat();
const later = '2099-12-01T20:00:00.000Z';
let eventId: string;
let ada: Actor;
let bob: Actor;
beforeEach(async () => {
  eventId = randomUUID();
  ada = await service.person({}, { fullName: 'Ada Client' });
  bob = await friend('Bob Builder');
});

async function friend(fullName: string) {
  const person = await service.person({}, { fullName });
  await aConnection(service.db, { requester: ada, receiver: person, answeredAt: new Date() });
  return person;
}
/** Delivered twice under one id. */
async function say(person: Actor, given: { sequence?: number; [key: string]: unknown } = {}) {
  const { sequence = 1, ...said } = given;
  const seat = { registrationId: randomUUID(), eventId, userId: person.id, shownUntil: later };
  const id = randomUUID();
  for (const _ of [1, 2])
    await service.receive(attendanceShown, { ...seat, ...said }, { id, sequence });
}
const goers = async (viewer = ada) => {
  const reply = await service.as(viewer).call(getKnownGoers, { params: { eventId } });
  const { count, firstNames } = reply.json();
  return [count, ...firstNames];
};

describe('who one knows and goes', () => {
  it('is told by first name to connections alone, three of them and the count of all', async () => {
    expect(await goers()).toEqual([0]);
    await say(bob);
    const stranger = await service.person({}, { fullName: 'Sam Stranger' });
    await say(stranger);
    expect([await goers(), await goers(stranger), await goers(bob)]).toEqual([
      [1, 'Bob'],
      [0],
      [0],
    ]);
    for (const name of ['Eve Last', 'Cy Long', 'Dee Short']) await say(await friend(name));
    expect(await goers()).toEqual([4, 'Bob', 'Cy', 'Dee']);
  });

  it('counts for this event and until it ends', async () => {
    await say(bob, { eventId: randomUUID() });
    await say(bob, { shownUntil: '2020-01-01T00:00:00.000Z' });
    expect(await goers()).toEqual([0]);
  });

  it.each([
    ['as they come', [1, 2]],
    ['the newest first', [2, 1]],
  ])('ends with the newest word, %s', async (_, order) => {
    const registrationId = randomUUID();
    const words = { 1: later, 2: null } as Record<number, string | null>;
    for (const sequence of order)
      await say(bob, { registrationId, sequence, shownUntil: words[sequence] });
    expect(await goers()).toEqual([0]);
  });

  it.each([
    ['a child', "update people set account_type = 'sidework_kids' where id = $1"],
    ['a banned person', 'update people set may_act = false where id = $1'],
    ['a person who has left', 'update people set has_left = true where id = $1'],
    [
      'one whose request waits',
      `update connections set status = 'pending', answered_at = null where receiver_id = $1`,
    ],
  ])('is never %s', async (_, change) => {
    await say(bob);
    await service.sql.unsafe(change, [bob.id]);
    expect(await goers()).toEqual([0]);
  });

  it.each(['blocks', 'is blocked by'])('is not one who %s the viewer', async (way) => {
    await say(bob);
    const [blocker, blocked] = way === 'blocks' ? [bob, ada] : [ada, bob];
    const block = { blockerId: blocker.id, blockedId: blocked.id, createdAt: new Date() };
    await service.db.insert(blocks).values(block);
    expect(await goers()).toEqual([0]);
  });

  it('is not kept of a child, and not told to one', async () => {
    const kid = await service.person({ accountType: 'sidework_kids' }, { fullName: 'Mia L.' });
    await say(kid);
    expect(await service.sql`select from event_goers where person_id = ${kid.id}`).toHaveLength(0);
    const reply = await service.as(kid).call(getKnownGoers, { params: { eventId } });
    expect(reply.statusCode).toBe(403);
  });

  it('is in the export, goes with the account, and a late word brings nothing back', async () => {
    await say(bob);
    const rows: unknown[] = [];
    const files = await gatherOwnData(service.db, bob.id);
    for await (const row of files.find(({ name }) => name === 'events-shown.json')?.rows ?? [])
      rows.push(row);
    expect(rows).toEqual([{ event: eventId, shownUntil: later }]);
    await service.db.transaction((tx) => eraseOwnData(tx, bob.id));
    await service.sql`update people set has_left = true where id = ${bob.id}`;
    await say(bob);
    expect(await service.sql`select from event_goers where person_id = ${bob.id}`).toHaveLength(0);
  });
});
