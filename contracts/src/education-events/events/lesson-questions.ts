import { z } from 'zod';
import { event } from '../../kernel/event.ts';

const Post = z.object({
  postId: z.uuid(),
  courseId: z.number().int(),
  lessonId: z.uuid(),
  authorId: z.uuid(),
  /** The title of the course. */
  title: z.string(),
});

/** A learner asked about a lesson: who teaches the course is told. */
export const lessonAsked = event(
  'education-events.lesson.asked.v1',
  Post.extend({ educatorId: z.uuid() }),
  (data) => data.postId,
);

/** A question on a lesson was answered by another person: who asked is told. */
export const lessonAnswered = event(
  'education-events.lesson.answered.v1',
  Post.extend({ askerId: z.uuid(), enrollmentId: z.uuid() }),
  (data) => data.postId,
);
