import { unprocessable } from '@sidework/chassis/errors';

/** The subject of a complaint: an event or a course of another person. */
export interface Reported {
  thing: 'event' | 'course';
  subjectId: string;
  ownerId: string;
  title: string;
}

export function requireNotOwn(reported: Reported, by: { id: string }): void {
  if (reported.ownerId === by.id) throw unprocessable('own_event_or_course');
}
