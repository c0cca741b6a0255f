import {
  approvalText,
  courseCategoryLabel,
} from '@sidework/contracts/education-events/course-options';
import type { EventEducation } from '@sidework/contracts/education-events/event-hours';

/** It says which hours an event gives, and that the host alone states the approvals. */
export function hoursText({ hours, category, subject, approvals }: EventEducation): string {
  const count = hours === 1 ? '1 hour' : `${hours} hours`;
  const boards = approvals.map(approvalText).join('; ');
  return `${count} in ${subject} (${courseCategoryLabel(category)}) once you are checked in. The host states approval by ${boards}.`;
}
