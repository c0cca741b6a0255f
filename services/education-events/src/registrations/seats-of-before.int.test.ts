import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { databaseBefore } from '@sidework/chassis/testing/earlier-database';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';

const migrationsDir = join(import.meta.dirname, '../../migrations');
let sql: postgres.Sql;
afterAll(() => sql?.end());

const organizerId = randomUUID();
const [kid, adult] = [randomUUID(), randomUUID()];
const seats = new Map<string, string>();

beforeAll(async () => {
  const database = await databaseBefore(
    { schema: 'education_events', migrationsDir },
    '0006_know_seats_of_children',
  );
  sql = database.sql;
  const event = async (given: { inHours: number; status?: string; organizer?: string }) => {
    const id = randomUUID();
    const by = given.organizer ?? organizerId;
    await sql`insert into events (id, organizer_id, title, description, event_date, ends_at, time_zone, location,
        capacity, price_cents, category, status, created_at)
      values (${id}, ${by}, 'Trades', 'Meet.', now() + ${given.inHours - 2} * interval '1 hour',
        now() + ${given.inHours} * interval '1 hour', 'UTC', 'Newark, NJ', 10, 500, 'Networking',
        ${given.status ?? 'upcoming'}, now())`;
    return id;
  };
  const eventId = await event({ inHours: 48 });
  await event({ inHours: -40, status: 'completed', organizer: randomUUID() });
  await event({ inHours: 40, status: 'cancelled', organizer: randomUUID() });
  for (const [id, accountType] of [
    [kid, 'sidework_kids'],
    [adult, 'client'],
  ] as const)
    await sql`insert into people (id, sequence, full_name, user_type, account_type, roles,
        completed_services_as_professional, may_act, guardian_ids)
      values (${id}, 1, 'Ada Example', 'client', ${accountType}, '{}', 0, true, '{}')`;
  const seat = async (name: string, given: { by: string; status: string; approvedBy?: string }) => {
    const id = randomUUID();
    const hold = given.status === 'awaiting_guardian' ? new Date() : null;
    await sql`insert into event_registrations (id, event_id, user_id, attendee_name, ticket_code,
        payment_status, payment_amount_cents, status, hold_expires_at, approved_by, created_at)
      values (${id}, ${eventId}, ${given.by}, 'Ada', ${id}, 'completed', 500, ${given.status}, ${hold},
        ${given.approvedBy ?? null}, now())`;
    seats.set(name, id);
  };
  await seat('agreed to', { by: randomUUID(), status: 'confirmed', approvedBy: randomUUID() });
  await seat('waiting', { by: randomUUID(), status: 'awaiting_guardian' });
  await seat('expired, of a child', { by: kid, status: 'expired' });
  await seat('of an adult', { by: adult, status: 'confirmed' });
  await seat('expired, of an adult', { by: adult, status: 'expired' });
  await database.update();
});

it.each([
  ['agreed to', true],
  ['waiting', true],
  ['expired, of a child', true],
  ['of an adult', false],
  ['expired, of an adult', false],
])('a seat of before that is %s is a child’s: %s', async (name, isChild) => {
  const [row] = await sql`
    select is_child from event_registrations where id = ${seats.get(name) ?? ''}`;
  expect(row?.is_child).toBe(isChild);
});

it('organizers of events whose money is still to be held have a task, each one', async () => {
  const tasks = await sql`select user_id from person_tasks where kind = 'catching-up'`;
  expect(tasks.map(({ user_id }) => user_id)).toEqual([organizerId]);
});
