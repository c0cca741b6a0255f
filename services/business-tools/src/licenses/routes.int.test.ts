import type { Actor } from '@sidework/chassis/http/actor';
import * as ce from '@sidework/contracts/business-tools/ce-requirements';
import * as certifications from '@sidework/contracts/business-tools/certifications';
import * as licenses from '@sidework/contracts/business-tools/licenses';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const license = {
  licenseName: 'Plumber',
  licenseNumber: 'P-1',
  licenseType: 'Master',
  issuingState: 'Texas',
  issueDate: '2024-01-02',
  expiryDate: '2027-01-01',
};
const certification = {
  certificationName: 'Backflow',
  issuingOrganization: 'ASSE',
  certificationNumber: '5',
  issueDate: '2024-03-04',
  expiryDate: '2027-02-01',
};
const requirement = {
  requirementName: 'Ethics',
  hoursRequired: 20,
  hoursCompleted: 0,
  deadline: '2027-03-01',
  relatedLicenseId: null,
};

const nouns = [
  {
    noun: 'license',
    shownLine: '[LIC-04]',
    deletedLine: '[LIC-27]',
    api: {
      list: licenses.listLicenses,
      add: licenses.addLicense,
      edit: licenses.editLicense,
      remove: licenses.deleteLicense,
    },
    id: 'licenseId',
    form: license,
    changed: { ...license, licenseName: 'Master plumber', expiryDate: '2029-01-01' },
    missing: [{ licenseName: ' ' }, { licenseNumber: '' }],
    notFound: 'license_not_found',
  },
  {
    noun: 'certification',
    shownLine: '[LIC-05]',
    deletedLine: '[LIC-27]',
    api: {
      list: certifications.listCertifications,
      add: certifications.addCertification,
      edit: certifications.editCertification,
      remove: certifications.deleteCertification,
    },
    id: 'certificationId',
    form: certification,
    changed: { ...certification, certificationNumber: '77', expiryDate: '2029-01-01' },
    missing: [{ certificationName: '' }, { issuingOrganization: ' ' }],
    notFound: 'certification_not_found',
  },
  {
    noun: 'CE requirement',
    shownLine: '[LIC-06]',
    deletedLine: '[LIC-28]',
    api: {
      list: ce.listCeRequirements,
      add: ce.addCeRequirement,
      edit: ce.editCeRequirement,
      remove: ce.deleteCeRequirement,
    },
    id: 'requirementId',
    form: requirement,
    changed: { ...requirement, hoursCompleted: 25 },
    missing: [{ requirementName: '' }, { hoursRequired: undefined }, { hoursRequired: 0 }],
    notFound: 'requirement_not_found',
  },
];

describe.each(nouns)(
  'a $noun',
  ({ api, id, form, changed, missing, notFound, shownLine, deletedLine }) => {
    const add = async (by = owner, body: object = form) =>
      (await service.as(by).call(api.add, { body })).json();

    it('is added, edited and deleted by its owner', async () => {
      const added = await service.as(owner).call(api.add, { body: form });
      expect(added.statusCode).toBe(201);
      const shown = { ...form, id: expect.any(String), professionalId: owner.id };
      expect(added.json(), shownLine).toMatchObject(shown);
      const { items } = (await service.as(owner).call(api.list)).json();
      expect(items).toEqual([expect.objectContaining(shown)]);
      const at = { params: { [id]: added.json().id } };
      const edited = await service.as(owner).call(api.edit, { ...at, body: changed });
      expect(edited.json()).toMatchObject({ ...changed, id: added.json().id });
      expect((await service.as(owner).call(api.remove, at)).statusCode).toBe(204);
      expect((await service.as(owner).call(api.list)).json().items, deletedLine).toEqual([]);
      const kept = await service.sql<{ change: string }[]>`
      select change from record_changes where record_id = ${added.json().id} order by id`;
      expect(kept.map(({ change }) => change)).toEqual(['edited', 'deleted']);
    });

    it('is shown to its owner alone, and changed by its owner alone [LIC-45] [SEC-20]', async () => {
      const { id: added } = await add();
      const at = { params: { [id]: added } };
      expect((await service.as(other).call(api.list)).json().items).toEqual([]);
      for (const reply of [
        await service.as(other).call(api.edit, { ...at, body: changed }),
        await service.as(other).call(api.remove, at),
      ])
        expect([reply.statusCode, reply.json().code]).toEqual([404, notFound]);
      expect((await service.as(owner).call(api.list)).json().items).toHaveLength(1);
      expect((await service.visitor.call(api.list)).statusCode).toBe(401);
    });

    it('needs what names it [LIC-08] [LIC-09] [LIC-10]', async () => {
      for (const part of missing) {
        const reply = await service.as(owner).call(api.add, { body: { ...form, ...part } });
        expect(reply.statusCode).toBe(400);
        expect(Object.values(reply.json().fields)).toEqual(['Please fill in all required fields']);
      }
    });

    it('is added for oneself alone, and by no child that may not act', async () => {
      const body = { ...form, professionalId: other.id };
      expect((await service.as(owner).call(api.add, { body })).statusCode).toBe(403);
      const child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
      expect((await service.as(child).call(api.add, { body: form })).statusCode).toBe(403);
      expect((await service.as(child).call(api.list)).statusCode).toBe(403);
    });

    it('is added once by a request that is sent twice', async () => {
      const headers = { 'idempotency-key': 'a-key-of-sixteen-or-more' };
      const [first, second] = await Promise.all(
        [1, 2].map(() => service.as(owner).call(api.add, { body: form, headers })),
      );
      expect(second?.json()).toEqual(first?.json());
      expect((await service.as(owner).call(api.list)).json().items).toHaveLength(1);
    });
  },
);

it('licenses are listed by expiry, the soonest first and those without one last, over pages [LIC-24] [LIC-47]', async () => {
  const days = ['2028-05-01', null, '2026-01-01', '2027-01-01', null];
  for (const expiryDate of days)
    await service.as(owner).call(licenses.addLicense, { body: { ...license, expiryDate } });
  const seen: unknown[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const page = (await service.as(owner).call(licenses.listLicenses, { query })).json();
    seen.push(...page.items.map(({ expiryDate }: { expiryDate: string }) => expiryDate));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['2026-01-01', '2027-01-01', '2028-05-01', null, null]);
});

it('certifications are listed by expiry too [LIC-25]', async () => {
  for (const expiryDate of ['2028-05-01', '2026-01-01', null])
    await service.as(owner).call(certifications.addCertification, {
      body: { ...certification, expiryDate },
    });
  const { items } = (await service.as(owner).call(certifications.listCertifications)).json();
  expect(items.map((item: { expiryDate: string }) => item.expiryDate)).toEqual([
    '2026-01-01',
    '2028-05-01',
    null,
  ]);
});

describe('a CE requirement with a license', () => {
  const add = async (by: Actor, body: object) =>
    service.as(by).call(ce.addCeRequirement, { body: { ...requirement, ...body } });
  const licenseOf = async (by: Actor): Promise<string> =>
    (await service.as(by).call(licenses.addLicense, { body: license })).json().id;

  it('names it, and stays without it once that is deleted, by deadline [LIC-07] [LIC-13] [LIC-26] [LIC-51]', async () => {
    const licenseId = await licenseOf(owner);
    await add(owner, { relatedLicenseId: licenseId, deadline: '2028-01-01' });
    await add(owner, { deadline: '2027-01-01' });
    const names = async () =>
      (await service.as(owner).call(ce.listCeRequirements))
        .json()
        .items.map(({ relatedLicenseName }: { relatedLicenseName: string }) => relatedLicenseName);
    expect(await names()).toEqual([null, 'Plumber']);
    await service.as(owner).call(licenses.deleteLicense, { params: { licenseId } });
    expect(await names()).toEqual([null, null]);
  });

  it('takes no license of another person', async () => {
    const reply = await add(owner, { relatedLicenseId: await licenseOf(other) });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'license_not_found']);
  });

  it('begins with 0 hours, and a new number of hours changes them alone [LIC-11] [LIC-15] [LIC-52]', async () => {
    const added = (await add(owner, {})).json();
    expect(added.hoursCompleted).toBe(0);
    const at = { params: { requirementId: added.id } };
    const set = (hoursCompleted: number) =>
      service.as(owner).call(ce.setCeHours, { ...at, body: { hoursCompleted } });
    expect((await set(22.5)).json()).toEqual({
      ...added,
      hoursCompleted: 22.5,
      version: added.version + 1,
      updatedAt: expect.any(String),
    });
    expect((await set(-1)).statusCode).toBe(400);
    const reply = await service
      .as(other)
      .call(ce.setCeHours, { ...at, body: { hoursCompleted: 1 } });
    expect(reply.statusCode).toBe(404);
  });
});
