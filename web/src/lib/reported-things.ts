import { courseOfSubject } from '@sidework/contracts/education-events/course-subject';
import { paths } from './paths.ts';

/** The things that are reported to moderators, by their key. */
const names: Record<string, string> = {
  person: 'person',
  message: 'message',
  room_message: 'message in a job room',
  gig: 'gig',
  job: 'job',
  portfolio_photo: 'photo of work',
  review: 'review',
  event: 'event',
  course: 'course',
  lesson_post: 'question or answer',
};

export const nameOfThing = (thing: string): string | undefined => names[thing];

/** The page of a thing; undefined of what has none of its own. */
export function pathOfThing(thing: string, subjectId: string): string | undefined {
  if (thing === 'job') return paths.job(subjectId);
  if (thing === 'gig') return paths.gig(subjectId);
  if (thing === 'event') return paths.event(subjectId);
  const courseId = thing === 'course' ? courseOfSubject(subjectId) : undefined;
  return courseId ? paths.course(courseId) : undefined;
}
