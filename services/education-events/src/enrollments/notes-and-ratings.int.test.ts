import type { Actor } from '@sidework/chassis/http/actor';
import { listRatings } from '@sidework/contracts/education-events/course-ratings';
import { enrollInCourse, getCourse } from '@sidework/contracts/education-events/courses';
import {
  completeLesson,
  getEnrollment,
  keepNote,
  rateCourse,
} from '@sidework/contracts/education-events/enrollments';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';

const service = testEducationEvents();

let courseId: string;
let ada: Actor;
beforeEach(async () => {
  courseId = String(await aCourse(service.db, { draft: aDraft({ questions: [] }) }));
  ada = await service.person({}, { fullName: 'Ada Maria King' });
});

async function enrolled(actor: Actor) {
  const asked = await service.as(actor).call(enrollInCourse, { params: { courseId } });
  const params = { enrollmentId: String(asked.json().enrollment.id) };
  const { lessons } = (await service.as(actor).call(getEnrollment, { params })).json();
  const lessonIds = lessons.map(({ id }: { id: string }) => id) as string[];
  return { params, lessonIds };
}

async function finished(actor: Actor) {
  const { params, lessonIds } = await enrolled(actor);
  for (const lessonId of lessonIds)
    await service.as(actor).call(completeLesson, { params: { ...params, lessonId } });
  return { params, lessonIds };
}

const note = (actor: Actor, params: object, text: string) =>
  service.as(actor).call(keepNote, { params: { ...params }, body: { content: text } });
const rate = (actor: Actor, params: object, rating: number, phrases: string[] = []) =>
  service.as(actor).call(rateCourse, { params: { ...params }, body: { rating, phrases } });
const seen = async () => (await service.visitor.call(getCourse, { params: { courseId } })).json();
const listed = async (query: object = {}) =>
  (await service.visitor.call(listRatings, { params: { courseId }, query: { ...query } })).json();

describe('a note beside a lesson', () => {
  it('is kept, changed and deleted by the learner, and by nobody else', async () => {
    const { params, lessonIds } = await enrolled(ada);
    const place = { ...params, lessonId: lessonIds[0] };
    for (const text of ['Ask Bo.', 'Ask Bo again.', '']) {
      const reply = await note(ada, place, text);
      expect(reply.json().lessons.map((lesson: { note: string }) => lesson.note)).toEqual([
        text,
        '',
      ]);
    }
    await note(ada, place, 'Mine.');
    expect((await note(await service.person(), place, 'x')).statusCode).toBe(404);
    expect((await note(ada, { ...place, lessonId: crypto.randomUUID() }, 'x')).statusCode).toBe(
      404,
    );
    expect((await note(ada, place, 'x'.repeat(5_001))).statusCode).toBe(400);
    const kept = await service.as(ada).call(getEnrollment, { params });
    expect(kept.json().lessons[0].note).toBe('Mine.');
  });

  it('is not written beside a lesson that is still locked', async () => {
    await service.sql`update courses set is_in_order = true where id = ${courseId}`;
    const { params, lessonIds } = await enrolled(ada);
    const reply = await note(ada, { ...params, lessonId: lessonIds[1] }, 'Early.');
    expect(reply.json().code).toBe('lesson_locked');
  });
});

describe('a rating', () => {
  it('is by those who finished the course, once each, and can be changed', async () => {
    const begun = await enrolled(await service.person());
    expect((await rate(ada, begun.params, 5)).statusCode).toBe(404);
    const { params } = await finished(ada);
    expect((await rate(ada, params, 5, ['clear'])).json().ownRating.rating).toBe(5);
    const reply = await rate(ada, params, 2, ['rather_basic']);
    expect(reply.json().ownRating).toEqual({ rating: 2, phrases: ['rather_basic'] });
    const bo = await service.person({}, { fullName: 'Bo Example' });
    await rate(bo, (await finished(bo)).params, 5);
    expect((await seen()).rating).toEqual({ average: 3.5, count: 2 });
    expect((await listed()).items).toMatchObject([
      { learnerName: 'Bo E.', rating: 5 },
      { learnerName: 'Ada K.', rating: 2, phrases: ['rather_basic'] },
    ]);
    const first = await listed({ limit: 1 });
    const rest = await listed({ limit: 1, cursor: first.nextCursor });
    expect([rest.items[0].learnerName, rest.nextCursor]).toEqual(['Ada K.', null]);
  });

  it('waits for the end of the course, and has one to five stars and known phrases', async () => {
    const { params } = await enrolled(ada);
    expect((await rate(ada, params, 5)).json().code).toBe('rating_too_early');
    for (const [stars, phrases] of [
      [0, []],
      [6, []],
      [5, ['call me']],
      [5, ['clear', 'clear']],
    ] as [number, string[]][])
      expect((await rate(ada, params, stars, phrases)).statusCode).toBe(400);
    expect((await seen()).rating).toBeNull();
  });

  it('of a child has no name', async () => {
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { accountType: 'sidework_kids', fullName: 'Kit E.', guardianIds: [ada.id] },
    );
    const { params } = await enrolled(child);
    await service.sql`
      update enrollments set status = 'completed', completed_at = now(), hold_expires_at = null
      where id = ${params.enrollmentId}`;
    expect((await rate(child, params, 4)).statusCode).toBe(200);
    expect((await listed()).items).toMatchObject([{ learnerName: 'A young learner' }]);
  });

  it('goes with the account, as notes do', async () => {
    const { params, lessonIds } = await finished(ada);
    await rate(ada, params, 5);
    await note(ada, { ...params, lessonId: lessonIds[0] }, 'Mine.');
    await service.receive(accountDeleted, { id: ada.id });
    await service.doPersonTasks();
    expect((await seen()).rating).toBeNull();
    const [left] = await service.sql`
      select count(*)::int from lesson_notes where enrollment_id = ${params.enrollmentId}`;
    expect(left?.count).toBe(0);
  });

  it.each(['garbage', '!!', 'eyJhIjoxfQ'])('list with the cursor %s is refused', async (cursor) => {
    const asked = { params: { courseId }, query: { cursor } };
    expect((await service.visitor.call(listRatings, asked)).statusCode).toBe(400);
  });
});
