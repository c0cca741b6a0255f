import { consumer } from '@sidework/chassis/events/consumer';
import {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import { countCredit, followCertificate, takeBackCredit } from './count-credit.ts';

export const countHoursWhenCourseCompleted = consumer({
  name: 'count-hours-when-course-completed',
  event: courseCompleted,
  handle: (tx, { data, occurredAt }) => countCredit(tx, data, occurredAt),
});

export const takeHoursBackWhenCertificateRevoked = consumer({
  name: 'take-hours-back-when-certificate-revoked',
  event: certificateRevoked,
  handle: (tx, { data, occurredAt }) => takeBackCredit(tx, data, occurredAt),
});

export const followWhenCertificateReissued = consumer({
  name: 'follow-when-certificate-reissued',
  event: certificateReissued,
  handle: followCertificate,
});
