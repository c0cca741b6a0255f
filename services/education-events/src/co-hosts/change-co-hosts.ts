import { enforceRateLimit } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { requireActing } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import { limits } from '@sidework/contracts/education-events/limits';
import { v7 as uuidv7 } from 'uuid';
import { findEmail } from '../contacts/queries.ts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { lockEvent } from '../events/queries.ts';
import * as CoHost from './co-host.ts';
import { invitationMail } from './invitation-mail.ts';
import { findAdultBy, findOpen, insertCoHost, invitedTo, saveCoHost } from './queries.ts';

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Only the confirmed address of an account is mailed, and the organizer does not learn whether there is one (D-122, D-134). */
export async function inviteCoHost(
  { db, now, config }: ChangeDeps,
  actor: Actor,
  eventId: string,
  typed: string,
): Promise<void> {
  const day = { count: limits.invitationsPerDay, seconds: 86_400, now: now() };
  const limit = { accountId: actor.id, action: 'co-host invitations', ...day };
  await enforceRateLimit(db, limit, 'too_many_invitations');
  const email = typed.trim().toLowerCase();
  await db.transaction(async (tx) => {
    const { fullName } = await requireActing(tx, actor);
    const event = await lockEvent(tx, eventId);
    Event.requireOrganizer(event, actor);
    Event.requireUpcoming(event, now());
    const userId = await findAdultBy(tx, email);
    const invited = { id: uuidv7(), email, userId };
    const coHost = CoHost.invite(invited, event, await invitedTo(tx, eventId), now());
    await insertCoHost(tx, coHost);
    const to = coHost.userId && (await findEmail(tx, coHost.userId));
    if (to) await queueMail(tx, invitationMail(config, { to, by: shownName(fullName), event }));
  });
}

export const removeCoHost = (
  { db, now }: ChangeDeps,
  actor: Actor,
  { eventId, coHostId }: { eventId: string; coHostId: string },
) =>
  db.transaction(async (tx) => {
    Event.requireOrganizer(await lockEvent(tx, eventId), actor);
    const all = await invitedTo(tx, eventId);
    const found = all.find(({ id }) => id === coHostId);
    CoHost.requireFound(found);
    // Some people were invited by two addresses.
    for (const each of all)
      if (each === found || (each.userId && each.userId === found.userId))
        await saveCoHost(tx, CoHost.remove(each, now()));
  });

export const acceptCoHosting = ({ db, now }: ChangeDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const { coHost, event } = await lockOwn(tx, actor, id);
    Event.requireUpcoming(event, now());
    await saveCoHost(tx, CoHost.accept(coHost, event, now()));
  });

/** A person who may not act may still stop helping. */
export const leaveCoHosting = ({ db, now }: ChangeDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const { coHost } = await lockOwn(tx, actor, id);
    await saveCoHost(tx, CoHost.leave(coHost, now()));
  });

/** The event is locked first, and then it is read again whether the invitation is still open. */
async function lockOwn(tx: Parameters<typeof lockEvent>[0], { id: userId }: Actor, id: string) {
  const found = await findOpen(tx, id);
  const own = found?.userId === userId ? found : undefined;
  CoHost.requireFound(own);
  const event = await lockEvent(tx, own.eventId);
  const coHost = await findOpen(tx, id);
  CoHost.requireFound(coHost);
  return { event, coHost };
}
