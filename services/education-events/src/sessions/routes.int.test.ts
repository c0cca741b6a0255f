import type { Actor } from '@sidework/chassis/http/actor';
import { verifyCertificate } from '@sidework/contracts/education-events/certificates';
import type { SessionDraft } from '@sidework/contracts/education-events/course-sessions';
import * as api from '@sidework/contracts/education-events/course-sessions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import {
  beatLesson,
  completeLesson,
  getEnrollment,
  type LearningView,
} from '@sidework/contracts/education-events/enrollments';
import { courseCompleted } from '@sidework/contracts/education-events/events/courses';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, certificateDetails } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();

let naomi: Actor;
let ada: Actor;
let real: () => Date;
let now: Date;
beforeEach(async () => {
  naomi = await service.person();
  ada = await service.person();
  real = service.deps.now;
  now = new Date(Math.ceil(real().getTime() / 60_000) * 60_000);
  service.deps.now = () => now;
});
afterEach(() => {
  service.deps.now = real;
});
const minutes = (count: number) => {
  now = new Date(now.getTime() + 60_000 * count);
};

async function begin({ isWhole = true, countsOut = false } = {}) {
  const live = { title: 'In the hall', kind: 'live' as const, content: 'Bring a pen.' };
  const draft = aDraft({
    format: 'hybrid',
    allowsKids: false,
    credits: 2,
    questions: [],
    certificate: certificateDetails({ place: 'Newark, NJ' }),
    lessons: isWhole
      ? [{ ...live, minutes: 100 }]
      : [
          { title: 'Read this', kind: 'text' as const, content: 'Before.' },
          { ...live, minutes: 100 },
        ],
  });
  const courseId = await aCourse(service.db, { draft, educatorId: naomi.id });
  const params = { courseId: String(courseId) };
  const { enrollment } = (await service.as(ada).call(enrollInCourse, { params })).json();
  const enrollmentId = enrollment.id as string;
  const see = async (): Promise<LearningView> =>
    (await service.as(ada).call(getEnrollment, { params: { enrollmentId } })).json();
  const lessonId = (await see()).lessons.at(-1)?.id ?? '';
  const startsAt = new Date(now.getTime() + 60 * 60_000);
  const body: SessionDraft = {
    lessonId,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 100 * 60_000).toISOString(),
    timeZone: 'America/New_York',
    place: 'Room 2',
    link: 'https://meet.example.com/hall',
    countsOut,
  };
  const add = (given: Partial<SessionDraft> = {}, by = naomi) =>
    service.as(by).call(api.addSession, { params, body: { ...body, ...given } });
  const session = (await add()).json();
  const at = { ...params, sessionId: String(session.id) };
  const tap = async (act: 'in' | 'out' | 'undo', by = naomi) => {
    const args = { params: { ...at, enrollmentId }, body: { act } };
    return (await service.as(by).call(api.markAttendance, args)).json();
  };
  return { courseId, params, enrollmentId, lessonId, see, body, add, session, at, tap };
}

async function textOfQr(picture: string): Promise<string> {
  const png = Buffer.from(picture.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

describe('a live session', () => {
  it('gives its minutes to who was checked in once it is over, and the certificate with them [F3]', async () => {
    const { enrollmentId, see, tap } = await begin();
    await tap('in');
    await Promise.all([tap('in'), tap('in')]);
    minutes(159);
    await passTime(service.deps);
    expect(await see()).toMatchObject({ status: 'active', certificateCode: null });
    minutes(1);
    await passTime(service.deps);
    await passTime(service.deps);
    const { status, certificateCode, lessons } = await see();
    expect([status, lessons[0]?.spentSeconds]).toEqual(['completed', 6_000]);
    const code = { code: String(certificateCode) };
    expect((await service.visitor.call(verifyCertificate, { params: code })).json()).toMatchObject({
      credits: 2,
      activeMinutes: 100,
    });
    const told = (await service.emitted(courseCompleted.type)).filter(
      ({ data }) => data.enrollmentId === enrollmentId,
    );
    expect(told.map(({ data }) => data.credits)).toEqual([2]);
    expect((await tap('undo')).code).toBe('enrollment_not_open');
  });

  it('checks in by the code of a learner, once, and by no code of another course', async () => {
    const { add, at, params, tap } = await begin({ countsOut: true });
    const other = await begin();
    const later = { ...params, sessionId: String((await add()).json().id) };
    const codeOf = async (asked: { courseId: string }) => {
      const { qr } = (await service.as(ada).call(api.getSessionCode, { params: asked })).json();
      return textOfQr(qr);
    };
    const code = await codeOf(params);
    const scan = async (given: string, act: 'in' | 'out' = 'in', by = naomi, where = at) => {
      const reply = await service
        .as(by)
        .call(api.scanAttendance, { params: where, body: { code: given, act } });
      return reply.json();
    };
    expect((await scan(code, 'out')).code).toBe('session_not_in');
    const both = await Promise.all([scan(code), scan(code)]);
    expect(both.map(({ isFirst }) => isFirst).toSorted()).toEqual([false, true]);
    expect(both[0].learner.attendance.checkedInAt).toBe(now.toISOString());
    minutes(70);
    const outs = [await scan(code, 'out'), await scan(code, 'out')];
    expect(outs.map(({ isFirst }) => isFirst)).toEqual([true, false]);
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [await codeOf(other.params), forged, 'TICKET-1', 'x'])
      expect((await scan(wrong)).code).toBe('session_code_of_other');
    expect((await scan(code, 'in', ada)).code).toBe((await tap('in', ada)).code);
    expect((await scan(code, 'in', naomi, later)).code).toBe('session_overlaps');
    const asked = { params };
    expect((await service.as(naomi).call(api.getSessionCode, asked)).statusCode).toBe(404);
  });

  it('gives nothing to who did not come, or whose check-in was taken back', async () => {
    const { see, tap } = await begin();
    await tap('in');
    expect((await tap('undo')).attendance).toBeNull();
    expect((await tap('out')).code).toBe('session_not_in');
    minutes(200);
    await passTime(service.deps);
    expect((await see()).lessons[0]).toMatchObject({ spentSeconds: 0, isCompleted: false });
  });

  it('gives nothing once it is cancelled, and leaves its time free for another one', async () => {
    const { add, at, enrollmentId, params, see, tap } = await begin();
    const twin = (await add()).json();
    await tap('in');
    await service.as(naomi).call(api.cancelSession, { params: at });
    const other = { ...params, sessionId: String(twin.id), enrollmentId };
    for (const act of ['in', 'undo'] as const) {
      const args = { params: other, body: { act } };
      expect((await service.as(naomi).call(api.markAttendance, args)).statusCode).toBe(200);
    }
    minutes(200);
    await passTime(service.deps);
    expect((await see()).lessons[0]).toMatchObject({ spentSeconds: 0, isCompleted: false });
  });

  it.each([
    ['in late', 90, 70, 70],
    ['out before it begins', 0, 30, 0],
    ['in early and out late', 0, 300, 100],
  ])('counts from in to out where that is set: %s', async (_case, inAfter, outAfter, expected) => {
    const { see, tap } = await begin({ countsOut: true });
    minutes(inAfter);
    await tap('in');
    minutes(outAfter);
    await tap('out');
    expect((await see()).lessons[0]?.spentSeconds).toBe(60 * expected);
  });

  it('counts in no other way, and beside other lessons', async () => {
    const { enrollmentId, lessonId, see, tap } = await begin({ isWhole: false });
    const params = { enrollmentId, lessonId };
    const beat = { params, body: { begins: true, isActive: true } };
    expect((await service.as(ada).call(beatLesson, beat)).json().code).toBe('lesson_is_live');
    expect((await service.as(ada).call(completeLesson, { params })).json().code).toBe(
      'lesson_is_live',
    );
    await tap('in');
    minutes(160);
    await passTime(service.deps);
    expect((await see()).lessons.map(({ isCompleted }) => isCompleted)).toEqual([false, true]);
  });

  it('is checked in from three hours before it until a day after it, unless it was cancelled', async () => {
    const { add, at, body, tap, enrollmentId, params } = await begin();
    const far = new Date(now.getTime() + 300 * 60_000);
    const later = (
      await add({
        startsAt: far.toISOString(),
        endsAt: new Date(far.getTime() + 60_000).toISOString(),
      })
    ).json();
    const early = { ...params, sessionId: later.id, enrollmentId };
    expect(
      (
        await service.as(naomi).call(api.markAttendance, { params: early, body: { act: 'in' } })
      ).json().code,
    ).toBe('session_not_open');
    await service.as(naomi).call(api.cancelSession, { params: at });
    expect((await tap('in')).code).toBe('session_cancelled');
    minutes(300 + 24 * 60 + 2);
    expect(
      (
        await service.as(naomi).call(api.markAttendance, { params: early, body: { act: 'in' } })
      ).json().code,
    ).toBe('session_closed');
    expect((await add(body)).json().code).toBe('session_in_past');
  });

  it('is announced for a live lesson by its educator alone, with its link for learners alone', async () => {
    const { add, at, params, session } = await begin();
    expect(session).toMatchObject({ lessonTitle: 'In the hall', place: 'Room 2' });
    expect((await add({ lessonId: crypto.randomUUID() })).json().code).toBe('session_of_lesson');
    expect((await add({}, ada)).statusCode).toBe(404);
    expect((await service.as(ada).call(api.listSessionLearners, { params: at })).statusCode).toBe(
      404,
    );
    const links = [];
    for (const asking of [service.visitor, service.as(ada), service.as(naomi)])
      links.push((await asking.call(api.listSessions, { params })).json().items[0].link);
    expect(links).toEqual([null, session.link, session.link]);
    const { items } = (
      await service.as(naomi).call(api.listSessionLearners, { params: at })
    ).json();
    expect(items).toEqual([expect.objectContaining({ attendance: null, isCompleted: false })]);
  });

  it('counts no minute twice: a learner is at one session at a time', async () => {
    const { add, enrollmentId, params, tap, see } = await begin();
    const twin = (await add()).json();
    await tap('in');
    const other = { params: { ...params, sessionId: String(twin.id), enrollmentId } };
    const both = await service
      .as(naomi)
      .call(api.markAttendance, { ...other, body: { act: 'in' as const } });
    expect(both.json().code).toBe('session_overlaps');
    await tap('undo');
    await service.as(naomi).call(api.markAttendance, { ...other, body: { act: 'in' as const } });
    minutes(160);
    await passTime(service.deps);
    expect((await see()).lessons[0]?.spentSeconds).toBe(6_000);
  });

  it('counts no minute twice where two courses check in at once', async () => {
    const [one, other] = [await begin(), await begin()];
    const taps = await Promise.all([one.tap('in'), other.tap('in')]);
    expect(taps.filter(({ code }) => code === 'session_overlaps')).toHaveLength(1);
  });

  it('is cancelled when its educator leaves, and its place and link are gone', async () => {
    const { at } = await begin();
    await service.receive(accountDeleted, { id: naomi.id });
    await service.doPersonTasks();
    const [kept] = await service.sql`
      select cancelled_at is not null as cancelled, place, link from course_sessions where id = ${at.sessionId}`;
    expect(kept).toEqual({ cancelled: true, place: '', link: null });
  });

  it('takes no learner of another course', async () => {
    const [one, other] = [await begin(), await begin()];
    const params = { ...one.at, enrollmentId: other.enrollmentId };
    const args = { params, body: { act: 'in' as const } };
    expect((await service.as(naomi).call(api.markAttendance, args)).json().code).toBe(
      'enrollment_not_found',
    );
  });
});
