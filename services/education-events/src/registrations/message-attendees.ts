import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { writeLetter } from '@sidework/chassis/jobs/letter';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { requireActing } from '@sidework/chassis/people/people';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { type Host, requireHost } from '../co-hosts/require-host.ts';
import { holdersOfTicket } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { lockEvent } from '../events/queries.ts';
import { lockSeatsOf } from './queries.ts';

const writers: Record<Host, string> = { organizer: 'The organizer', 'co-host': 'A co-host' };

/** Mails each attendee separately, so that no attendee sees the address of another; of a child its guardian reads it. */
export async function messageAttendees(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  eventId: string,
  { subject, message }: { subject: string; message: string },
): Promise<number> {
  const limit = perHour(actor.id, `event ${eventId}`, config.MAILS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_mails');
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const event = await lockEvent(tx, eventId);
    const host = await requireHost(tx, event, actor, now());
    const page = new URL(educationAddresses.event(eventId), config.PUBLIC_URL).href;
    const seats = await lockSeatsOf(tx, eventId);
    const confirmed = seats.filter(({ status }) => status === 'confirmed');
    const readers = await Promise.all(confirmed.map((seat) => holdersOfTicket(tx, seat)));
    const reached = readers.filter(({ addresses }) => addresses.length > 0);
    for (const to of reached.flatMap(({ addresses }) => addresses))
      await queueMail(
        tx,
        writeLetter({
          to,
          subject: `“${quoted(event.title)}”: ${quoted(subject)}`,
          heading: `${writers[host]} of “${quoted(event.title)}” writes to all who come`,
          paragraphs: [`“${quoted(message, 2_000)}”`],
          button: { label: 'See the event', url: page },
        }),
      );
    return reached.length;
  });
}
