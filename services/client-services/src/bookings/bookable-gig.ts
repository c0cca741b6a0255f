import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { maxCents } from '@sidework/contracts/kernel/money';
import type { BookableOffer } from '@sidework/contracts/marketplace/gig-offer';
import type { bookableGigs } from './table.ts';

export type BookableGig = typeof bookableGigs.$inferSelect;

export const noOffer: BookableOffer = { packages: [], extras: [], questions: [] };

/** A gig with a price and the hours in which it can be booked. */
export interface Offer {
  gig: BookableGig;
  hours: WorkingHours;
  /** The price of the cheapest package counts where there are several. */
  amountCents: number;
}

/** Throws where the gig is not listed, has no price, or its professional keeps no hours. */
export function offerOf(gig: BookableGig | undefined, hours: WorkingHours | undefined): Offer {
  if (gig?.status !== 'active' || gig.priceCents === null || !hours)
    throw notFound('gig_not_bookable');
  const amountCents = amountOf(gig.priceCents, gig, hours);
  if (amountCents < 1 || amountCents > maxCents) throw notFound('gig_not_bookable');
  return { gig, hours, amountCents };
}

/** A price per hour counts for the length of the appointment. */
const amountOf = (
  priceCents: number,
  { pricingType }: Pick<BookableGig, 'pricingType'>,
  { appointmentMinutes }: WorkingHours,
) => (pricingType === 'hourly' ? Math.round((priceCents * appointmentMinutes) / 60) : priceCents);

/** One person has as many booked services of one professional at a time, so that no stranger fills a calendar. */
const mostBooked = 3;

/** Throws where the professional may not act, or is a child, whose gig a guardian approves. */
export function requireOpen(isOpen: boolean): void {
  if (!isOpen) throw notFound('gig_not_bookable');
}

interface Wish {
  amountCents: number;
  /** An older page does not send the length. */
  minutes: number | undefined;
  /** The booked services of the two that have not ended. */
  booked: number;
}

/** Throws unless this person may book it at the price and the length that they were shown. */
export function requireMayBook({ gig, hours, amountCents }: Offer, by: Actor, wish: Wish): void {
  if (gig.professionalId === by.id) throw forbidden('own_gig');
  if (wish.amountCents !== amountCents) throw conflict('price_changed');
  if (wish.minutes !== undefined && wish.minutes !== hours.appointmentMinutes)
    throw conflict('length_changed');
  if (wish.booked >= mostBooked) throw conflict('too_many_bookings');
}
