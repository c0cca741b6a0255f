import type { Actor } from '@sidework/chassis/http/actor';
import * as ce from '@sidework/contracts/business-tools/ce-requirements';
import { addCertification } from '@sidework/contracts/business-tools/certifications';
import { expiryApproached } from '@sidework/contracts/business-tools/events';
import * as licenses from '@sidework/contracts/business-tools/licenses';
import { profileChanged } from '@sidework/contracts/identity/events';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
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
    ...{ id: owner.id, fullName: 'Ada', avatarUrl: null, profession: null, location: null },
    ...{ userType: owner.userType, accountType: owner.accountType, roles: owner.roles },
    ...{ completedServicesAsProfessional: 0, mayAct: true, guardianIds: [] },
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
