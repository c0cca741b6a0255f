import { consumer } from '@sidework/chassis/events/consumer';
import {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events';
import { countCredit, takeBackCredit } from './count-credit.ts';
import { renameCertificate } from './queries.ts';

export const countHoursWhenCourseCompleted = consumer({
  name: 'count-hours-when-course-completed',
  event: courseCompleted,
  handle: (tx, { data, occurredAt }) => countCredit(tx, data, occurredAt),
});

export const takeHoursBackWhenCertificateRevoked = consumer({
  name: 'take-hours-back-when-certificate-revoked',
  event: certificateRevoked,
  handle: (tx, { data, occurredAt }) => takeBackCredit(tx, data.enrollmentId, occurredAt),
});

export const followWhenCertificateReissued = consumer({
  name: 'follow-when-certificate-reissued',
  event: certificateReissued,
  handle: (tx, { data }) => renameCertificate(tx, data),
});
