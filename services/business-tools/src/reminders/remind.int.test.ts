import type { Actor } from '@sidework/chassis/http/actor';
import * as ce from '@sidework/contracts/business-tools/ce-requirements';
import { addCertification } from '@sidework/contracts/business-tools/certifications';
import { expiryApproached, taxPaymentApproached } from '@sidework/contracts/business-tools/events';
import { addIncome } from '@sidework/contracts/business-tools/income-records';
import * as licenses from '@sidework/contracts/business-tools/licenses';
import { profileChanged } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { setTaxProfile } from '../estimates/set-tax-profile.ts';
import { tellNextPayment } from '../estimates/tell-payments.ts';
import { remindOfNext } from './remind.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const dayMs = 86_400_000;
const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);

/** Reminds of all that is due at this hour of so many days from now. */
async function sweep(days: number, hour = 17) {
  const at = new Date(Date.now() + days * dayMs);
  at.setUTCHours(hour, 0, 0, 0);
  while (await remindOfNext({ ...service.deps, now: () => at }));
}
const inDays = (days: number) => dayAt(new Date(Date.now() + days * dayMs));
const told = async () =>
  (await service.emitted(expiryApproached.type))
    .filter(({ data }) => data.professionalId === owner.id)
    .map(({ data }) => [data.kind, data.days]);

const addLicense = async (expiryDate: string) =>
  (
    await service
      .as(owner)
      .call(licenses.addLicense, { body: { licenseName: 'L', licenseNumber: '1', expiryDate } })
  ).json().id;

it('each threshold is told of once, however often it is looked for', async () => {
  await addLicense(inDays(100));
  for (let days = 1; days <= 102; days += 1) await sweep(days);
  await sweep(50);
  expect(await told()).toEqual([90, 60, 30, 7, 1].map((days) => ['license', days]));
});

it('two processes tell of it once', async () => {
  await addLicense(inDays(90));
  await Promise.all([1, 2, 3].map(() => sweep(1)));
  expect(await told()).toEqual([['license', 90]]);
});

it('what comes late is told of by the last threshold alone, and a renewal begins anew', async () => {
  const id = await addLicense(inDays(100));
  await sweep(75);
  expect(await told()).toEqual([['license', 30]]);
  await service.as(owner).call(licenses.editLicense, {
    params: { licenseId: id },
    body: { licenseName: 'L', licenseNumber: '1', expiryDate: inDays(400) },
  });
  await sweep(300);
  expect(await told()).toEqual([['license', 30]]);
  await sweep(312);
  expect(await told()).toEqual([
    ['license', 30],
    ['license', 90],
  ]);
});

it('certifications and requirements are told of too, but not of one that is complete', async () => {
  const body = { certificationName: 'C', issuingOrganization: 'O', expiryDate: inDays(40) };
  await service.as(owner).call(addCertification, { body });
  const requirement = { requirementName: 'E', hoursRequired: 10, deadline: inDays(40) };
  await service.as(owner).call(ce.addCeRequirement, { body: requirement });
  const done = { ...requirement, hoursCompleted: 10 };
  await service.as(owner).call(ce.addCeRequirement, { body: done });
  await sweep(12);
  expect(await told()).toEqual([
    ['certification', 30],
    ['ce_requirement', 30],
  ]);
});

it('a day begins where its owner lives', async () => {
  await service.receive(profileChanged, {
    id: owner.id,
    fullName: 'Ada',
    avatarUrl: null,
    profession: null,
    location: null,
    userType: owner.userType,
    accountType: owner.accountType,
    roles: owner.roles,
    completedServicesAsProfessional: 0,
    mayAct: true,
    guardianIds: [],
    timeZone: 'America/Los_Angeles',
  });
  await addLicense(inDays(40));
  await sweep(10, 5);
  expect(await told()).toEqual([]);
  await sweep(10, 9);
  expect(await told()).toEqual([['license', 30]]);
});

it('an expiry waits on Today until it is renewed or deleted', async () => {
  const id = await addLicense(inDays(10));
  const needs = async () =>
    (await service.emitted())
      .filter(({ data }) => data.subjectId === id)
      .map(({ type, data }) => [
        type.split('.')[2],
        data.kind,
        (data.details as { day?: string } | undefined)?.day,
      ]);
  expect(await needs()).toEqual([
    ['raised', 'expiry_due', inDays(10)],
    ['raised', 'expiry_passed', inDays(10)],
  ]);
  const body = { licenseName: 'L', licenseNumber: '1', expiryDate: inDays(400) };
  await service.as(owner).call(licenses.editLicense, { params: { licenseId: id }, body });
  expect((await needs()).slice(2).map(([, kind, day]) => [kind, day])).toEqual([
    ['expiry_due', inDays(400)],
    ['expiry_passed', inDays(400)],
  ]);
  await service.as(owner).call(licenses.deleteLicense, { params: { licenseId: id } });
  expect((await needs()).slice(4)).toEqual([
    ['met', 'expiry_due', undefined],
    ['met', 'expiry_passed', undefined],
  ]);
});

it('a tax payment waits from two weeks before it is due, with the amount of the day', async () => {
  const deps = service.deps;
  const noonOf = (day: string) => new Date(`${day}T17:00:00Z`);
  const earn = (dollars: number) =>
    service.as(owner).call(addIncome, {
      body: { amountCents: dollars * 100, description: 'Work', date: '2026-02-01' },
    });
  const answer = (day: string, paidCents: number) =>
    setTaxProfile({ ...deps, now: () => noonOf(day) }, owner, 2026, {
      filingStatus: 'single',
      state: null,
      locality: null,
      spouseWagesCents: 0,
      stateWithheldCents: 0,
      statePaidCents: 0,
      wagesCents: 0,
      withheldCents: 0,
      takesQbi: false,
      lastYearTaxCents: null,
      lastYearIncomeCents: null,
      paidCents,
      setAsideCents: 0,
    });
  const look = async (day: string) => {
    while (await tellNextPayment({ ...deps, now: () => noonOf(day) }));
  };
  const payments = async () =>
    (await service.emitted())
      .filter(({ data }) => data.kind === 'tax_payment_due')
      .map(({ type, data }) => [type.split('.')[2], data.title, data.details]);
  const notified = async () =>
    (await service.emitted(taxPaymentApproached.type))
      .filter(({ data }) => data.professionalId === owner.id)
      .map(({ data }) => [data.title, data.dueOn, data.amountCents]);
  const first = 'Estimated tax payment 1 of 4 for 2026';

  await earn(15_000);
  await answer('2026-03-01', 0);
  await look('2026-03-31');
  expect(await payments()).toEqual([]);
  // A quarter of 90 % of 12,989.07, the first golden vector: three months of 15,000 are a year of 60,000.
  for (const day of ['2026-04-01', '2026-04-01', '2026-04-02']) await look(day);
  const raised = ['raised', first, { day: '2026-04-15', amountCents: 292_254 }];
  expect(await payments()).toEqual([raised]);
  const noticeOfFirst = [first, '2026-04-15', 292_254];
  expect(await notified()).toEqual([noticeOfFirst]);

  await earn(1_000);
  await look('2026-04-03');
  // Another amount is told on Today alone.
  expect(await notified()).toEqual([noticeOfFirst]);
  expect(await payments()).toEqual([raised, ['raised', first, expect.anything()]]);
  await answer('2026-04-04', 325_000);
  expect((await payments()).slice(2)).toEqual([['met', undefined, undefined]]);
  await look('2026-05-31');
  expect(await payments()).toHaveLength(3);
  await look('2026-06-01');
  expect((await payments()).slice(3)).toEqual([
    [
      'raised',
      'Estimated tax payment 2 of 4 for 2026',
      expect.objectContaining({ day: '2026-06-15' }),
    ],
  ]);
  expect((await notified()).slice(1)).toEqual([
    ['Estimated tax payment 2 of 4 for 2026', '2026-06-15', expect.any(Number)],
  ]);
});
