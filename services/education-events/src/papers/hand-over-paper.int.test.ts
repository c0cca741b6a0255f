import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import {
  answerQuiz,
  completeLesson,
  getEnrollment,
} from '@sidework/contracts/education-events/enrollments';
import { paperHandedOver } from '@sidework/contracts/education-events/events';
import {
  approveRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import { registerForEvent } from '@sidework/contracts/education-events/registrations';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import { aCourse, aDraft, aKey, anEvent, attendee } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { removePapers } from './remove-papers.ts';

const service = testEducationEvents();

const handedTo = async (actor: Actor) => {
  await service.doPersonTasks();
  const told = await service.emitted(paperHandedOver.type);
  return told
    .map(({ data }) => paperHandedOver.data.parse(data))
    .filter(({ userId }) => userId === actor.id);
};
const register = (actor: Actor, eventId: string) =>
  service
    .as(actor)
    .call(registerForEvent, { params: { eventId }, body: attendee, headers: aKey() });
const isThere = (key: string) =>
  service.deps.handover.stat(key).then(
    () => true,
    () => false,
  );
const inDays = (days: number) => ({
  ...service.deps,
  now: () => new Date(Date.now() + days * 24 * 3_600_000),
});

it('a certificate is handed over once, as its PDF with its size and digest', async () => {
  const ada = await service.person();
  const courseId = await aCourse(service.db, { draft: aDraft() });
  const enrolling = { params: { courseId: String(courseId) } };
  const { enrollment } = (await service.as(ada).call(enrollInCourse, enrolling)).json();
  const of = { enrollmentId: enrollment.id as string };
  const { lessons } = (await service.as(ada).call(getEnrollment, { params: of })).json();
  for (const { id } of lessons)
    await service.as(ada).call(completeLesson, { params: { ...of, lessonId: id } });
  await service.as(ada).call(answerQuiz, { params: of, body: { answers: [0] } });
  const [paper, ...others] = await handedTo(ada);
  expect(others).toEqual([]);
  expect(paper).toMatchObject({
    kind: 'certificate',
    name: 'Certificate: Bookkeeping for sole proprietors',
    year: new Date().getUTCFullYear(),
    tags: ['certificate', 'accounting'],
  });
  const pdf = await buffer((await service.deps.handover.get(`${paper?.key}`)).body);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect([pdf.length, createHash('sha256').update(pdf).digest('hex')]).toEqual([
    paper?.size,
    paper?.sha256,
  ]);
});

it('a ticket is of the year of its event where the event is', async () => {
  const ada = await service.person();
  // In New York it is still the old year.
  const event = await anEvent(service.db, { eventDate: new Date('2099-01-01T02:00:00Z') });
  await register(ada, event.id);
  expect(await handedTo(ada)).toMatchObject([
    {
      kind: 'ticket',
      name: 'Ticket: Trades and tools',
      year: 2098,
      tags: ['ticket', event.category],
    },
  ]);
});

it('of a child no paper is handed over', async () => {
  const guardian = await service.person();
  const child = await service.person(
    { accountType: 'sidework_kids', userType: 'professional' },
    { accountType: 'sidework_kids', guardianIds: [guardian.id] },
  );
  const event = await anEvent(service.db, { youngPeople: 'approved' });
  await register(child, event.id);
  const params = { childId: child.id };
  const [request] = (await service.as(guardian).call(listGuardianRequests, { params })).json()
    .items;
  const approved = await service.as(guardian).call(approveRequest, {
    params: { ...params, requestId: request.id },
    body: { terms: request.terms },
  });
  expect(approved.statusCode).toBeLessThan(300);
  expect(await handedTo(child)).toEqual([]);
});

it('what was handed over is removed after seven days, and at once of a person who leaves', async () => {
  const [ada, ben] = [await service.person(), await service.person()];
  const event = await anEvent(service.db);
  for (const actor of [ada, ben]) await register(actor, event.id);
  const [adas] = await handedTo(ada);
  const [bens] = await handedTo(ben);
  const keys = [adas, bens].map((paper) => `${paper?.key}`);
  await removePapers(inDays(6.9));
  expect(await Promise.all(keys.map(isThere))).toEqual([true, true]);
  await service.receive(accountDeleted, { id: ada.id });
  await service.doPersonTasks();
  await removePapers(service.deps);
  expect(await Promise.all(keys.map(isThere))).toEqual([false, true]);
  await removePapers(inDays(7.1));
  expect(await Promise.all(keys.map(isThere))).toEqual([false, false]);
});
