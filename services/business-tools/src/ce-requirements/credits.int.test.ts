import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/ce-requirements';
import { isComplete } from '@sidework/contracts/business-tools/expiry';
import { addLicense } from '@sidework/contracts/business-tools/licenses';
import {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();

let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const list = async (): Promise<api.CeRequirementView[]> =>
  (await service.as(owner).call(api.listCeRequirements)).json().items;
const add = async (given: object = {}): Promise<api.CeRequirementView> => {
  const body = {
    requirementName: 'CPA license',
    hoursRequired: 20,
    hoursCompleted: 12,
    deadline: '2027-03-31',
    profession: 'accounting',
    state: 'New Jersey',
    subject: 'Ethics',
    carryOverHours: 3,
    ...given,
  };
  return (await service.as(owner).call(api.addCeRequirement, { body })).json();
};
const finished = (credits: number, education: object = {}) => ({
  enrollmentId: randomUUID(),
  courseId: 9,
  userId: owner.id,
  educatorId: randomUUID(),
  title: 'Ethics for accountants',
  credits,
  completedAt: '2026-11-20T12:00:00.000Z',
  education: {
    category: 'accounting' as const,
    subject: 'Ethics',
    states: ['New Jersey'],
    completedOn: '2026-11-20',
    certificateId: randomUUID(),
    certificateCode: 'ABCDEFGHJKLMNPQRSTUV',
    ...education,
  },
});
const revoke = ({ enrollmentId, education }: ReturnType<typeof finished>, id?: string) =>
  service.receive(
    certificateRevoked,
    {
      enrollmentId,
      certificateId: education.certificateId,
      userId: owner.id,
      reason: 'Issued in error.',
    },
    id === undefined ? {} : { id },
  );
const reissue = (
  { enrollmentId, education }: ReturnType<typeof finished>,
  {
    code,
    sequence,
    certificateId = randomUUID() as string,
  }: { code: string; sequence: number; certificateId?: string },
) =>
  service.receive(
    certificateReissued,
    { enrollmentId, certificateId, code, formerId: education.certificateId, userId: owner.id },
    { sequence },
  );
const needsOf = async () => {
  const [requirement] = await list();
  const told = await service.emitted();
  return told
    .filter(
      ({ type, data }) =>
        type.includes('.need.') && JSON.stringify(data).includes(`${requirement?.id}`),
    )
    .map(({ type }) => type.split('.')[2]);
};

describe('a finished course', () => {
  it('of 8 hours moves 12 of 20 to 20 of 20, and the badge with it', async () => {
    await add();
    const event = finished(8);
    await service.receive(courseCompleted, event);
    const [requirement, ...others] = await list();
    expect(others).toEqual([]);
    expect(requirement).toMatchObject({
      hoursCompleted: 20,
      credits: [
        {
          courseTitle: 'Ethics for accountants',
          hours: 8,
          completedOn: '2026-11-20',
          certificateCode: 'ABCDEFGHJKLMNPQRSTUV',
          isRevoked: false,
        },
      ],
    });
    expect(requirement && isComplete(requirement)).toBe(true);
    expect(await needsOf()).toContain('met');
  });

  it('counts once, however often it is told, and its revocation too', async () => {
    await add();
    const event = finished(8);
    const [counted, taken] = [randomUUID(), randomUUID()];
    for (const id of [counted, counted, randomUUID()])
      await service.receive(courseCompleted, event, { id });
    expect((await list())[0]).toMatchObject({ hoursCompleted: 20, credits: [{ hours: 8 }] });
    for (const id of [taken, taken, randomUUID()]) await revoke(event, id);
    await service.receive(courseCompleted, event, { id: counted });
    expect((await list())[0]).toMatchObject({
      hoursCompleted: 12,
      credits: [{ hours: 8, isRevoked: true }],
    });
  });

  it.each([
    ['of another subject', 8, { subject: 'Taxes' }],
    ['that the state did not approve', 8, { states: ['New York'] }],
    ['of another profession', 8, { category: 'notary' }],
    ['without credits', 0, {}],
  ])('%s counts nowhere', async (_, credits, education) => {
    await add();
    await service.receive(courseCompleted, finished(credits, education));
    expect((await list())[0]).toMatchObject({ hoursCompleted: 12, credits: [] });
  });

  it('counts for the state of the license, and for no other person', async () => {
    const body = { licenseName: 'CPA', licenseNumber: '20CC0', issuingState: 'New Jersey' };
    const license = (await service.as(owner).call(addLicense, { body })).json();
    await add({ state: null, subject: null, relatedLicenseId: license.id });
    await service.receive(courseCompleted, { ...finished(8), userId: randomUUID() });
    expect((await list())[0]?.hoursCompleted).toBe(12);
    await service.receive(courseCompleted, finished(8));
    expect((await list())[0]?.hoursCompleted).toBe(20);
  });

  it('names the new certificate after one was issued anew', async () => {
    await add();
    const event = finished(8);
    await service.receive(courseCompleted, event);
    await reissue(event, { code: 'ZZZZZZZZZZZZZZZZZZZZ', sequence: 4 });
    await reissue(event, { code: 'YYYYYYYYYYYYYYYYYYYY', sequence: 3 });
    expect((await list())[0]?.credits).toMatchObject([{ certificateCode: 'ZZZZZZZZZZZZZZZZZZZZ' }]);
  });

  it('names the newest certificate also where that is told of before the course', async () => {
    await add();
    const event = finished(8);
    await reissue(event, { code: 'ZZZZZZZZZZZZZZZZZZZZ', sequence: 4 });
    await reissue(event, { code: 'YYYYYYYYYYYYYYYYYYYY', sequence: 3 });
    await service.receive(courseCompleted, event);
    expect(await list()).toMatchObject([
      { hoursCompleted: 20, credits: [{ certificateCode: 'ZZZZZZZZZZZZZZZZZZZZ' }] },
    ]);
  });

  it('counts nothing where its certificate was revoked before it is told of', async () => {
    await add();
    const event = finished(8);
    await reissue(event, { code: 'ZZZZZZZZZZZZZZZZZZZZ', sequence: 3 });
    await revoke(event);
    await service.receive(courseCompleted, event);
    expect(await list()).toMatchObject([{ hoursCompleted: 12, credits: [] }]);
    await service.receive(courseCompleted, finished(8));
    expect((await list())[0]?.hoursCompleted).toBe(20);
  });

  it('leaves nothing of a certificate behind for a person who left', async () => {
    const gone = await service.person({}, { hasLeft: true });
    const event = { ...finished(8), userId: gone.id };
    const said = { certificateId: randomUUID(), userId: gone.id, enrollmentId: event.enrollmentId };
    await service.receive(certificateRevoked, { ...said, reason: 'Issued in error.' });
    const kept = await service.sql`select from ce_certificates where professional_id = ${gone.id}`;
    expect(kept).toHaveLength(0);
  });
});

describe('a change', () => {
  const form = { requirementName: 'CPA license', hoursRequired: 20, deadline: '2027-03-31' };

  it.each([
    ['the form', api.editCeRequirement, { ...form, hoursCompleted: 12 }],
    ['the field of hours', api.setCeHours, { hoursCompleted: 12 }],
  ])('by %s is refused after a course changed the hours', async (_, endpoint, body) => {
    const { id, version } = await add();
    const params = { requirementId: id };
    await service.receive(courseCompleted, finished(8));
    const send = (read: number | undefined) =>
      service.as(owner).call(endpoint, { params, body: { ...body, version: read } });
    const late = await send(version);
    expect([late.statusCode, late.json().code]).toEqual([412, 'requirement_changed']);
    const [now] = await list();
    expect(now?.hoursCompleted).toBe(20);
    const changed = await send(now?.version);
    expect(changed.json()).toMatchObject({ hoursCompleted: 12, version: Number(now?.version) + 1 });
  });

  it('keeps what it leaves out', async () => {
    const before = await add();
    const params = { requirementId: before.id };
    const body = { ...form, requirementName: 'Ethics of the CPA license' };
    const changed = await service.as(owner).call(api.editCeRequirement, { params, body });
    const { requirementName } = body;
    expect(changed.json()).toEqual({
      ...before,
      requirementName,
      version: 2,
      updatedAt: expect.any(String),
    });
    const empty = { profession: null, state: null, subject: null, carryOverHours: 0 };
    const emptied = await service
      .as(owner)
      .call(api.editCeRequirement, { params, body: { ...body, ...empty } });
    expect(emptied.json()).toMatchObject(empty);
  });
});

describe('the next period', () => {
  const begin = async (requirementId: string, deadline = '2029-03-31', by = owner) =>
    service.as(by).call(api.beginNextPeriod, { params: { requirementId }, body: { deadline } });

  it('begins with 3 of 25 of 20 hours, once, and loses them with a revoked certificate', async () => {
    const { id } = await add({ hoursCompleted: 17 });
    const event = finished(8);
    await service.receive(courseCompleted, event);
    const answers = await Promise.all([begin(id), begin(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await list()).toMatchObject([
      { id, hoursCompleted: 25, hasNext: true },
      { hoursCompleted: 3, carriedHours: 3, startsOn: '2027-04-01', hasNext: false },
    ]);
    await revoke(event);
    expect(await list()).toMatchObject([
      { hoursCompleted: 17 },
      { hoursCompleted: 0, carriedHours: 0 },
    ]);
  });

  it('keeps what carried over from a period that the same course was counted to', async () => {
    const { id } = await add({ hoursCompleted: 20, subject: null });
    const later = (await begin(id)).json();
    const change = (requirementId: string, given: object) => {
      const { requirementName, hoursRequired, hoursCompleted, carryOverHours } = later;
      const kept = { requirementName, hoursRequired, hoursCompleted, carryOverHours };
      const body = { ...kept, profession: 'accounting', ...given };
      return service.as(owner).call(api.editCeRequirement, { params: { requirementId }, body });
    };
    const first = { state: 'New Jersey', hoursCompleted: 20, deadline: '2027-12-31' };
    const second = { state: 'New York', deadline: '2029-03-31' };
    expect((await change(id, first)).statusCode).toBe(200);
    expect((await change(later.id, second)).statusCode).toBe(200);
    const education = { states: ['New Jersey', 'New York'], completedOn: '2027-06-01' };
    await service.receive(courseCompleted, finished(2, education));
    expect(await list()).toMatchObject([
      { id, hoursCompleted: 22 },
      { id: later.id, hoursCompleted: 4, carriedHours: 2 },
    ]);
  });

  it('ends after the one before, and is its owner’s alone to begin', async () => {
    const { id } = await add();
    const early = await begin(id, '2027-03-31');
    expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([422, ['deadline']]);
    const other = await service.person();
    expect((await begin(id, '2029-03-31', other)).statusCode).toBe(404);
  });
});
