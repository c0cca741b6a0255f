import { notFound } from '@sidework/chassis/errors';

/** Throws where an address opens no calendar, also of a person who was found to be a child or may not act. */
export function requireOwner(personId: string | undefined): string {
  if (!personId) throw notFound('calendar_not_found');
  return personId;
}
