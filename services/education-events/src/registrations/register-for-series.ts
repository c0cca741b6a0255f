import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, requireActingAdult } from '@sidework/chassis/people/people';
import type {
  SeriesRegistration,
  SeriesRegistrationForm,
} from '@sidework/contracts/education-events/series-registrations';
import type { Deps } from '../deps.ts';
import type { Event } from '../events/event.ts';
import { comingDatesOf, lockEvent } from '../events/queries.ts';
import { findFirstServed, findOpenPlace } from '../waitlists/queries.ts';
import { findSeat } from './queries.ts';
import { registerAt } from './register-for-event.ts';

type Outcome = SeriesRegistration['dates'][number]['outcome'];

/**
 * Each date has its own transaction, so that no two of them are locked at once. A repeat after a failure goes on where it stopped,
 * since a date with a seat of the person counts as done.
 */
export async function registerForSeries(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  eventId: string,
  form: SeriesRegistrationForm,
): Promise<SeriesRegistration> {
  const limit = perHour(actor.id, 'registrations', config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_registrations');
  const dates: SeriesRegistration['dates'] = [];
  for (const { id } of await comingDatesOf(db, eventId, now())) {
    const outcome = await db.transaction(async (tx) => {
      const person = await requireActingAdult(tx, actor);
      return registerAtDate(tx, person, await lockEvent(tx, id), { form, at: now() });
    });
    if (outcome) dates.push({ eventId: id, outcome });
  }
  return { dates };
}

/** The waitlist stays as it is: who stands in line keeps the place, and a seat that waits for the line is not taken. */
async function registerAtDate(
  tx: Tx,
  person: Person,
  event: Event,
  { form, at }: { form: SeriesRegistrationForm; at: Date },
): Promise<Outcome | undefined> {
  if (event.status !== 'upcoming' || event.eventDate <= at) return undefined;
  if (await findSeat(tx, event.id, person.id)) return 'registered';
  if (await findOpenPlace(tx, event.id, person.id)) return 'waiting';
  if (needsOwnForm(event)) return 'own_form';
  if (event.taken >= event.capacity || (await findFirstServed(tx, event, at))) return 'full';
  await registerAt(tx, person, event, { form, at });
  return 'registered';
}

/** A date that costs, or that asks something, is left to its own form. */
const needsOwnForm = ({
  priceCents,
  ticketTypes,
  questions,
}: Pick<Event, 'priceCents' | 'ticketTypes' | 'questions'>) =>
  priceCents > 0 || ticketTypes.length > 0 || questions.some(({ isRequired }) => isRequired);
