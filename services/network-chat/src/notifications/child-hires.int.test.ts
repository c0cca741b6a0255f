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
  ...{ jobId: randomUUID(), proposalId: randomUUID(), childId: child.id, clientId: client.id },
  ...{ guardianIds: guardians.map(({ id }) => id), title: 'Rake the leaves' },
  ...{ proposedCostCents: 4_000, waitsUntil: '2026-12-01T10:00:00.000Z' },
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
