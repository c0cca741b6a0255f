import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/education-events/course-sessions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import { getEnrollment } from '@sidework/contracts/education-events/enrollments';
import {
  liveSessionCancelled,
  liveSessionNear,
} from '@sidework/contracts/education-events/events/live-sessions';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCourse, aDraft, certificateDetails } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents();
const hourMs = 3_600_000;

let naomi: Actor;
let ada: Actor;
let ben: Actor;
let params: { courseId: string };
let lessonId: string;
let enrollmentIds: string[];
let real: () => Date;
let now: Date;
const hours = (count: number) => {
  now = new Date(now.getTime() + hourMs * count);
};

beforeEach(async () => {
  [naomi, ada, ben] = [await service.person(), await service.person(), await service.person()];
  real = service.deps.now;
  now = new Date(Math.ceil(real().getTime() / 60_000) * 60_000);
  service.deps.now = () => now;
  const lesson = { title: 'In the hall', kind: 'live' as const, content: 'Bring a pen.' };
  const draft = aDraft({
    format: 'hybrid',
    allowsKids: false,
    credits: 2,
    questions: [],
    certificate: certificateDetails({ place: 'Newark, NJ' }),
    lessons: [{ ...lesson, minutes: 100 }],
  });
  params = { courseId: String(await aCourse(service.db, { draft, educatorId: naomi.id })) };
  enrollmentIds = [await enroll(ada), await enroll(ben)];
  const of = { params: { enrollmentId: enrollmentIds[0] ?? '' } };
  lessonId = (await service.as(ada).call(getEnrollment, of)).json().lessons[0].id;
});
afterEach(() => {
  service.deps.now = real;
});

const enroll = async (person: Actor): Promise<string> =>
  (await service.as(person).call(enrollInCourse, { params })).json().enrollment.id;

async function hold(inHours: number) {
  const startsAt = new Date(now.getTime() + hourMs * inHours);
  const body = {
    lessonId,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + hourMs).toISOString(),
    timeZone: 'America/New_York',
    place: 'Room 2',
    link: null,
    countsOut: false,
  };
  const reply = await service.as(naomi).call(api.addSession, { params, body });
  return { ...params, sessionId: String(reply.json().id) };
}

/** The learners who were told of a session, in order. */
async function told(sessionId: string) {
  await passTime(service.deps);
  const of = async ({ type }: typeof liveSessionNear | typeof liveSessionCancelled) =>
    (await service.emitted(type))
      .filter(({ data }) => data.sessionId === sessionId)
      .map(({ data }) => data.userId);
  return { near: await of(liveSessionNear), cancelled: await of(liveSessionCancelled) };
}

it('tells each learner once, a day before a live session', async () => {
  const { sessionId } = await hold(25);
  hours(0.9);
  expect(await told(sessionId)).toEqual({ near: [], cancelled: [] });
  hours(0.1);
  await told(sessionId);
  expect(await told(sessionId)).toEqual({ near: [ada.id, ben.id], cancelled: [] });
});

it('goes on behind the last learner who was told', async () => {
  const { sessionId } = await hold(25);
  await service.sql`
    update course_sessions set told_through = ${enrollmentIds[0] ?? ''} where id = ${sessionId}`;
  hours(1);
  expect((await told(sessionId)).near).toEqual([ben.id]);
});

it('tells nothing of a session that has begun', async () => {
  const { sessionId } = await hold(25);
  hours(25);
  expect((await told(sessionId)).near).toEqual([]);
});

it.each([
  ['cancelled before anyone was told of it', 48, 0],
  ['cancelled after its learners were told', 20, 2],
])('tells of a session that is %s', async (_case, inHours, before) => {
  const session = await hold(inHours);
  await told(session.sessionId);
  await service.as(naomi).call(api.cancelSession, { params: session });
  hours(1);
  await told(session.sessionId);
  const { near, cancelled } = await told(session.sessionId);
  expect([near.length, cancelled]).toEqual([before, [ada.id, ben.id]]);
});

it('tells of a session that ends with the account of its educator', async () => {
  const { sessionId } = await hold(48);
  await service.receive(accountDeleted, { id: naomi.id });
  await service.doPersonTasks();
  hours(1);
  expect((await told(sessionId)).cancelled).toEqual([ada.id, ben.id]);
});
