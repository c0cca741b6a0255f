import { consumer } from '@sidework/chassis/events/consumer';
import { attendanceShown } from '@sidework/contracts/education-events/events/tickets';
import { keepGoer } from './keep-goer.ts';

export const keepGoerWhenAttendanceShown = consumer({
  name: 'keep-goer-when-attendance-shown',
  event: attendanceShown,
  handle: (tx, { data: { registrationId, eventId, userId, shownUntil }, sequence }) =>
    keepGoer(tx, {
      registrationId,
      eventId,
      personId: userId,
      shownUntil: shownUntil === null ? null : new Date(shownUntil),
      sequence,
    }),
});
