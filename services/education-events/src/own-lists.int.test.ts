import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '@sidework/chassis/db/db';
import { type KeptPlans, keepPlans } from '@sidework/chassis/testing/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEducationEvents } from '../test/service.ts';
import { coHostingOf } from './co-hosts/queries.ts';
import { enrollmentsFor } from './enrollments/queries.ts';
import { ratingOf, ratingsOf } from './enrollments/rating-queries.ts';
import { studentsOf } from './enrollments/student-queries.ts';
import { ownEvents, ownEventsPage } from './events/own-events.ts';
import { attendeesOf, registrationsFor } from './registrations/queries.ts';
import { submissionsFor } from './submissions/queries.ts';
import { lineOf } from './waitlists/queries.ts';

const service = testEducationEvents();
const records = 5_000;
/** As `many-of-one.sql` numbers it. */
const course = 1_000_000_000 + records;
const owner = randomUUID();
let plans: KeptPlans;
let pool: Database;

beforeAll(async () => {
  plans = await keepPlans(service.deps.config.DATABASE_URL, {
    file: join(import.meta.dirname, '../test/many-of-one.sql'),
    with: { 'sidework.owner': owner, 'sidework.records': records },
  });
  pool = plans.open();
}, 180_000);
afterAll(() => plans?.close());

type Page = { cursor?: string; limit: number };
const now = new Date();
const anHourAgo = Buffer.from(
  JSON.stringify([new Date(now.getTime() - 3_600_000).toISOString(), randomUUID()]),
).toString('base64url');

describe('of thousands of records of one person', () => {
  it.each<[string, (page: Page) => PromiseLike<unknown[]>]>([
    [
      'events that they hold',
      ({ limit }) => ownEvents(pool.db, owner, ownEventsPage({ limit }, now)),
    ],
    ['tickets', (page) => registrationsFor(pool.db, owner, page)],
    ['guests of an event', (page) => attendeesOf(pool.db, owner, page)],
    ['people in line', (page) => lineOf(pool.db, owner, page)],
    ['events that they help at', (page) => coHostingOf(pool.db, owner, page)],
    ['courses that they take', (page) => enrollmentsFor(pool.db, owner, page)],
    ['courses that they write', (page) => submissionsFor(pool.db, owner, page)],
    ['students', (page) => studentsOf(pool.db, course, page, now)],
    ['ratings', (page) => ratingsOf(pool.db, course, page)],
  ])('a page of %s reads its own rows', async (_, list) => {
    for (const page of [{ limit: 20 }, { limit: 20, cursor: anHourAgo }]) {
      const found: unknown[] = [];
      const { rows } = await plans.cost(async () => {
        found.push(...(await list(page)));
      });
      expect(found).toHaveLength(21);
      expect(rows).toBeLessThanOrEqual(600);
    }
  });

  it('the stars of a course are read without its ratings, and follow them', async () => {
    const { rows } = await plans.cost(async () => {
      expect(await ratingOf(pool.db, course)).toEqual({ average: 4, count: records });
    });
    expect(rows).toBeLessThanOrEqual(10);
    await service.sql`
      update course_ratings set rating = 1
      where id in (select id from course_ratings where course_id = ${course} limit ${records / 2})`;
    await service.sql`delete from course_ratings where course_id = ${course} and rating = 4`;
    expect(await ratingOf(pool.db, course)).toEqual({ average: 1, count: records / 2 });
    await service.sql`delete from course_ratings where course_id = ${course}`;
    expect(await ratingOf(pool.db, course)).toBeNull();
  });
});
