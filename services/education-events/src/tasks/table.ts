import { text, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

export const mailKinds = [
  'access',
  'approval_of_course',
  'approval_of_event',
  'ticket',
  'event_changed',
  'event_cancelled',
  'child_seat_ended',
  'seat_cancelled',
  'ticket_given_away',
  'ticket_returned',
  'given_seat_cancelled',
  'seat_offered',
  'offered_event_changed',
  'waited_event_cancelled',
] as const;

/** The subject of the mail that the task with the same id writes after the commit. */
export const mailTasks = educationEvents.table('mail_tasks', {
  id: uuid().primaryKey(),
  kind: text({ enum: mailKinds }).notNull(),
  /** An enrollment, a registration, or a place on a waitlist. */
  subjectId: uuid().notNull(),
});
