import { consumer } from '@sidework/chassis/events/consumer';
import {
  certificateReissued,
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import {
  attendedEventCancelled,
  attendeeCheckedIn,
  checkInUndone,
} from '@sidework/contracts/education-events/events/tickets';
import { countAttendance, takeBackAttendance } from './count-attendance.ts';
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

/** Hours of events are counted at the door, and taken back when that is undone. */
export const countAttendances = [
  consumer({
    name: 'count-hours-when-attendee-checked-in',
    event: attendeeCheckedIn,
    handle: countAttendance,
  }),
  consumer({
    name: 'take-hours-back-when-check-in-undone',
    event: checkInUndone,
    handle: takeBackAttendance,
  }),
  consumer({
    name: 'take-hours-back-when-attended-event-cancelled',
    event: attendedEventCancelled,
    handle: takeBackAttendance,
  }),
];
