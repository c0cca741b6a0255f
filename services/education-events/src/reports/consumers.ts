import { AppError } from '@sidework/chassis/errors';
import { consumer } from '@sidework/chassis/events/consumer';
import { courseOfSubject } from '@sidework/contracts/education-events/course-subject';
import { appealGranted, educationHidden } from '@sidework/contracts/network-chat/events';
import { hidePost, showPost } from '../questions/queries.ts';
import { endCourseByStaff, endEventByStaff } from './take-down.ts';

const isDoneWith = (error: unknown) =>
  error instanceof AppError &&
  ['taken_down_already', 'event_not_found', 'course_not_found'].includes(error.code);

/** A moderator decided a report; what is down already, or gone, stays so. */
export const takeDownWhenEducationHidden = consumer({
  name: 'take-down-when-education-hidden',
  event: educationHidden,
  async handle(tx, { data: { thing, subjectId }, occurredAt }) {
    try {
      const courseId = courseOfSubject(subjectId);
      if (thing === 'lesson_post') await hidePost(tx, subjectId, occurredAt);
      else if (thing === 'event') await endEventByStaff(tx, subjectId, occurredAt);
      else if (courseId) await endCourseByStaff(tx, courseId, occurredAt);
    } catch (error) {
      if (!isDoneWith(error)) throw error;
    }
  },
});

/** Events and courses ended for other people too, so they do not come back by themselves. */
export const showPostWhenAppealGranted = consumer({
  name: 'show-post-when-appeal-granted',
  event: appealGranted,
  async handle(tx, { data: { decision, thing, subjectId } }) {
    if (decision === 'hidden' && thing === 'lesson_post') await showPost(tx, subjectId);
  },
});
