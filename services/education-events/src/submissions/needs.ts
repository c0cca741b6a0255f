import {
  educationAddresses,
  educationRoutes,
} from '@sidework/contracts/education-events/addresses';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { CourseNeed } from '@sidework/contracts/network-chat/need-kinds/courses';
import type { Submission } from './submission.ts';

/** For whom a submitted course waits: for staff to review it, then for its educator to publish or change it. */
export function needsOf({
  id,
  educatorId,
  status,
  draft: { title },
  reason,
}: Submission): Need<CourseNeed>[] {
  const ofEducator = {
    subjectId: id,
    receivers: [educatorId],
    title,
    path: educationAddresses.submission(id),
  };
  if (status === 'submitted' || status === 'in_review')
    return [
      {
        kind: 'course_to_review',
        subjectId: id,
        receivers: ['admin'],
        title,
        details: {},
        path: educationRoutes.courseReviews,
      },
    ];
  if (status === 'approved') return [{ ...ofEducator, kind: 'course_to_publish', details: {} }];
  if (status === 'rejected')
    return [
      { ...ofEducator, kind: 'course_to_change', details: reason === null ? {} : { reason } },
    ];
  return [];
}
