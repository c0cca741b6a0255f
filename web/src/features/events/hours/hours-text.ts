import {
  approvalText,
  courseCategoryLabel,
} from '@sidework/contracts/education-events/course-options';
import type { EventEducation } from '@sidework/contracts/education-events/event-hours';

/** What an event counts as, where, and by whose word. */
export function hoursText({ hours, category, subject, approvals }: EventEducation): string {
  const count = hours === 1 ? '1 hour' : `${hours} hours`;
  const boards = approvals.map(approvalText).join('; ');
  return `${count} in ${subject} (${courseCategoryLabel(category)}) once you are checked in. The host states approval by ${boards}.`;
}
