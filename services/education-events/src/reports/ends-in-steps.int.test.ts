import type { Actor } from '@sidework/chassis/http/actor';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { subjectOfCourse } from '@sidework/contracts/education-events/course-subject';
import { cancelEvent } from '@sidework/contracts/education-events/event-listings';
import * as facts from '@sidework/contracts/education-events/events/tickets';
import { checkIn } from '@sidework/contracts/education-events/registrations';
import { takeDownCourse } from '@sidework/contracts/education-events/reports';
import { accountDeleted, profileChanged } from '@sidework/contracts/identity/events';
import { educationHidden } from '@sidework/contracts/network-chat/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, anEvent } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { eventsAtOnce } from '../departures/end-events-of.ts';
import { enrollmentsAtOnce } from '../enrollments/end-enrollments.ts';
import { endSeatsOfEvent, seatsAtOnce } from '../event-management/end-event.ts';
import type { Event } from '../events/event.ts';

const service = testEducationEvents();
let organizer: Actor;
let event: Event;
beforeEach(async () => {
  organizer = await service.person({ accountType: 'gig_worker', userType: 'professional' });
});

async function withSeats(count: number) {
  event = await anEvent(service.db, { organizerId: organizer.id, capacity: 1_000, taken: count });
  await service.sql`insert into event_registrations (id, event_id, user_id, attendee_name, ticket_code,
      payment_status, payment_amount_cents, status, created_at)
    select gen_random_uuid(), ${event.id}, gen_random_uuid(), 'Ada', gen_random_uuid()::text,
      'completed', 500, 'confirmed', now() from generate_series(1, ${count})`;
  await service.sql`insert into payments (id, subject_kind, subject_id, payer_id, amount_cents, status, requested_at)
    select gen_random_uuid(), 'registration', id, user_id, 500, 'succeeded', now()
    from event_registrations where event_id = ${event.id}`;
}
const left = async () => {
  const [row] = await service.sql<{ count: number }[]>`select count(*)::int from event_registrations
    where event_id = ${event.id} and status = 'confirmed'`;
  return row?.count;
};
const refunded = async () => {
  const [row] = await service.sql<{ count: number; payments: number }[]>`
    select count(*)::int, count(distinct data->>'paymentId')::int as payments from outbox
    where type = ${facts.refundRequested.type} and data->>'paymentId' in (
      select payment.id::text from payments payment
      join event_registrations seat on seat.id = payment.subject_id where seat.event_id = ${event.id})`;
  return row;
};
const cancel = async () => {
  const params = { eventId: event.id };
  const reply = await service
    .as(organizer)
    .call(cancelEvent, { params, body: { reason: 'Rain.' } });
  expect(reply.json().status).toBe('cancelled');
};

describe('a cancelled event with many seats', () => {
  const many = 2 * seatsAtOnce + 50;

  it('ends so many with its commit, the others by a task, and each once', async () => {
    await withSeats(many);
    await cancel();
    expect(await left()).toBe(many - seatsAtOnce);
    await service.doPersonTasks();
    expect(await left()).toBe(0);
    expect(await refunded()).toEqual({ count: many, payments: many });
  });

  it('goes on where the process that ended them died', async () => {
    await withSeats(many);
    await cancel();
    let steps = 0;
    const dying = new Proxy(service.db, {
      get: (db, key) => {
        if (key === 'transaction' && steps++ > 0) throw new Error('killed');
        return Reflect.get(db, key).bind?.(db) ?? Reflect.get(db, key);
      },
    });
    const task = { id: event.id, kind: '', userId: organizer.id, attempts: 1 };
    await expect(endSeatsOfEvent({ ...service.deps, db: dying }, task)).rejects.toThrow('killed');
    expect(await left()).toBe(many - 2 * seatsAtOnce);
    await service.doPersonTasks();
    expect(await left()).toBe(0);
    expect(await refunded()).toEqual({ count: many, payments: many });
  });

  it('lets nobody in and confirms nobody by the seats that are left', async () => {
    await withSeats(seatsAtOnce + 10);
    await cancel();
    const [one] = await service.sql<{ id: string; code: string; payer: string }[]>`
      select id, user_id as payer, 'TICKET-1795290000000-' || upper(substr(md5(id::text), 1, 9)) as code
      from event_registrations where event_id = ${event.id} and status = 'confirmed' limit 1`;
    const { id = '', code = '', payer = '' } = one ?? {};
    await service.sql`update event_registrations set ticket_code = ${code} where id = ${id}`;
    const params = { eventId: event.id };
    const entry = await service.as(organizer).call(checkIn, { params, body: { code } });
    expect([entry.statusCode, entry.json().code]).toEqual([404, 'ticket_not_found']);
    await service.sql`update event_registrations set status = 'held', payment_status = 'pending',
      hold_expires_at = now() + interval '5 minutes' where id = ${id}`;
    const [payment] = await service.sql<{ id: string }[]>`
      update payments set status = 'requested' where subject_id = ${id} returning id`;
    const paid = { paymentId: payment?.id ?? '', payerId: payer, amountCents: 500 };
    await service.receive(paymentSucceeded, paid);
    expect((await service.emitted(facts.refundRequested.type)).at(-1)?.data).toMatchObject({
      paymentId: paid.paymentId,
    });
    await service.doPersonTasks();
    expect(await left()).toBe(0);
  });
});

describe('the events of an organizer', () => {
  const coming = async () => {
    const [row] = await service.sql<{ count: number }[]>`
      select count(*)::int from events where organizer_id = ${organizer.id} and status = 'upcoming'`;
    return row?.count;
  };
  const many = 2 * eventsAtOnce + 2;
  beforeEach(async () => {
    for (let each = 0; each < many; each += 1)
      await anEvent(service.db, { organizerId: organizer.id });
  });

  it('who is banned end step by step', async () => {
    await service.receive(
      profileChanged,
      {
        id: organizer.id,
        fullName: 'Otto Owner',
        avatarUrl: null,
        profession: null,
        location: null,
        userType: 'professional',
        accountType: 'gig_worker',
        roles: [],
        guardianIds: [],
        completedServicesAsProfessional: 0,
        mayAct: false,
        isBanned: true,
      } as never,
      { sequence: 50 },
    );
    expect(await coming()).toBe(many - eventsAtOnce);
    await service.doPersonTasks();
    expect(await coming()).toBe(0);
  });

  it('who deletes the account end step by step', async () => {
    await service.receive(accountDeleted, { id: organizer.id });
    await service.doPersonTasks();
    expect(await coming()).toBe(0);
  });
});

it('a course that is taken down ends its enrollments step by step, and leaves who began', async () => {
  const courseId = await aCourse(service.db, { educatorId: organizer.id });
  const many = 2 * enrollmentsAtOnce + 20;
  await service.sql`insert into enrollments (id, course_id, user_id, status, price_cents, fee_bps, is_paid,
      is_quiz_passed, enrolled_at, last_active_at)
    select gen_random_uuid(), ${courseId}, gen_random_uuid(), 'active', 0, 0, true, false, now(), now()
    from generate_series(1, ${many})`;
  await service.sql`insert into lesson_progress (enrollment_id, lesson_id, completed_at)
    select enrollment.id, (select id from lessons where course_id = ${courseId} limit 1), now()
    from (select id from enrollments where course_id = ${courseId} limit 30) enrollment`;
  const moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
  const args = { params: { courseId: String(courseId) }, body: { reason: 'A trap' } };
  expect((await service.as(moderator).call(takeDownCourse, args)).statusCode).toBe(204);
  const active = async () => {
    const [row] = await service.sql<{ count: number }[]>`select count(*)::int from enrollments
      where course_id = ${courseId} and status = 'active'`;
    return row?.count ?? 0;
  };
  expect(await active()).toBeGreaterThanOrEqual(many - enrollmentsAtOnce);
  await service.doPersonTasks();
  expect(await active()).toBe(30);
});

describe('what moderators decided', () => {
  const hide = (thing: 'event' | 'course', subjectId: string) =>
    service.receive(educationHidden, { reportId: crypto.randomUUID(), thing, subjectId });

  it('of what is down already or gone is done', async () => {
    event = await anEvent(service.db, { organizerId: organizer.id });
    for (const id of [event.id, event.id, crypto.randomUUID()])
      expect(await hide('event', id)).toEqual(['acknowledged']);
    expect(await hide('course', subjectOfCourse(999_999))).toEqual(['acknowledged']);
  });

  it('and what is refused for another reason is not taken for done', async () => {
    await service.loggedIn(async () =>
      expect(await hide('course', subjectOfCourse(1))).toEqual(['retried in 1000']),
    );
  });
});
