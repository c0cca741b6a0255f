import type { Actor } from '@sidework/chassis/http/actor';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import { listEnrollments } from '@sidework/contracts/education-events/enrollments';
import {
  approvalRequested,
  needMet,
  needRaised,
} from '@sidework/contracts/education-events/events';
import { paymentRequested } from '@sidework/contracts/education-events/events/tickets';
import {
  approveRequest,
  declineRequest,
  listGuardianRequests,
} from '@sidework/contracts/education-events/guardian-requests';
import {
  listRegistrations,
  registerForEvent,
} from '@sidework/contracts/education-events/registrations';
import { consentRevoked, contactChanged } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft, aKey, anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();
const kid = { accountType: 'sidework_kids', userType: 'professional' } as const;

let guardian: Actor;
let child: Actor;
let address: string;
beforeEach(async () => {
  guardian = await service.person();
  child = await service.person(kid, { fullName: 'Kit E.', guardianIds: [guardian.id] });
  address = `${crypto.randomUUID()}@example.org`;
  await service.receive(contactChanged, { id: guardian.id, email: address, phone: null });
});

const enroll = (courseId: number) =>
  service.as(child).call(enrollInCourse, { params: { courseId: String(courseId) } });
const register = (eventId: string) =>
  service.as(child).call(registerForEvent, {
    params: { eventId },
    body: { attendeeName: 'Kit Example, 5 Elm Street' },
    headers: aKey(),
  });
const requests = async (actor = guardian) =>
  service.as(actor).call(listGuardianRequests, { params: { childId: child.id } });
const answer = (
  endpoint: typeof approveRequest | typeof declineRequest,
  requestId: string,
  actor = guardian,
) => service.as(actor).call(endpoint, { params: { childId: child.id, requestId } });
const agree = async (requestId: string) => {
  const { items } = (await requests()).json();
  const { terms } = items.find(({ id }: { id: string }) => id === requestId);
  const params = { childId: child.id, requestId };
  return service.as(guardian).call(approveRequest, { params, body: { terms } });
};
const mails = async () => {
  await service.doPersonTasks();
  return service.sql<{ subject: string }[]>`
    select subject from mail_queue where recipient = ${address} order by id`;
};

describe('what a child asks for [D-67]', () => {
  it('waits for its guardian, who is told, and whose look is recorded', async () => {
    const courseId = await aCourse(service.db);
    expect((await enroll(courseId)).json().enrollment.status).toBe('awaiting_guardian');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'A child asks for your approval',
    ]);
    const told = await service.emitted(approvalRequested.type);
    expect(told.at(-1)?.data).toMatchObject({ childId: child.id, guardianIds: [guardian.id] });
    expect((await service.emitted(needRaised.type)).at(-1)?.data).toMatchObject({
      kind: 'approval_to_give',
      receivers: [guardian.id],
      childId: child.id,
      path: '/guardian',
    });
    const seen = await requests();
    const path = `/course/${courseId}`;
    expect(seen.json().items).toMatchObject([
      { kind: 'course', path, status: 'awaiting_guardian', minutes: 120, givenBy: null },
    ]);
    const looks = await service.sql`select actor_id from access_log where child_id = ${child.id}`;
    expect(looks).toEqual([{ actor_id: guardian.id }]);
  });

  it('begins once a guardian agrees; the ticket goes to that guardian, with first name and initial', async () => {
    const event = await anEvent(service.db, { youngPeople: 'approved' });
    const asked = await register(event.id);
    expect(asked.json()).toMatchObject({ status: 'awaiting_guardian', attendeeName: 'Kit E.' });
    const need = { kind: 'approval_to_give', subjectId: asked.json().id };
    expect((await service.emitted(needRaised.type)).at(-1)?.data).toMatchObject({
      ...need,
      receivers: [guardian.id],
      title: event.title,
    });
    const agreed = await agree(asked.json().id);
    const path = `/event/${event.id}`;
    const facts = { minutes: 120, givenBy: 'Deleted account' };
    expect(agreed.json()).toMatchObject({ kind: 'event', path, status: 'confirmed', ...facts });
    expect((await service.emitted(needMet.type)).map(({ data }) => data)).toContainEqual(need);
    expect((await mails()).map(({ subject }) => subject)).toContain(
      'The ticket of a child that you look after',
    );
    expect((await agree(asked.json().id)).statusCode).toBe(404);
  });

  it('is paid by the guardian who agrees', async () => {
    const draft = aDraft({ priceCents: 4_000 });
    await enroll(await aCourse(service.db, { draft }));
    const [request] = (await requests()).json().items;
    expect((await answer(approveRequest, request.id)).json().status).toBe('awaiting_payment');
    const payments = await service.emitted(paymentRequested.type);
    expect(payments.at(-1)?.data).toMatchObject({ payerId: guardian.id, amountCents: 4_000 });
    const [shown] = (await requests()).json().items;
    expect(shown.paymentId).toBe(payments.at(-1)?.data.paymentId);
    // A child is never asked for money.
    const [own] = (await service.as(child).call(listEnrollments)).json().items;
    expect([own.status, own.paymentId]).toEqual(['awaiting_payment', null]);
  });

  it('ends where a guardian does not agree, and its seat is free', async () => {
    const event = await anEvent(service.db, { youngPeople: 'approved' });
    const { id } = (await register(event.id)).json();
    expect((await answer(declineRequest, id)).json().status).toBe('declined');
    const [row] = await service.sql`select taken from events where id = ${event.id}`;
    expect(row?.taken).toBe(0);
  });

  it('is nobody else’s to see or to answer', async () => {
    await enroll(await aCourse(service.db));
    const [request] = (await requests()).json().items;
    const other = await service.person();
    expect((await requests(other)).statusCode).toBe(404);
    expect((await answer(approveRequest, request.id, other)).statusCode).toBe(404);
    expect((await answer(approveRequest, request.id, child)).statusCode).toBe(403);
  });

  it('is only what is open to young people, and nothing where it may not act', async () => {
    expect((await enroll(3)).json().code).toBe('not_for_young_people');
    const event = await anEvent(service.db);
    expect((await register(event.id)).json().code).toBe('not_for_young_people');
    await service.sql`update people set may_act = false where id = ${child.id}`;
    expect((await enroll(8)).json().code).toBe('age_verification_required');
  });

  it('ends when consent does: no seat is kept, and nothing is learned on', async () => {
    const courseId = await aCourse(service.db);
    await enroll(courseId);
    const event = await anEvent(service.db, { youngPeople: 'approved' });
    const { id } = (await register(event.id)).json();
    await agree(id);
    // The consent was given again after this one was taken back.
    await service.sql`update people set sequence = 9 where id = ${child.id}`;
    await service.receive(consentRevoked, { childId: child.id }, { sequence: 8 });
    const kept = (await service.as(child).call(listRegistrations)).json().items;
    expect(kept[0].status).toBe('confirmed');
    await service.receive(consentRevoked, { childId: child.id }, { sequence: 10 });
    const seats = (await service.as(child).call(listRegistrations)).json().items;
    const learned = (await service.as(child).call(listEnrollments)).json().items;
    expect([seats[0].status, learned[0].status]).toEqual(['cancelled', 'ended']);
    const [row] = await service.sql`select taken from events where id = ${event.id}`;
    expect(row?.taken).toBe(0);
  });
});
