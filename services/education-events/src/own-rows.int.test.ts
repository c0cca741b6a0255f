import type { Actor } from '@sidework/chassis/http/actor';
import { permissionsOfEducationEvents } from '@sidework/contracts/acceptance/permissions-of-education-events';
import { catalogue, publicUrl } from '@sidework/contracts/catalogue';
import { addSession } from '@sidework/contracts/education-events/course-sessions';
import { draftCourse } from '@sidework/contracts/education-events/course-submissions';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import { postEvent } from '@sidework/contracts/education-events/event-listings';
import { registerForEvent } from '@sidework/contracts/education-events/registrations';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aDraft, aKey, anEvent, aPosting, attendee, inDays } from '../test/builders.ts';
import { testEducationEvents } from '../test/service.ts';
import { lessonsOf } from './courses/queries.ts';

/*
 * The cells of section 1.6 on rows that there are: the permissions of the whole platform are asked of ids that stand for
 * nothing.
 */

const service = testEducationEvents();
const others = ['OU', 'OK', 'KU', 'PA', 'AD'] as const;
const kids = { accountType: 'sidework_kids' } as const;
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${publicUrl(endpoint)}`;
/** Open to everyone, or to staff. */
const notOwned = [
  'GET /api/events/:eventId',
  'POST /api/events/:eventId/registrations',
  'POST /api/events/:eventId/series-registrations',
  'POST /api/events/:eventId/waitlist',
  'POST /api/events/:eventId/waitlist/leave',
  'GET /api/courses/:courseId',
  'GET /api/courses/:courseId/ratings',
  'GET /api/courses/:courseId/sessions',
  'GET /api/courses/:courseId/session-code',
  'POST /api/courses/:courseId/enroll',
  'POST /api/events/:eventId/report',
  'POST /api/events/:eventId/take-down',
  'POST /api/courses/:courseId/report',
  'POST /api/courses/:courseId/take-down',
];
const ofRows = catalogue['education-events'].filter(
  (endpoint) =>
    /^\/(enrollments|registrations|course-submissions|events|courses)\/:/.test(endpoint.url) &&
    !notOwned.includes(nameOf(endpoint)),
);

/** No row has these ids, and no course has such a number. */
const absent = {
  enrollmentId: crypto.randomUUID(),
  registrationId: crypto.randomUUID(),
  submissionId: crypto.randomUUID(),
  eventId: crypto.randomUUID(),
  coHostId: crypto.randomUUID(),
  lessonId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  courseId: '99999',
};

interface World {
  OW: Actor;
  people: Record<(typeof others)[number], Actor>;
  ids: Record<string, string>;
}

const live = aDraft({
  format: 'in-person',
  allowsKids: false,
  lessons: [{ title: 'In the hall', kind: 'live', content: '', minutes: 60 }],
});

async function aSession(by: Actor, courseId: string): Promise<string> {
  const [lesson] = await lessonsOf(service.db, Number(courseId));
  const body = {
    lessonId: lesson?.id ?? '',
    startsAt: inDays(7).toISOString(),
    endsAt: new Date(inDays(7).getTime() + 3_600_000).toISOString(),
    timeZone: 'America/New_York',
    place: 'Room 2',
    link: null,
    countsOut: false,
  };
  const added = await service.as(by).call(addSession, { params: { courseId }, body });
  expect(added.statusCode, added.body).toBe(201);
  return added.json().id;
}

async function aWorld(given: Partial<Actor>): Promise<World> {
  const PA = await service.person();
  const isChild = given.accountType === 'sidework_kids';
  const guardianIds = isChild ? [PA.id] : [];
  const OW = await service.person(given, { ...given, guardianIds });
  const people = {
    OU: await service.person(),
    OK: await service.person(kids, kids),
    KU: await service.person(kids, { ...kids, mayAct: false }),
    PA,
    AD: await service.person({ roles: ['admin'], aal: 'aal2' }),
  };
  const by = service.as(OW);
  const { id: openEvent } = await anEvent(service.db, { youngPeople: 'approved' });
  const courseId = String(await aCourse(service.db));
  const enrolled = await by.call(enrollInCourse, { params: { courseId } });
  const registered = await by.call(registerForEvent, {
    params: { eventId: openEvent },
    body: { attendeeName: 'Ada Example', ...(!isChild && attendee) },
    headers: aKey(),
  });
  expect(registered.statusCode, registered.body).toBe(201);
  const ids: Record<string, string> = {
    enrollmentId: enrolled.json().enrollment.id,
    registrationId: registered.json().id,
    lessonId: crypto.randomUUID(),
    coHostId: crypto.randomUUID(),
  };
  if (!isChild) {
    ids.submissionId = (await by.call(draftCourse, { body: aDraft() })).json().id;
    ids.eventId = (await by.call(postEvent, { body: aPosting() })).json().id;
    ids.courseId = String(await aCourse(service.db, { draft: live, educatorId: OW.id }));
    ids.sessionId = await aSession(OW, ids.courseId);
  }
  return { OW, people, ids };
}

/** A file is sent as one, so that it is its owner that is missed and not its content. */
const file = { body: Buffer.from('%PDF-1.7\n'), headers: { 'content-type': 'application/pdf' } };
const picture = {
  body: Buffer.from('89504e470d0a1a0a', 'hex'),
  headers: { 'content-type': 'image/png' },
};

describe.each([
  ['an adult', { accountType: 'gig_worker', userType: 'professional' }],
  ['a child', kids],
] as [string, Partial<Actor>][])('what %s keeps', (_who, given) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(given);
  });
  const owned = () => ofRows.filter(({ url }) => `${/:(\w+)/.exec(url)?.[1]}` in world.ids);
  function ask(actor: Actor, endpoint: Endpoint, ids = world.ids) {
    const { body } = permissionsOfEducationEvents[nameOf(endpoint)] ?? {};
    const sent = endpoint.file ? (endpoint.url.endsWith('/picture') ? picture : file) : { body };
    // A key that is missing would be told before the owner.
    const key = endpoint.idempotency && { headers: aKey() };
    return service.as(actor).call(endpoint, {
      params: { file: 'ticket', ...ids },
      ...key,
      ...(sent.body && sent),
    });
  }
  const readByOwner = async () => {
    const answers = await Promise.all(
      owned()
        .filter(({ method }) => method === 'GET')
        .map((endpoint) => ask(world.OW, endpoint)),
    );
    return answers.map((answer) => [answer.statusCode, answer.json()]);
  };

  it('answers others as if it were not there, and stays as it is', async () => {
    const before = await readByOwner();
    expect(before.map(([status]) => status)).toEqual(before.map(() => 200));
    const wrong: unknown[] = [];
    for (const endpoint of owned())
      for (const actor of others) {
        const missing = (await ask(world.people[actor], endpoint, absent)).statusCode;
        // An event is there for all to see, and its organizer's alone to change; no other row is told from none.
        const expected = endpoint.url.startsWith('/events/') ? 403 : missing;
        const answer = await ask(world.people[actor], endpoint);
        if (answer.statusCode !== expected || ![403, 404].includes(missing))
          wrong.push([nameOf(endpoint), actor, answer.statusCode, expected, answer.json()]);
      }
    expect(wrong).toEqual([]);
    expect(await readByOwner()).toEqual(before);
  });
});
