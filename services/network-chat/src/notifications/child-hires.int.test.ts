import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as hiring from '@sidework/contracts/marketplace/events';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import { beforeEach, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let client: Actor;
let child: Actor;
let guardians: Actor[];
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  guardians = [await service.person(), await service.person()];
  child = await service.person(
    { accountType: 'sidework_kids' },
    { fullName: 'Mia K.', guardianIds: guardians.map(({ id }) => id) },
  );
});

const aHire = () => ({
  jobId: randomUUID(),
  proposalId: randomUUID(),
  childId: child.id,
  clientId: client.id,
  guardianIds: guardians.map(({ id }) => id),
  title: 'Rake the leaves',
  proposedCostCents: 4_000,
  waitsUntil: '2026-12-01T10:00:00.000Z',
});
const itemsOf = async (person: Actor) =>
  (await service.as(person).call(listNotifications)).json().items;

it('each guardian is asked once, and led to their child', async () => {
  const id = randomUUID();
  const hire = aHire();
  for (const attempt of [1, 2])
    await service.receive(hiring.childHireRequested, hire, { id, attempt });
  for (const guardian of guardians)
    expect(await itemsOf(guardian)).toEqual([
      expect.objectContaining({
        kind: 'child_hire_requested',
        path: `/guardian/children/${child.id}`,
        details: { amountCents: 4_000 },
        actor: expect.objectContaining({ fullName: 'Grace Client' }),
      }),
    ]);
  expect([await itemsOf(client), await itemsOf(child)]).toEqual([[], []]);
});

it('what a guardian was asked is over once it is answered or its time has run out', async () => {
  const asked = async () => (await itemsOf(guardian))[0]?.ask;
  const guardian = guardians[0] ?? client;
  const hire = aHire();
  const key = { kind: 'child_hire', subjectId: hire.proposalId };
  const need = {
    ...key,
    receivers: hire.guardianIds,
    actorId: client.id,
    childId: child.id,
    title: hire.title,
    details: {},
    path: '/guardian',
  };
  const until = (ms: number) => ({ until: new Date(Date.now() + ms).toISOString() });
  await service.receive(hiring.childHireRequested, hire, { id: randomUUID() });
  expect(await asked()).toBe('open');
  await service.receive(hiring.needRaised, { ...need, ...until(60_000) }, { sequence: 1 });
  expect(await asked()).toBe('open');
  await service.receive(hiring.needRaised, { ...need, ...until(-1) }, { sequence: 2 });
  expect(await asked()).toBe('over');
  await service.receive(hiring.needRaised, need, { sequence: 3 });
  expect(await asked()).toBe('open');
  await service.receive(hiring.needMet, key, { sequence: 4 });
  expect(await asked()).toBe('over');
});

it('nothing more is said of what was asked to who does not look after the child any more', async () => {
  const [one, other] = guardians;
  if (!one || !other) throw new Error('The child has two guardians.');
  const hire = aHire();
  await service.receive(hiring.childHireRequested, hire, { id: randomUUID() });
  const need = {
    kind: 'child_hire',
    subjectId: hire.proposalId,
    receivers: hire.guardianIds,
    actorId: client.id,
    childId: child.id,
    title: hire.title,
    details: {},
    path: '/guardian',
  };
  await service.receive(hiring.needRaised, need, { sequence: 1 });
  const asked = async (guardian: Actor) => (await itemsOf(guardian))[0]?.ask;
  expect([await asked(one), await asked(other)]).toEqual(['open', 'open']);
  await service.sql`update people set guardian_ids = ${[one.id]} where id = ${child.id}`;
  expect([await asked(one), await asked(other)]).toEqual(['open', null]);
});

it('a hire that a guardian said yes to is shown as granted', async () => {
  const hire = aHire();
  const approved = { ...hire, approvedBy: hire.guardianIds[0] ?? '' };
  await service.receive(hiring.childHireRequested, hire, { id: randomUUID() });
  await service.receive(hiring.childHireApproved, approved, { id: randomUUID() });
  expect(await itemsOf(guardians[1] ?? client)).toMatchObject([
    { kind: 'room_opened' },
    { kind: 'child_hire_requested', ask: 'granted' },
  ]);
});

it('the yes to a hire is not shown to who does not look after the child any more', async () => {
  const [one, other] = guardians;
  if (!one || !other) throw new Error('The child has two guardians.');
  const hire = aHire();
  await service.receive(hiring.childHireRequested, hire, { id: randomUUID() });
  const key = { kind: 'child_hire', subjectId: hire.proposalId };
  await service.receive(hiring.needMet, key, { sequence: 2 });
  await service.receive(hiring.childHireApproved, { ...hire, approvedBy: one.id });
  await service.sql`update people set guardian_ids = ${[one.id]} where id = ${child.id}`;
  expect(await itemsOf(other)).toMatchObject([{ kind: 'room_opened' }, { ask: null }]);
  expect(await itemsOf(one)).toMatchObject([{ kind: 'room_opened' }, { ask: 'granted' }]);
});

it('what a guardian was asked stays over when the answer is forgotten', async () => {
  const guardian = guardians[0] ?? client;
  await service.receive(hiring.childHireRequested, aHire(), { id: randomUUID() });
  await service.sql`
    update notifications set created_at = created_at - interval '15 days'
    where receiver_id = ${guardian.id}`;
  expect(await itemsOf(guardian)).toMatchObject([{ ask: 'over' }]);
});

it('the client is told of the yes, of the no and of silence, and of no other end', async () => {
  const [approved, ended] = [hiring.childHireApproved, hiring.childHireEnded];
  const approvedBy = guardians[0]?.id ?? '';
  await service.receive(approved, { ...aHire(), approvedBy }, { id: randomUUID() });
  for (const reason of ['refused', 'silent', 'withdrawn', 'declined', 'not_selected'] as const)
    await service.receive(ended, { ...aHire(), reason }, { id: randomUUID() });
  const items: { kind: string; details: object }[] = await itemsOf(client);
  expect(items.map(({ kind, details }) => [kind, details]).reverse()).toEqual([
    ['child_hire_approved', {}],
    ['child_hire_ended', { reason: 'refused' }],
    ['child_hire_ended', { reason: 'silent' }],
  ]);
});
