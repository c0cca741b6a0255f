import type { Actor } from '@sidework/chassis/http/actor';
import { aPdf } from '@sidework/chassis/testing/files';
import * as documents from '@sidework/contracts/business-tools/documents';
import {
  licenseChecked,
  licensePaperOpened,
  licensesShown,
} from '@sidework/contracts/business-tools/events';
import * as api from '@sidework/contracts/business-tools/license-checks';
import {
  addLicense,
  deleteLicense,
  editLicense,
  listLicenses,
} from '@sidework/contracts/business-tools/licenses';
import { profileChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
let staff: Actor;
beforeEach(async () => {
  owner = await service.person({}, { fullName: 'Pat Delgado' });
  staff = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const form = {
  licenseName: 'Master Plumber',
  licenseNumber: '36BI',
  licenseType: null,
  issuingState: 'New Jersey',
  issueDate: '2025-04-01',
  expiryDate: inDays(400),
};

async function aPaper(by = owner): Promise<string> {
  const file = aPdf(300);
  const said = { documentName: 'License', fileName: 'license.pdf', fileSize: file.length };
  const announced = await service.as(by).call(documents.announceDocument, { body: said });
  const sent = await service.as(by).call(documents.uploadDocument, {
    params: { documentId: announced.json().documentId },
    body: file,
    headers: { 'content-type': 'application/pdf' },
  });
  return sent.json().id;
}

const add = async (said: object = {}, by = owner): Promise<string> =>
  (await service.as(by).call(addLicense, { body: { ...form, ...said } })).json().id;
const ask = async (licenseId: string, documentId?: string, by = owner) =>
  service.as(by).call(api.askForCheck, {
    params: { licenseId },
    body: { documentId: documentId ?? (await aPaper(by)) },
  });
const edit = (licenseId: string, said: object = {}) =>
  service.as(owner).call(editLicense, { params: { licenseId }, body: { ...form, ...said } });
const versionOf = async (licenseId: string): Promise<number> => {
  const [row] = await service.sql<{ version: number }[]>`
    select version from licenses where id = ${licenseId}`;
  return row?.version ?? 1;
};
const decide = async (licenseId: string, version?: number, by = staff) =>
  service.as(by).call(api.verifyLicense, {
    params: { licenseId },
    body: { version: version ?? (await versionOf(licenseId)) },
  });
const refuse = async (licenseId: string, reason: string, by = staff) =>
  service.as(by).call(api.refuseLicense, {
    params: { licenseId },
    body: { version: await versionOf(licenseId), reason },
  });
const standing = async () => {
  const { items } = (await service.as(owner).call(listLicenses)).json();
  return items.map(({ check }: { check: string }) => check);
};
const waiting = async (by = staff) => {
  const page = await service.as(by).call(api.listWaitingLicenses, { query: { limit: 100 } });
  return page.json().items.filter(({ owner: { id } }: api.WaitingLicense) => id === owner.id);
};
const shown = async () => {
  const told = await service.emitted(licensesShown.type);
  const own = told.filter(({ data }) => data.professionalId === owner.id);
  return own.toSorted((one, other) => one.sequence - other.sequence).at(-1)?.data.licenses;
};
const toldOf = async (type: `${string}.v1`, licenseId: string) =>
  (await service.emitted(type as typeof licenseChecked.type))
    .filter(({ data }) => data.licenseId === licenseId)
    .map(({ data }) => data);

async function verified(said: object = {}): Promise<string> {
  const id = await add(said);
  await ask(id);
  expect((await decide(id)).statusCode).toBe(204);
  return id;
}

it('a license waits with its paper, is verified, and is told to those who show it', async () => {
  const id = await add();
  expect((await ask(id)).json()).toMatchObject({ check: 'waiting' });
  expect(await waiting()).toMatchObject([
    { id, owner: { fullName: 'Pat Delgado' }, licenseNumber: '36BI', version: 2 },
  ]);
  const link = await service.as(staff).call(api.openLicensePaper, { params: { licenseId: id } });
  const token = String(link.json().url).split('/').at(-1) ?? '';
  const opened = await service.visitor.call(documents.openDocument, { params: { token } });
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await decide(id)).statusCode).toBe(204);
  expect(await standing()).toEqual(['verified']);
  expect(await waiting()).toEqual([]);
  expect(await shown()).toMatchObject([
    { licenseId: id, name: 'Master Plumber', state: 'NJ', until: form.expiryDate },
  ]);
  const decision = { decision: 'verified', decidedBy: staff.id, reason: null };
  expect(await toldOf(licenseChecked.type, id)).toMatchObject([decision]);
  expect(await toldOf(licensePaperOpened.type, id)).toMatchObject([{ openedBy: staff.id }]);
});

it('it is refused with a reason, which its owner reads, and may be asked for again', async () => {
  const id = await add();
  await ask(id);
  const reason = 'The paper is of another person.';
  expect((await refuse(id, reason)).statusCode).toBe(204);
  const { items } = (await service.as(owner).call(listLicenses)).json();
  expect(items).toMatchObject([{ check: 'refused', refusal: reason }]);
  expect(await shown()).toBeUndefined();
  expect((await ask(id)).json()).toMatchObject({ check: 'waiting', refusal: null });
});

describe('an ID', () => {
  const id = {
    kind: 'identity',
    licenseName: 'Passport',
    licenseNumber: '4471',
    issuingState: null,
    issueDate: null,
  };
  const identity = async () => {
    const told = await service.emitted(licensesShown.type);
    const own = told.filter(({ data }) => data.professionalId === owner.id);
    return own.toSorted((one, other) => one.sequence - other.sequence).at(-1)?.data.identity;
  };

  it('is verified with the name of the account, shows as no license, and is taken back', async () => {
    const licenseId = await verified(id);
    expect(await shown()).toEqual([]);
    expect(await identity()).toMatchObject({ holderName: 'Pat Delgado', until: form.expiryDate });
    expect((await refuse(licenseId, 'The picture is of another person.')).statusCode).toBe(204);
    expect(await identity()).toBeNull();
  });

  it('is taken back once it is made a license', async () => {
    const licenseId = await verified(id);
    const said = { ...id, kind: 'license', issuingState: 'New Jersey' };
    expect((await edit(licenseId, said)).json()).toMatchObject({ check: 'none' });
    expect(await identity()).toBeNull();
  });

  it.each([
    ['without its last day', { expiryDate: null }, 'expiryDate'],
    ['with its whole number', { licenseNumber: 'X44714471' }, 'licenseNumber'],
  ])('is refused %s', async (_, said, field) => {
    const reply = await service.as(owner).call(addLicense, { body: { ...form, ...id, ...said } });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});

describe('a verified license', () => {
  it.each([
    ['name', { licenseName: 'Journeyman Plumber' }],
    ['number', { licenseNumber: '77' }],
    ['type', { licenseType: 'Gas' }],
    ['state', { issuingState: 'New York' }],
    ['issue', { issueDate: '2025-05-01' }],
    ['expiry', { expiryDate: inDays(800) }],
  ])('is taken back by another %s, and comes back once that is verified', async (_, said) => {
    const id = await verified();
    expect((await edit(id, said)).json()).toMatchObject({ check: 'none', checkedAt: null });
    expect(await shown()).toEqual([]);
    await ask(id);
    expect((await decide(id)).statusCode).toBe(204);
    expect(await shown()).toHaveLength(1);
  });

  it('stays where nothing of it is changed', async () => {
    const id = await verified();
    expect((await edit(id)).json()).toMatchObject({ check: 'verified' });
    expect(await shown()).toHaveLength(1);
  });

  it('is shown no more once it is deleted', async () => {
    const id = await verified();
    await service.as(owner).call(deleteLicense, { params: { licenseId: id } });
    expect(await shown()).toEqual([]);
  });

  it('is found by staff and taken back, with a reason that its owner is told', async () => {
    const number = crypto.randomUUID();
    const id = await verified({ licenseNumber: number });
    await verified({ licenseName: 'Backflow' });
    const found = async (search: string) => {
      const reply = await service.as(staff).call(api.listVerifiedLicenses, { query: { search } });
      return reply.json().items.map((each: api.VerifiedLicense) => each.id);
    };
    expect(await found(`delgado ${number}`)).toEqual([id]);
    const params = { licenseId: id };
    const paper = await service.as(staff).call(api.openLicensePaper, { params });
    expect(paper.statusCode).toBe(200);
    expect((await refuse(id, 'no', owner)).statusCode).toBe(403);
    const reason = 'The board does not know this number.';
    expect((await refuse(id, reason)).statusCode).toBe(204);
    expect(await shown()).toMatchObject([{ name: 'Backflow' }]);
    expect(await found(number)).toEqual([]);
    const told = { decision: 'refused', decidedBy: staff.id, reason };
    expect((await toldOf(licenseChecked.type, id)).at(-1)).toMatchObject(told);
    expect((await ask(id)).json()).toMatchObject({ check: 'waiting' });
  });

  it('is shown no more where all of a person go at once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await verified());
    await Promise.all(
      ids.map((licenseId) => service.as(owner).call(deleteLicense, { params: { licenseId } })),
    );
    expect(await shown()).toEqual([]);
  });

  it('ends with its last day where its owner lives', async () => {
    const profile = {
      id: owner.id,
      fullName: 'Pat Delgado',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional',
      accountType: 'business_professional',
      roles: [],
      completedServicesAsProfessional: 0,
      rating: null,
      reviewCount: 0,
      mayAct: true,
      guardianIds: [],
      timeZone: 'Pacific/Honolulu',
    } as const;
    await service.receive(
      profileChanged,
      { ...profile, roles: [], guardianIds: [] },
      { sequence: 9 },
    );
    await verified({ expiryDate: '2027-03-31' });
    expect(await shown()).toMatchObject([
      { until: '2027-03-31', endsAt: '2027-04-01T10:00:00.000Z' },
    ]);
  });

  it('that never ends says so', async () => {
    await verified({ expiryDate: null });
    expect(await shown()).toMatchObject([{ until: null, endsAt: null }]);
  });
});

describe('is refused', () => {
  const codeOf = (reply: { statusCode: number; json(): { code?: string } }) =>
    `${reply.statusCode} ${reply.json().code}`;

  it.each([
    ['without a state', { issuingState: null }, '409 license_state_needed'],
    [
      'that has expired',
      { issueDate: '2019-01-01', expiryDate: '2020-01-01' },
      '409 license_expired',
    ],
  ])('to ask for one %s', async (_, said, answer) => {
    expect(codeOf(await ask(await add(said)))).toBe(answer);
  });

  it('to ask for one that is verified, or with a paper of another', async () => {
    expect(codeOf(await ask(await verified()))).toBe('409 license_is_verified');
    const foreign = await aPaper(staff);
    expect(codeOf(await ask(await add(), foreign))).toBe('404 document_not_found');
    expect(codeOf(await ask(await add({}, staff)))).toBe('404 license_not_found');
  });

  it('to decide on one’s own, on one that nobody asked about, and as it was before a change', async () => {
    const own = await add({}, staff);
    await ask(own, undefined, staff);
    expect(codeOf(await decide(own))).toBe('403 own_license');
    const paper = await service
      .as(staff)
      .call(api.openLicensePaper, { params: { licenseId: own } });
    expect(codeOf(paper)).toBe('403 own_license');
    const id = await add();
    expect(codeOf(await decide(id))).toBe('409 license_not_waiting');
    await ask(id);
    await edit(id, { licenseNumber: '8' });
    expect(codeOf(await decide(id))).toBe('409 license_not_waiting');
    await ask(id);
    expect(codeOf(await decide(id, 2))).toBe('412 license_changed');
    expect((await decide(id)).statusCode).toBe(204);
    expect(codeOf(await decide(id))).toBe('409 license_not_waiting');
  });

  it('to decide by a paper that another took the place of, or that is gone', async () => {
    const id = await add();
    await ask(id);
    const read = await versionOf(id);
    const documentId = await aPaper();
    await ask(id, documentId);
    expect(codeOf(await decide(id, read))).toBe('412 license_changed');
    const trashed = await service
      .as(owner)
      .call(documents.trashDocument, { params: { documentId } });
    expect(trashed.statusCode).toBeLessThan(300);
    expect(codeOf(await decide(id))).toBe('404 document_not_found');
    expect(await standing()).toEqual(['waiting']);
  });

  it('to everybody who is not of staff, and a cursor that is garbage', async () => {
    for (const by of [owner, await service.person({ accountType: 'sidework_kids' })])
      for (const list of [api.listWaitingLicenses, api.listVerifiedLicenses])
        expect((await service.as(by).call(list)).statusCode).toBe(403);
    const query = { cursor: 'garbage' };
    for (const list of [api.listWaitingLicenses, api.listVerifiedLicenses])
      expect((await service.as(staff).call(list, { query })).statusCode).toBe(400);
  });
});

it('two of staff who decide at once decide once', async () => {
  const id = await add();
  await ask(id);
  const other = await service.person({ roles: ['admin'], aal: 'aal2' });
  const version = await versionOf(id);
  const replies = await Promise.all([decide(id, version), decide(id, version, other)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 412]);
  expect(await toldOf(licenseChecked.type, id)).toHaveLength(1);
});
