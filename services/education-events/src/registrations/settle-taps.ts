import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { DoorResult, DoorTap } from '@sidework/contracts/education-events/door';
import { attendeeCheckedIn } from '@sidework/contracts/education-events/events/tickets';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { lockEvent } from '../events/queries.ts';
import { settle } from './door-tap.ts';
import { findSettledTap, insertSettledTap, lockSeatOf, saveRegistration } from './queries.ts';
import { toRegistrationFact } from './tell-registered.ts';

/** Under the lock of the event's row the taps of all devices are settled one after another. */
export async function settleTaps(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  eventId: string,
  taps: DoorTap[],
): Promise<DoorResult[]> {
  const limit = perHour(actor.id, 'check-ins', config.CHECK_INS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_lookups');
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const event = await lockEvent(tx, eventId);
    Event.requireOrganizer(event, actor);
    const results: DoorResult[] = [];
    for (const tap of taps) results.push(await settleTap(tx, event, tap, actor, now()));
    return results;
  });
}

async function settleTap(
  tx: Tx,
  event: Event.Event,
  tap: DoorTap,
  actor: Actor,
  at: Date,
): Promise<DoorResult> {
  const before = await lockSeatOf(tx, event.id, tap.registrationId);
  const known = await findSettledTap(tx, event.id, tap.id);
  if (known) return toResult(tap, known.outcome, before);
  const { outcome, registration } = settle(before, event, tap, actor, at);
  await insertSettledTap(tx, {
    id: tap.id,
    eventId: event.id,
    registrationId: tap.registrationId,
    outcome,
    settledAt: at,
  });
  if (registration && registration !== before) await saveRegistration(tx, registration);
  if (registration?.checkedInAt && outcome === 'in') {
    const fact = toRegistrationFact(registration, event);
    const checkedInAt = registration.checkedInAt.toISOString();
    await emit(tx, attendeeCheckedIn, { ...fact, checkedInAt }, at);
  }
  return toResult(tap, outcome, registration);
}

const toResult = (
  { id: tapId, registrationId }: DoorTap,
  outcome: DoorResult['outcome'],
  seat: { checkedInAt: Date | null } | undefined,
): DoorResult => ({
  tapId,
  registrationId,
  outcome,
  checkedInAt: seat?.checkedInAt?.toISOString() ?? null,
});
