import type { Db, Tx } from '@sidework/chassis/db/db';
import type { BookableOffer } from '@sidework/contracts/marketplace/gig-offer';
import { eq, lt } from 'drizzle-orm';
import { workingHours } from '../working-hours/table.ts';
import { type BookableGig, noOffer, type Offer, offerOf } from './bookable-gig.ts';
import { bookableGigs } from './table.ts';

/** Throws where the gig cannot be booked. */
export async function getOffer(db: Db, gigId: string): Promise<Offer> {
  const [row] = await db
    .select({ gig: bookableGigs, hours: workingHours.hours })
    .from(bookableGigs)
    .leftJoin(workingHours, eq(workingHours.professionalId, bookableGigs.professionalId))
    .where(eq(bookableGigs.id, gigId));
  return offerOf(row?.gig, row?.hours ?? undefined);
}

type ToldGig = Omit<BookableGig, 'description' | 'offer'> & {
  description: string | undefined;
  offer: BookableOffer | undefined;
};

/** An event that is older than what is known changes nothing, and one without a description or an offer leaves it. */
export async function keepGig(tx: Tx, gig: ToldGig): Promise<void> {
  await tx
    .insert(bookableGigs)
    .values({ ...gig, description: gig.description ?? '' })
    .onConflictDoUpdate({
      target: bookableGigs.id,
      set: gig,
      setWhere: lt(bookableGigs.sequence, gig.sequence),
    });
}

export async function forgetGigs(tx: Tx, professionalId: string): Promise<void> {
  await tx
    .update(bookableGigs)
    .set({ title: '', description: '', offer: noOffer, status: 'deleted' })
    .where(eq(bookableGigs.professionalId, professionalId));
}
