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
  'ticket_returned',
  'given_seat_cancelled',
] as const;

/** What the task of the same id is to write of; made in the transaction, written beside it. */
export const mailTasks = educationEvents.table('mail_tasks', {
  id: uuid().primaryKey(),
  kind: text({ enum: mailKinds }).notNull(),
  /** An enrollment, or a registration. */
  subjectId: uuid().notNull(),
});
