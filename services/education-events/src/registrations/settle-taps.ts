import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { DoorResult, DoorTap } from '@sidework/contracts/education-events/door';
import { requireHost } from '../co-hosts/require-host.ts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { settle } from './door-tap.ts';
import { findSettledTap, insertSettledTap, lockSeatOf, saveRegistration } from './queries.ts';
import type { Registration } from './registration.ts';
import { tellEntered, tellLeft } from './tell-entered.ts';

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
    const before = await lockEvent(tx, eventId);
    await requireHost(tx, before, actor, now());
    const results: DoorResult[] = [];
    let event = before;
    for (const tap of taps) {
      const settled = await settleTap(tx, event, tap, actor, now());
      if (settled.freed) event = Event.freeSeat(event, settled.freed);
      results.push(settled.result);
    }
    if (event !== before) await saveEvent(tx, event);
    return results;
  });
}

async function settleTap(
  tx: Tx,
  event: Event.Event,
  tap: DoorTap,
  actor: Actor,
  at: Date,
): Promise<{ result: DoorResult; freed?: Registration | undefined }> {
  const before = await lockSeatOf(tx, event.id, tap.registrationId);
  const known = await findSettledTap(tx, event.id, tap.id);
  if (known) return { result: toResult(tap, known.outcome, before) };
  const { outcome, registration } = settle(before, event, tap, actor, at);
  await insertSettledTap(tx, {
    id: tap.id,
    eventId: event.id,
    registrationId: tap.registrationId,
    outcome,
    settledAt: at,
  });
  if (registration && registration !== before) await saveRegistration(tx, registration);
  if (registration && outcome === 'in') await tellEntered(tx, registration, event, at);
  if (registration && outcome === 'undone') await tellLeft(tx, registration, event, at);
  const isFreed = registration?.status === 'cancelled' && before?.status === 'confirmed';
  return { result: toResult(tap, outcome, registration), freed: isFreed ? before : undefined };
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
