import type { Guest } from '@sidework/contracts/education-events/door-device';

/** Letters are compared without their marks, so that "tomas" finds Tomás. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-US');

export const searched = (guests: Guest[], words: string): Guest[] =>
  guests.filter(({ attendee }) => folded(attendee.attendeeName).includes(folded(words.trim())));
