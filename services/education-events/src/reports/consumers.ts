import { AppError } from '@sidework/chassis/errors';
import { consumer } from '@sidework/chassis/events/consumer';
import { courseOfSubject } from '@sidework/contracts/education-events/course-subject';
import { educationHidden } from '@sidework/contracts/network-chat/events';
import { endCourseByStaff, endEventByStaff } from './take-down.ts';

/** A moderator decided a report; what is down already, or gone, stays so. */
export const takeDownWhenEducationHidden = consumer({
  name: 'take-down-when-education-hidden',
  event: educationHidden,
  async handle(tx, { data: { thing, subjectId }, occurredAt }) {
    try {
      const courseId = courseOfSubject(subjectId);
      if (thing === 'event') await endEventByStaff(tx, subjectId, occurredAt);
      else if (courseId) await endCourseByStaff(tx, courseId, occurredAt);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  },
});
