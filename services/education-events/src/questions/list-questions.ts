import type { Db } from '@sidework/chassis/db/db';
import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { shownName } from '@sidework/chassis/people/shown-name';
import type {
  LessonPost,
  LessonQuestion,
} from '@sidework/contracts/education-events/lesson-questions';
import { requireFound } from './lesson-post.ts';
import { answersTo, questionsIn, type ShownPost, shownPost } from './queries.ts';
import { partIn } from './write-post.ts';

interface Reader {
  id: string;
  educatorId: string | null;
}

export async function listQuestions(
  db: Db,
  actor: Actor,
  courseId: number,
  query: { cursor?: string | undefined; limit: number; lessonId?: string | undefined },
) {
  const { course } = await partIn(db, actor, courseId);
  const reader = { id: actor.id, educatorId: course.educatorId };
  const page = toPage(
    await questionsIn(db, courseId, query),
    query.limit,
    (shown) => shown,
    ({ post }) => [post.writtenAt.toISOString(), post.id],
  );
  return { ...page, items: await withAnswers(db, page.items, reader) };
}

/** One question as its author, or who answered it, sees it now. */
export async function getQuestion(
  db: Db,
  actor: Actor,
  courseId: number,
  id: string,
): Promise<LessonQuestion> {
  const { course } = await partIn(db, actor, courseId);
  const reader = { id: actor.id, educatorId: course.educatorId };
  const [question] = await withAnswers(db, await shownPost(db, id), reader);
  return requireFound(question);
}

async function withAnswers(db: Db, questions: ShownPost[], reader: Reader) {
  const answers = await answersTo(
    db,
    questions.map(({ post }) => post.id),
  );
  return questions.map(
    (shown): LessonQuestion => ({
      ...toPost(shown, reader),
      lessonId: shown.post.lessonId,
      lessonTitle: shown.lessonTitle,
      answers: answers
        .filter(({ post }) => post.questionId === shown.post.id)
        .map((answer) => toPost(answer, reader)),
    }),
  );
}

const toPost = ({ post, authorName }: ShownPost, { id, educatorId }: Reader): LessonPost => ({
  id: post.id,
  words: post.words,
  authorName: shownName(authorName),
  isEducator: post.authorId === educatorId,
  isOwn: post.authorId === id,
  writtenAt: post.writtenAt.toISOString(),
});
