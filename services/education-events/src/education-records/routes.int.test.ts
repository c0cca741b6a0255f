import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import type { EducationRecord } from '@sidework/contracts/education-events/education-records';
import {
  getEducationRecord,
  showCertificates,
} from '@sidework/contracts/education-events/education-records';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, anEvent, inDays } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { issue } from '../certificates/certificate.ts';
import { newCode } from '../certificates/new-code.ts';
import { certificates } from '../certificates/table.ts';
import { enrollments } from '../enrollments/table.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testEducationEvents();
let pat: Actor;
beforeEach(async () => {
  pat = await service.person({}, { fullName: 'Pat Delgado' });
});

async function learn(title: string, given: Partial<typeof certificates.$inferInsert> = {}) {
  const courseId = await aCourse(service.db);
  const enrollmentId = randomUUID();
  const now = new Date();
  await service.db.insert(enrollments).values({
    id: enrollmentId,
    courseId,
    userId: pat.id,
    priceCents: 0,
    feeBps: 0,
    status: 'completed',
    enrolledAt: now,
    lastActiveAt: now,
    completedAt: now,
  });
  const course = { ...aDraft({ title }), isSample: false, certificate: null };
  const enrollment = { id: enrollmentId, userId: pat.id };
  const names = { holderName: 'Pat Delgado', educatorName: null, isChilds: false };
  const completed = { course, enrollment, activeMinutes: 100, timeZone: 'UTC', ...names };
  const issued = issue(randomUUID(), newCode(), completed, now);
  await service.db.insert(certificates).values({ ...issued, ...given });
}
const show = (by: Actor, isShown = true) =>
  service.as(by).call(showCertificates, { body: { isShown } });
const ask = (viewer?: Actor) => (viewer ? service.as(viewer) : service.visitor);
const read = async (viewer?: Actor, id = pat.id): Promise<EducationRecord> =>
  (await ask(viewer).call(getEducationRecord, { params: { personId: id } })).json();
const learned = async (viewer?: Actor) =>
  (await read(viewer)).certificates.map(({ courseTitle }) => courseTitle);

describe('what a professional learned, teaches and holds', () => {
  it('shows certificates to others only where their owner says so', async () => {
    await learn('Lead-safe renovation');
    expect([await learned(), await learned(pat)]).toEqual([[], ['Lead-safe renovation']]);
    for (const _ of [1, 2]) expect((await show(pat)).json()).toEqual({ isShown: true });
    expect(await learned()).toEqual(['Lead-safe renovation']);
    await show(pat, false);
    expect(await learned()).toEqual([]);
  });

  it('shows none that was revoked, and no sample', async () => {
    await show(pat);
    await learn('Revoked', { revokedAt: new Date(), revokedBy: pat.id, revokedReason: 'A fault.' });
    await learn('A sample', { isSample: true });
    expect(await learned()).toEqual([]);
  });

  it('shows what they teach now and the events that they hold next', async () => {
    const courseId = await aCourse(service.db, { educatorId: pat.id });
    const archived = await aCourse(service.db, { educatorId: pat.id });
    await service.sql`update courses set status = 'archived' where id = ${archived}`;
    const at = { organizerId: pat.id, eventDate: inDays(3), endsAt: inDays(4) };
    const next = await anEvent(service.db, at);
    await anEvent(service.db, { ...at, status: 'cancelled' });
    await anEvent(service.db, { ...at, eventDate: inDays(-4), endsAt: inDays(-3) });
    const { courses, events } = await read();
    expect(courses.map(({ id }) => id)).toEqual([courseId]);
    expect(events.map(({ id }) => id)).toEqual([next.id]);
  });

  it.each([
    ['is a child', { account_type: 'sidework_kids' }],
    ['may not act', { may_act: false }],
  ])('shows nothing of a person who %s', async (_, known) => {
    await learn('Lead-safe renovation');
    await show(pat);
    await service.sql`update people set ${service.sql(known)} where id = ${pat.id}`;
    const nothing = { isShown: false, certificates: [], courses: [], events: [] };
    expect(await read()).toEqual(nothing);
  });

  it('shows nothing to a child', async () => {
    await learn('Lead-safe renovation');
    await show(pat);
    const kid = { accountType: 'sidework_kids' } as const;
    expect(await learned(await service.person(kid, kid))).toEqual([]);
  });

  it('is exported as such, and forgotten with the account', async () => {
    await show(pat);
    const rows: unknown[] = [];
    const files = gatherOwnData(service.db, pat.id);
    const file = files.find(({ name }) => name === 'shown-certificates.json');
    for await (const row of file?.rows ?? []) rows.push(row);
    expect(rows).toEqual([{ shownSince: expect.any(String) }]);
    await service.db.transaction((tx) => eraseOwnData(tx, pat.id, new Date()));
    expect((await read()).isShown).toBe(false);
  });
});
