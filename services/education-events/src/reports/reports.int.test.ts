import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { subjectOfCourse } from '@sidework/contracts/education-events/course-subject';
import {
  enrollInCourse,
  getCourse,
  listCourses,
} from '@sidework/contracts/education-events/courses';
import { completeLesson, getEnrollment } from '@sidework/contracts/education-events/enrollments';
import { getEvent, listEvents } from '@sidework/contracts/education-events/event-listings';
import {
  contentReported,
  contentTakenDown,
  eventCancelled,
} from '@sidework/contracts/education-events/events';
import { enrollmentEnded } from '@sidework/contracts/education-events/events/courses';
import {
  attendedEventCancelled,
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { registerForEvent } from '@sidework/contracts/education-events/registrations';
import * as api from '@sidework/contracts/education-events/reports';
import { profileChanged } from '@sidework/contracts/identity/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { educationHidden } from '@sidework/contracts/network-chat/events';
import { limits } from '@sidework/contracts/network-chat/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { passTime } from '../pass-time.ts';

const service = testEducationEvents({ REGISTRATIONS_PER_HOUR: 1_000 });
const complaint = { reason: 'scam', comment: 'It is a trap' } as const;

let owner: Actor;
let ada: Actor;
let moderator: Actor;
let eventId: string;
let courseId: number;
beforeEach(async () => {
  owner = await service.person({ accountType: 'gig_worker', userType: 'professional' });
  ada = await service.person();
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  eventId = (await anEvent(service.db, { organizerId: owner.id, priceCents: 2_500 })).id;
  const draft = aDraft({ priceCents: 4_000 });
  courseId = await aCourse(service.db, { educatorId: owner.id, draft });
});

const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const ofEvent = (more = {}) => ({ params: { eventId }, ...more });
const ofCourse = (more = {}) => ({ params: { courseId: String(courseId) }, ...more });
const last = async (type: Parameters<typeof service.emitted>[0]) =>
  (await service.emitted(type)).at(-1)?.data;
async function payAll(payer: Actor) {
  for (const { data } of await service.emitted(paymentRequested.type))
    if (data.payerId === payer.id) await service.receive(paymentSucceeded, data as never);
}
const register = (by: Actor) =>
  service.as(by).call(registerForEvent, ofEvent({ body: attendee, headers: aKey() }));
async function learn(by: Actor, lessons: number) {
  const { enrollment } = (await service.as(by).call(enrollInCourse, ofCourse())).json();
  await payAll(by);
  const params = { enrollmentId: enrollment.id };
  const { lessons: all } = (await service.as(by).call(getEnrollment, { params })).json();
  for (const { id: lessonId } of all.slice(0, lessons))
    await service.as(by).call(completeLesson, { params: { ...params, lessonId } });
  return enrollment.id as string;
}
const statusIn = async (enrollmentId: string) => {
  const [row] = await service.sql`select status from enrollments where id = ${enrollmentId}`;
  return row?.status;
};
const isListed = async (by: Actor) => {
  const events = (await service.as(by).call(listEvents, { query: { limit: 100 } })).json().items;
  const courses = (await service.as(by).call(listCourses, { query: { limit: 100 } })).json().items;
  return {
    event: events.some(({ id }: { id: string }) => id === eventId),
    course: courses.some(({ id }: { id: number }) => id === courseId),
  };
};
const profileOf = (actor: Actor, isBanned: boolean, sequence: number) =>
  service.receive(
    profileChanged,
    {
      id: actor.id,
      fullName: 'Otto Owner',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional',
      accountType: 'gig_worker',
      roles: [],
      guardianIds: [],
      completedServicesAsProfessional: 0,
      mayAct: !isBanned,
      isBanned,
    } as never,
    { sequence },
  );

describe('a report', () => {
  it('of an event or a course is told with its owner and title', async () => {
    expect(await send(ada, api.reportEvent, ofEvent({ body: complaint }))).toBe(204);
    const said = { reporterId: ada.id, ownerId: owner.id, ...complaint };
    expect(await last(contentReported.type)).toMatchObject({
      ...said,
      thing: 'event',
      subjectId: eventId,
      title: 'Trades and tools',
    });
    expect(await send(ada, api.reportCourse, ofCourse({ body: complaint }))).toBe(204);
    expect(await last(contentReported.type)).toMatchObject({
      ...said,
      thing: 'course',
      subjectId: subjectOfCourse(courseId),
    });
  });

  it('is refused of one’s own, of Sidework’s own, and of what is not there', async () => {
    const body = complaint;
    expect(await send(owner, api.reportEvent, ofEvent({ body }))).toBe('422 own_event_or_course');
    expect(await send(owner, api.reportCourse, ofCourse({ body }))).toBe('422 own_event_or_course');
    expect(await send(ada, api.reportCourse, { params: { courseId: '1' }, body })).toBe(
      '422 platform_course',
    );
    eventId = randomUUID();
    expect(await send(ada, api.reportEvent, ofEvent({ body }))).toBe('404 event_not_found');
  });

  it('is one of few in an hour', async () => {
    for (let sent = 0; sent < limits.reportsPerHour; sent += 1)
      await send(ada, api.reportEvent, ofEvent({ body: complaint }));
    expect(await send(ada, api.reportEvent, ofEvent({ body: complaint }))).toBe(
      '429 too_many_changes',
    );
  });
});

const body = { reason: 'It sells what it does not have' };
const ways = [
  [
    'staff',
    async () => {
      await send(moderator, api.takeDownEvent, ofEvent({ body }));
      await send(moderator, api.takeDownCourse, ofCourse({ body }));
    },
  ],
  [
    'the decision of a report',
    async () => {
      const hide = (thing: 'event' | 'course', subjectId: string) =>
        service.receive(educationHidden, { reportId: randomUUID(), thing, subjectId });
      for (const _again of [1, 2]) {
        await hide('event', eventId);
        await hide('course', subjectOfCourse(courseId));
      }
    },
  ],
] as [string, () => Promise<void>][];

describe.each(ways)('taken down by %s', (_, takeDown) => {
  it('an event is cancelled in set words, refunded, and seen by its organizer and its attendees', async () => {
    await register(ada);
    await payAll(ada);
    await takeDown();
    const words = 'Sidework took this event off its list.';
    expect(await last(eventCancelled.type)).toMatchObject({ eventId, reason: words });
    expect(await last(attendedEventCancelled.type)).toMatchObject({
      userId: ada.id,
      reason: words,
    });
    expect((await service.emitted(refundRequested.type)).map(({ data }) => data.payerId)).toContain(
      ada.id,
    );
    const stranger = await service.person();
    expect(await send(stranger, getEvent, ofEvent())).toBe('404 event_not_found');
    for (const viewer of [owner, ada]) {
      const seen = (await service.as(viewer).call(getEvent, ofEvent())).json();
      expect(seen).toMatchObject({ status: 'cancelled', cancelReason: words });
    }
    expect((await isListed(stranger)).event).toBe(false);
  });

  it('a course is off the list; who has not begun gets the money back, who began goes on', async () => {
    const begun = await learn(ada, 1);
    const eve = await service.person();
    const idle = await learn(eve, 0);
    await takeDown();
    expect(await Promise.all([begun, idle].map(statusIn))).toEqual(['active', 'ended']);
    const refunds = (await service.emitted(refundRequested.type)).map(({ data }) => data.payerId);
    expect([refunds.includes(ada.id), refunds.includes(eve.id)]).toEqual([false, true]);
    expect(await last(enrollmentEnded.type)).toMatchObject({ userId: eve.id, isRefunded: true });
    expect((await isListed(ada)).course).toBe(false);
    const other = await service.person();
    expect(await send(other, getCourse, ofCourse())).toBe('404 course_not_found');
    for (const person of [other, eve])
      expect(await send(person, enrollInCourse, ofCourse())).toBe('404 course_not_found');
  });

  it.each([
    ['waited for it', 'ended', async () => undefined],
    [
      'was too late',
      'expired',
      async () => {
        const later = () => new Date(Date.now() + 16 * 60_000);
        await passTime({ ...service.deps, now: later });
      },
    ],
  ])(
    'a course gives a payment back that came after it, where the learner %s',
    async (_how, status, wait) => {
      const { enrollment } = (await service.as(ada).call(enrollInCourse, ofCourse())).json();
      await wait();
      await takeDown();
      await payAll(ada);
      const [row] = await service.sql`
      select status, is_paid from enrollments where id = ${enrollment.id}`;
      expect(row).toEqual({ status, is_paid: false });
      const refunds = (await service.emitted(refundRequested.type)).filter(
        ({ data }) => data.payerId === ada.id,
      );
      expect(refunds.map(({ data }) => data.amountCents)).toEqual([4_000]);
    },
  );
});

describe('staff', () => {
  it('say why, which the owner is told and nobody else', async () => {
    expect(await send(moderator, api.takeDownEvent, ofEvent({ body }))).toBe(204);
    expect(await last(contentTakenDown.type)).toMatchObject({
      thing: 'event',
      subjectId: eventId,
      ownerId: owner.id,
      moderatorId: moderator.id,
      ...body,
    });
    expect(await send(moderator, api.takeDownEvent, ofEvent({ body }))).toBe(
      '409 taken_down_already',
    );
    expect(await send(moderator, api.takeDownCourse, ofCourse({ body }))).toBe(204);
    expect(await send(moderator, api.takeDownCourse, ofCourse({ body }))).toBe(
      '409 taken_down_already',
    );
    expect(await send(moderator, api.takeDownCourse, { params: { courseId: '1' }, body })).toBe(
      '422 platform_course',
    );
  });

  it('alone do so', async () => {
    for (const person of [ada, owner, await service.person({ roles: ['moderator'] })]) {
      expect(await send(person, api.takeDownEvent, ofEvent({ body }))).toMatch(/^403/);
      expect(await send(person, api.takeDownCourse, ofCourse({ body }))).toMatch(/^403/);
    }
  });

  it('take down an event that is over as well, and what was paid stays paid', async () => {
    const past = new Date(Date.now() - 7 * 24 * 3_600_000);
    eventId = (await anEvent(service.db, { organizerId: owner.id, eventDate: past })).id;
    await service.sql`update events set status = 'completed' where id = ${eventId}`;
    expect(await send(moderator, api.takeDownEvent, ofEvent({ body }))).toBe(204);
    expect(await send(ada, getEvent, ofEvent())).toBe('404 event_not_found');
    expect((await service.as(owner).call(getEvent, ofEvent())).json().status).toBe('completed');
  });
});

describe('a ban', () => {
  it.each([
    ['a coming event', 'event', { banned: false, released: false }],
    ['a course', 'course', { banned: false, released: true }],
  ] as const)('takes %s off the list; lifted: %s %o', async (_, thing, listed) => {
    expect((await isListed(ada))[thing]).toBe(true);
    await profileOf(owner, true, 50);
    expect((await isListed(ada))[thing]).toBe(listed.banned);
    await profileOf(owner, false, 51);
    expect((await isListed(ada))[thing]).toBe(listed.released);
  });

  it.each(['upcoming', 'cancelled', 'completed'] as const)(
    'takes an %s event from the sight of everybody but who had a seat and who posted it',
    async (status) => {
      await register(ada);
      await service.sql`update events set status = ${status} where id = ${eventId}`;
      await profileOf(owner, true, 50);
      expect(await send(await service.person(), getEvent, ofEvent())).toBe('404 event_not_found');
      expect(await send(ada, getEvent, ofEvent())).toBe(200);
      expect(await send(owner, getEvent, ofEvent())).toBe(200);
    },
  );

  it('cancels coming events with refunds, and tells who booked in set words', async () => {
    await register(ada);
    await payAll(ada);
    await profileOf(owner, true, 50);
    await profileOf(owner, true, 51);
    expect(await last(attendedEventCancelled.type)).toMatchObject({
      userId: ada.id,
      reason: 'The organizer is no longer on Sidework.',
    });
    const refunds = await service.emitted(refundRequested.type);
    expect(refunds.filter(({ data }) => data.payerId === ada.id)).toHaveLength(1);
  });

  it('that is told late or once more cancels nothing that was posted after it was lifted', async () => {
    await profileOf(owner, true, 50);
    await profileOf(owner, false, 51);
    const { id } = await anEvent(service.db, { organizerId: owner.id });
    await profileOf(owner, true, 50);
    const statusNow = async () =>
      (await service.sql`select status from events where id = ${id}`)[0]?.status;
    expect(await statusNow()).toBe('upcoming');
    await profileOf(owner, true, 52);
    expect(await statusNow()).toBe('cancelled');
  });

  it('leaves who learns a course what they learn, and lets nobody else begin it', async () => {
    const begun = await learn(ada, 0);
    await profileOf(owner, true, 50);
    expect(await statusIn(begun)).toBe('active');
    expect(await send(ada, getCourse, ofCourse())).toBe(200);
    const other = await service.person();
    expect(await send(other, getCourse, ofCourse())).toBe('404 course_not_found');
    expect(await send(other, enrollInCourse, ofCourse())).toBe('404 course_not_found');
  });
});
