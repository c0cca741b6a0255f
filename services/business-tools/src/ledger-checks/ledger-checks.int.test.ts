import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { needMet, needRaised } from '@sidework/contracts/business-tools/events';
import { listLedgerDifferences } from '@sidework/contracts/business-tools/ledger-differences';
import {
  earningsSummed,
  escrowRefunded,
  escrowReleased,
  saleEarned,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events/money';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let admin: Actor;
beforeEach(async () => {
  owner = await service.person({}, { fullName: 'Pat Plumber' });
  admin = await service.person({ roles: ['admin'], aal: 'aal2' });
});

const at = '2026-05-10T15:00:00.000Z';
const night = (day: number) => new Date(Date.UTC(2027, 0, day, 2)).toISOString();
const work = () => ({
  serviceId: randomUUID(),
  professionalId: owner.id,
  postingId: randomUUID(),
  title: 'Repair a tap',
  at,
});
const summed = (day: number, earnedCents: number) =>
  service.receive(earningsSummed, {
    professionalId: owner.id,
    earnedCents,
    until: night(day),
  });
const told = async (type: Parameters<typeof service.emitted>[0]) =>
  (await service.emitted(type)).filter(({ data }) => data.subjectId === owner.id);
const listed = async () => {
  const reply = await service.as(admin).call(listLedgerDifferences, { query: { limit: 100 } });
  return reply
    .json()
    .items.filter(({ professionalId }: { professionalId: string }) => professionalId === owner.id);
};

/** Released 400 less 40, given back 100 less 10, a ticket of 50, and 70 that the platform never had: 320 in all. */
async function aYear() {
  await service.receive(escrowReleased, { ...work(), grossCents: 400_00, feeCents: 40_00 });
  await service.receive(escrowRefunded, { ...work(), grossCents: 100_00, feeCents: 10_00 });
  const sold = { paymentId: randomUUID(), sellerId: owner.id, sold: null, grossCents: 50_00 };
  const posted = { postingId: randomUUID(), title: 'A concert', feeCents: 0, at };
  await service.receive(saleEarned, { ...posted, ...sold });
  const outside = { clientId: admin.id, totalAmountCents: 70_00, amountCents: 70_00 };
  await service.receive(servicePaidOutside, { ...work(), ...outside });
}

it('books that have all of the platform’s money are no difference', async () => {
  await aYear();
  for (const day of [1, 2]) await summed(day, 320_00);
  expect([await listed(), await told(needRaised.type)]).toEqual([[], []]);
});

it('a difference is told to staff on its second night, once, and no more when it is gone', async () => {
  await aYear();
  await summed(1, 500_00);
  expect([await listed(), await told(needRaised.type)]).toEqual([[], []]);
  await summed(2, 500_00);
  expect(await listed()).toEqual([
    {
      professionalId: owner.id,
      ownerName: 'Pat Plumber',
      ledgerCents: 500_00,
      bookCents: 320_00,
      until: night(2),
      since: expect.any(String),
    },
  ]);
  await summed(3, 500_00);
  expect(await told(needRaised.type)).toHaveLength(1);
  expect((await told(needRaised.type))[0]?.data).toMatchObject({
    kind: 'books_differ',
    receivers: ['admin'],
    title: '$180.00',
  });
  await service.receive(escrowReleased, { ...work(), grossCents: 200_00, feeCents: 20_00 });
  await summed(4, 500_00);
  expect([await listed(), (await told(needMet.type)).length]).toEqual([[], 1]);
});

it('what resolves itself by the next night is never told', async () => {
  await summed(1, 90_00);
  await service.receive(escrowReleased, { ...work(), grossCents: 100_00, feeCents: 10_00 });
  for (const day of [2, 3]) await summed(day, 90_00);
  expect([await listed(), await told(needRaised.type)]).toEqual([[], []]);
});

it('what was booked after the sum was made is no difference', async () => {
  await service.receive(escrowReleased, { ...work(), grossCents: 100_00, feeCents: 10_00 });
  const professionalId = owner.id;
  for (const until of ['2026-01-01T02:00:00.000Z', '2026-01-02T02:00:00.000Z'])
    await service.receive(earningsSummed, { professionalId, earnedCents: 0, until });
  expect([await listed(), await told(needRaised.type)]).toEqual([[], []]);
});

it('an account that is deleted leaves nothing for staff to look at', async () => {
  for (const day of [1, 2]) await summed(day, 90_00);
  expect(await listed()).toHaveLength(1);
  await service.receive(accountDeleted, { id: owner.id });
  await service.doPersonTasks();
  expect([await listed(), (await told(needMet.type)).length]).toEqual([[], 1]);
});
