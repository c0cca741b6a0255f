import type { Db } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { countOf, fromCursor } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import type { CourseType } from '@sidework/contracts/education-events/course-options';
import type { CourseSearch } from '@sidework/contracts/education-events/courses';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import {
  reachesAllJobs as isIndexed,
  lookedThrough,
} from '@sidework/contracts/marketplace/search-reach';
import { and, asc, eq, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Audience } from '../people/audience.ts';
import type { ShownCourse } from './queries.ts';
import { courses, courseWords } from './table.ts';

/** The place in a list that is ordered by number. */
const placeIn = (cursor: string) => countOf(fromCursor(cursor, 1)[0]);

/** Off the list while its educator may not act, and back when they may again; Sidework's own have no educator. */
const mayTeach = (educatorId: SQLWrapper) =>
  sql`(select may_act from people where people.id = ${educatorId}) is not false`;

/** Children are shown the courses that they may take, all of which staff approved (D-67). */
const shownTo = ({ isChild }: Audience) =>
  and(sql`${courses.status} = 'published'`, isChild ? sql`${courses.allowsKids}` : undefined);

const listed = (audience: Audience, { category, type, cursor }: CourseSearch) =>
  and(
    shownTo(audience),
    category && eq(courses.category, category),
    type && eq(courses.type, type),
    cursor ? gt(courses.id, placeIn(cursor)) : undefined,
  );

const shown = (db: Db) =>
  db
    .select({ course: courses, educatorName: people.fullName })
    .from(courses)
    .leftJoin(people, eq(people.id, courses.educatorId));

export async function publishedCourses(
  db: Db,
  audience: Audience,
  query: CourseSearch,
): Promise<ShownCourse[]> {
  const { search, limit } = query;
  if (!search || searchWords(search).length === 0)
    return shown(db)
      .where(and(listed(audience, query), mayTeach(courses.educatorId)))
      .orderBy(asc(courses.id))
      .limit(limit + 1);
  const found = await coursesWith(db, listed(audience, query), { search, limit });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return shown(db).where(inArray(courses.id, ids)).orderBy(asc(courses.id));
}

/**
 * Looks through the first courses, and where they do not fill the page asks the index of words. The planner cannot choose
 * between the two: the plan that it keeps takes rare and common words for the same. Words that no index holds are looked for
 * among the first courses alone.
 */
async function coursesWith(
  db: Db,
  isListed: SQL | undefined,
  { search, limit }: { search: string; limit: number },
): Promise<{ id: number }[]> {
  const { id, educatorId } = courses;
  const first = db
    .select({ id, educatorId, text: sql`${courseWords}`.as('text') })
    .from(courses)
    .where(isListed)
    .orderBy(asc(id))
    .limit(lookedThrough)
    .as('first');
  const page = await db
    .select({ id: first.id })
    .from(first)
    .where(and(hasWords(sql`${first.text}`, search), mayTeach(first.educatorId)))
    .orderBy(asc(first.id))
    .limit(limit + 1);
  if (page.length > limit || !isIndexed(searchWords(search))) return page;
  return (
    db
      .select({ id })
      .from(courses)
      .where(and(isListed, hasWords(courseWords, search), mayTeach(educatorId)))
      // Ordered by what no index has: else the planner walks all courses in their order.
      .orderBy(sql`${id} + 0`)
      .limit(limit + 1)
  );
}

/**
 * The types that there are any of: a filter for nothing is not offered (D-61). Each type is one look into the index,
 * however many courses there are. Children may take courses of one type alone, which `courses_kids_check` says.
 */
export async function publishedTypes(db: Db, audience: Audience): Promise<CourseType[]> {
  const { type, id, educatorId } = courses;
  const isOffered = and(shownTo(audience), mayTeach(educatorId));
  const of = (which: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ type })
      .from(courses)
      .where(and(isOffered, which))
      .orderBy(...order, asc(id))
      .limit(1);
  if (audience.isChild) return (await of(undefined)).map((row) => row.type);
  const rows = await db.execute<{ type: CourseType }>(sql`
    with recursive types as (
      (${of(undefined, asc(type))})
      union all
      select (${of(gt(type, sql`types.type`), asc(type))}) from types where types.type is not null)
    select type from types where type is not null`);
  return rows.map((row) => row.type);
}
