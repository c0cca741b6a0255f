import type { Actor } from '@sidework/chassis/http/actor';
import { enrollInCourse } from '@sidework/contracts/education-events/courses';
import { contentReported } from '@sidework/contracts/education-events/events';
import {
  lessonAnswered,
  lessonAsked,
} from '@sidework/contracts/education-events/events/lesson-questions';
import {
  answerQuestion,
  askQuestion,
  type LessonQuestion,
  listQuestions,
  removePost,
  reportPost,
} from '@sidework/contracts/education-events/lesson-questions';
import { accountDeleted } from '@sidework/contracts/identity/events';
import { educationHidden } from '@sidework/contracts/network-chat/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aDraft } from '../../test/builders.ts';
import { testEducationEvents } from '../../test/service.ts';
import { lessonsOf } from '../courses/queries.ts';

const service = testEducationEvents();

let educator: Actor;
let ada: Actor;
let bo: Actor;
let courseId: string;
let lessonIds: string[];
beforeEach(async () => {
  educator = await service.person({}, { fullName: 'Naomi Feld' });
  ada = await service.person({}, { fullName: 'Ada King' });
  bo = await service.person({}, { fullName: 'Bo Lind' });
  const draft = aDraft({ isInOrder: true });
  const id = await aCourse(service.db, { educatorId: educator.id, draft });
  courseId = String(id);
  lessonIds = (await lessonsOf(service.db, id)).map((lesson) => lesson.id);
  for (const learner of [ada, bo])
    await service.as(learner).call(enrollInCourse, { params: { courseId } });
});

const ask = (by: Actor, question = 'Which form is it?', lessonId = lessonIds[0]) =>
  service.as(by).call(askQuestion, { params: { courseId }, body: { lessonId, content: question } });
const answer = (by: Actor, postId: string, words = 'Schedule C.') =>
  service.as(by).call(answerQuestion, { params: { courseId, postId }, body: { content: words } });
const remove = (by: Actor, postId: string) =>
  service.as(by).call(removePost, { params: { courseId, postId } });
const report = (by: Actor, postId: string) =>
  service.as(by).call(reportPost, { params: { courseId, postId }, body: { reason: 'spam' } });
const seen = async (by: Actor, query: object = {}): Promise<LessonQuestion[]> =>
  (await service.as(by).call(listQuestions, { params: { courseId }, query: { ...query } })).json()
    .items;

describe('a question on a lesson', () => {
  it('is read and answered by those who take and teach the course, who are told', async () => {
    const { id } = (await ask(ada)).json();
    const reply = await answer(educator, id);
    expect(reply.statusCode).toBe(201);
    expect(await seen(bo, { lessonId: lessonIds[0] })).toMatchObject([
      {
        words: 'Which form is it?',
        authorName: 'Ada King',
        isOwn: false,
        lessonTitle: 'Income',
        answers: [{ words: 'Schedule C.', isEducator: true, authorName: 'Naomi Feld' }],
      },
    ]);
    expect(await seen(bo, { lessonId: lessonIds[1] })).toEqual([]);
    const asked = (await service.emitted(lessonAsked.type)).at(-1)?.data;
    expect(asked).toMatchObject({ educatorId: educator.id, authorId: ada.id, postId: id });
    const answered = (await service.emitted(lessonAnswered.type)).at(-1)?.data;
    expect(answered).toMatchObject({ askerId: ada.id, authorId: educator.id });
  });

  it('is not there for others, and is asked of a lesson that is open', async () => {
    const { id } = (await ask(ada)).json();
    const other = await service.person();
    const kid = { accountType: 'sidework_kids' } as const;
    const child = await service.person(kid, kid);
    const replies = [await ask(other), await answer(other, id), await remove(other, id)];
    expect(replies.map((reply) => reply.json().code)).toEqual(Array(3).fill('course_not_found'));
    expect((await ask(child)).statusCode).toBe(403);
    expect((await ask(ada, 'And this?', lessonIds[1])).json().code).toBe('lesson_locked');
    expect((await ask(educator, 'Read it twice.', lessonIds[1])).statusCode).toBe(201);
    const { answers } = (await answer(bo, id)).json();
    expect((await answer(ada, answers[0].id)).json().code).toBe('question_not_found');
  });

  it('is removed by its author or the educator, and goes with its answers', async () => {
    const { id } = (await ask(ada)).json();
    await answer(bo, id);
    expect((await remove(bo, id)).json().code).toBe('not_your_post');
    expect((await remove(ada, id)).statusCode).toBe(204);
    expect(await seen(bo)).toEqual([]);
    const { id: second } = (await ask(bo)).json();
    expect((await remove(educator, second)).statusCode).toBe(204);
    const [row] = await service.sql`select count(*)::int as count from lesson_posts
      where course_id = ${courseId}`;
    expect(row?.count).toBe(0);
  });

  it('is reported to moderators, who hide it', async () => {
    const { id } = (await ask(ada, 'Buy my miracle')).json();
    expect((await report(ada, id)).json().code).toBe('own_post');
    expect((await report(bo, id)).statusCode).toBe(204);
    const reported = (await service.emitted(contentReported.type)).at(-1)?.data;
    expect(reported).toMatchObject({
      thing: 'lesson_post',
      subjectId: id,
      ownerId: ada.id,
      reporterId: bo.id,
      title: 'Buy my miracle',
    });
    const hidden = { reportId: crypto.randomUUID(), thing: 'lesson_post' as const, subjectId: id };
    await service.receive(educationHidden, hidden);
    expect(await seen(bo)).toEqual([]);
    expect((await answer(bo, id)).json().code).toBe('question_not_found');
  });

  it('has at most 50 answers', async () => {
    const { id } = (await ask(ada)).json();
    await service.sql`insert into lesson_posts
      (id, course_id, lesson_id, question_id, author_id, words, written_at)
      select gen_random_uuid(), ${courseId}, ${lessonIds[0] ?? ''}, ${id}, ${bo.id}, 'So.', now()
      from generate_series(1, 49)`;
    const replies = await Promise.all([answer(bo, id), answer(educator, id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it('is forgotten with the account of its author', async () => {
    const { id } = (await ask(ada)).json();
    await answer(bo, id);
    await service.receive(accountDeleted, { id: ada.id });
    await service.doPersonTasks();
    const [row] = await service.sql`select count(*)::int as count from lesson_posts
      where course_id = ${courseId}`;
    expect(row?.count).toBe(0);
  });
});
