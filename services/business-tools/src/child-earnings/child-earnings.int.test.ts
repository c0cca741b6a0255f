import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import * as api from '@sidework/contracts/business-tools/child-earnings';
import { accessRecorded } from '@sidework/contracts/business-tools/events';
import {
  appointmentAsked,
  appointmentCancelled,
  appointmentConfirmed,
  appointmentDropped,
} from '@sidework/contracts/client-services/events/appointments';
import { escrowReleased, workExpected } from '@sidework/contracts/client-services/events/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
const kids = { accountType: 'sidework_kids' } as const;
let guardian: Actor;
let child: Actor;
let client: Actor;
beforeEach(async () => {
  guardian = await service.person();
  client = await service.person({}, { fullName: 'Tom Berger' });
  child = await service.person(kids, { ...kids, fullName: 'Mia R.', guardianIds: [guardian.id] });
});

async function paid(grossCents: number, at = '2026-11-10T15:00:00.000Z') {
  const work = { serviceId: randomUUID(), professionalId: child.id, clientId: client.id };
  const title = 'Walk the dog';
  const amounts = { grossCents: 0, feeCents: 0, heldCents: 0, releasesAt: null, dueOn: null };
  await service.receive(workExpected, { ...work, title, ...amounts });
  const posting = { postingId: randomUUID(), title, clientName: 'Tom B.', at };
  const released = { ...work, ...posting, grossCents, feeCents: grossCents / 10 };
  await service.receive(escrowReleased, released);
  return () => service.receive(escrowReleased, released);
}
const asked = () => ({ params: { childId: child.id }, query: { month: '2026-11' } });
const read = async (by = guardian) => service.as(by).call(api.getChildEarnings, asked());

it('a guardian reads each job with its payer’s initials, and the look is recorded', async () => {
  await paid(100_00);
  await paid(50_00, '2026-10-10T15:00:00.000Z');
  expect((await read()).json()).toMatchObject({
    childName: 'Mia R.',
    jobs: [{ date: '2026-11-10', title: 'Walk the dog', payer: 'T. B.', amountCents: 100_00 }],
    incomeCents: 100_00,
    deductionsCents: 10_00,
    yearNetCents: 135_00,
    watch: 'below',
  });
  const looks = (await service.emitted(accessRecorded.type)).filter(
    ({ data }) => data.childId === child.id,
  );
  expect(looks).toMatchObject([{ data: { actorId: guardian.id, what: 'earnings_read' } }]);
});

describe('the hours', () => {
  const fact = (day: string) => ({
    serviceId: randomUUID(),
    professionalId: child.id,
    clientId: client.id,
    title: 'Walk the dog',
    totalAmountCents: 40_00,
    appointmentId: randomUUID(),
    startsAt: `${day}T21:00:00.000Z`,
    endsAt: `${day}T22:30:00.000Z`,
    timeZone: 'America/New_York',
  });
  const weeksOf = async (month: string) => {
    const query = { month };
    const answer = await service.as(guardian).call(api.getChildEarnings, { ...asked(), query });
    return answer.json().weeks;
  };
  const confirmed = (day: string, limit: { ageBand?: '14_15' } = {}) => {
    const told = fact(day);
    const confirm = () =>
      service.receive(appointmentConfirmed, { ...told, ...limit }, { sequence: 1 });
    return { told, confirm };
  };

  it('of appointments that are over stand by week, with the limit of the age', async () => {
    for (const day of ['2025-11-11', '2025-11-14', '2098-11-11']) {
      const { confirm } = confirmed(day, { ageBand: '14_15' });
      await confirm();
      await confirm();
    }
    expect(await weeksOf('2025-11')).toEqual([
      { monday: '2025-11-10', minutes: 180, limitHours: 18 },
    ]);
    expect(await weeksOf('2098-11')).toEqual([]);
  });

  const kept = [{ monday: '2025-11-10', minutes: 90, limitHours: null }];
  it.each([
    ['asked', 2, []],
    ['cancelled', 2, []],
    ['dropped', 2, []],
    ['cancelled', 0, kept],
  ] as const)(
    'are without one that is %s, if that is the later news: %i',
    async (what, sequence, left) => {
      const { told, confirm } = confirmed('2025-11-11');
      await confirm();
      const ended = { ...told, guardianIds: [guardian.id], cancelledBy: 'guardian' as const };
      if (what === 'asked') await service.receive(appointmentAsked, ended, { sequence });
      if (what === 'cancelled') await service.receive(appointmentCancelled, ended, { sequence });
      if (what === 'dropped') await service.receive(appointmentDropped, told, { sequence });
      await confirm();
      expect(await weeksOf('2025-11')).toEqual(left);
    },
  );

  it('of an adult are not kept', async () => {
    const told = { ...fact('2025-11-11'), professionalId: client.id };
    await service.receive(appointmentDropped, told);
    const rows =
      await service.sql`select 1 from child_appointments where professional_id = ${client.id}`;
    expect(rows).toHaveLength(0);
  });
});

it.each([
  [388_00, 'below'],
  [389_00, 'near'],
  [444_00, 'near'],
  [445_00, 'reached'],
])('after %i cents of gross pay the watch is %s', async (gross, watch) => {
  await paid(gross);
  expect((await read()).json().watch).toBe(watch);
});

it('a release that is told again changes nothing', async () => {
  const again = await paid(100_00);
  const before = (await read()).json();
  await again();
  expect((await read()).json()).toEqual(before);
});

it('nobody else reads it: not the child, another guardian, the client or staff', async () => {
  const other = await service.person();
  const admin = await service.person({ roles: ['admin'], aal: 'aal2' });
  for (const each of [child, other, client, admin]) expect((await read(each)).statusCode).toBe(404);
});

it('the pack is a whole PDF with each job and what a first return asks for', async () => {
  for (let index = 0; index < 60; index += 1) await paid(100);
  const answer = await service.as(guardian).call(api.downloadChildEarnings, asked());
  const pdf = Buffer.from(answer.json().contentBase64, 'base64');
  await checkPdf(pdf);
  const text = await textOfPdf(pdf);
  for (const part of [
    'Earnings of',
    'paid by T. B.',
    'A first tax return',
    '$54.00',
    'No hours were recorded in this month.',
  ])
    expect(text).toContain(part);
});
