import { conflict } from '@sidework/chassis/errors';
import type { Event } from '../events/event.ts';
import { isGuest } from './group.ts';
import { hasTicket, isOfChild, type Registration } from './registration.ts';

/** No one is shown at an event that young people come to, or may come to soon. */
export const showsGoers = ({ youngPeople }: Pick<Event, 'youngPeople'>) =>
  youngPeople === 'no' || youngPeople === 'refused';

/** An adult lets connections see the own seat alone. */
export const mayBeShown = (registration: Registration, event: Event): boolean =>
  hasTicket(registration) &&
  !isGuest(registration) &&
  !registration.isWalkIn &&
  !isOfChild(registration) &&
  event.status === 'upcoming' &&
  showsGoers(event);

/** To be hidden again is never refused. */
export function show(registration: Registration, event: Event, isShown: boolean): Registration {
  if (registration.showsToKnown === isShown) return registration;
  if (isShown && !mayBeShown(registration, event)) throw conflict('registration_not_open');
  return { ...registration, showsToKnown: isShown };
}
