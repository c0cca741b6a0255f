import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { dayIn, daysAfter } from '@sidework/contracts/kernel/local-day';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { OfferToSend } from '@sidework/contracts/network-chat/offers';
import { problems } from '@sidework/contracts/problems';
import type { offers } from './table.ts';

export type Offer = typeof offers.$inferSelect;

interface Party {
  userType: string;
  accountType: string;
}

const isChild = ({ accountType }: Party) => accountType === 'sidework_kids';

/** Only an adult professional offers, and to an adult who has answered. */
export function requireMayOffer(
  sender: Party | undefined,
  receiver: Party | undefined,
  { state }: { state: string },
): void {
  if (!sender || !receiver || isChild(sender) || isChild(receiver))
    throw forbidden('messaging_not_allowed');
  if (sender.userType !== 'professional') throw forbidden('no_professional');
  if (state !== 'open') throw conflict('offer_needs_conversation');
}

/** Nothing begins with an account that was stopped, or that turned out to be a child's. */
export function requireMayAccept(
  client: Party | undefined,
  professional: (Party & { mayAct: boolean }) | undefined,
): void {
  if (!client || !professional?.mayAct || isChild(client) || isChild(professional))
    throw conflict('offer_not_open');
}

/** The database keeps one open offer of a professional in a conversation. */
export function requireOnlyOpen(isKept: boolean): void {
  if (!isKept) throw conflict('offer_waits');
}

/** An offer whose message a moderator hid is not accepted. */
export function requireShown<M extends { hiddenAt: Date | null }>(message: M | undefined): M {
  if (!message || message.hiddenAt) throw conflict('offer_not_open');
  return message;
}

interface Made {
  id: string;
  conversationId: string;
  by: Pick<Actor, 'id'>;
  now: Date;
}

export function make(toSend: OfferToSend, { id, conversationId, by, now }: Made): Offer {
  const { receiverId, title, amountCents, day = null, workingDays = null, gigId = null } = toSend;
  if (day !== null && day < dayIn(toSend.timeZone, now))
    throw unprocessable('day_in_the_past', undefined, { day: problems.day_in_the_past });
  return {
    id,
    conversationId,
    professionalId: by.id,
    clientId: receiverId.toLowerCase(),
    title,
    amountCents,
    day,
    workingDays,
    gigId,
    status: 'open',
    createdAt: now,
    expiresAt: earlier(daysAfter(now, limits.offerDays), day),
    answeredAt: null,
    serviceId: null,
  };
}

/** An offer for a day expires at the latest when that day has ended in every time zone. */
function earlier(expiresAt: Date, day: string | null): Date {
  if (day === null) return expiresAt;
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000);
  return end < expiresAt ? end : expiresAt;
}

/** A stranger to the offer is told that there is none. */
export function requireParty(offer: Offer | undefined, by: Pick<Actor, 'id'>): Offer {
  if (!offer || ![offer.clientId, offer.professionalId].includes(by.id))
    throw notFound('offer_not_found');
  return offer;
}

export function accept(offer: Offer, by: Pick<Actor, 'id'>, now: Date): Offer {
  requireClient(offer, by);
  return answered(offer, 'accepted', now);
}

export function decline(offer: Offer, by: Pick<Actor, 'id'>, now: Date): Offer {
  requireClient(offer, by);
  return answered(offer, 'declined', now);
}

export function withdraw(offer: Offer, by: Pick<Actor, 'id'>, now: Date): Offer {
  if (offer.professionalId !== by.id) throw forbidden('permission_denied');
  return answered(offer, 'withdrawn', now);
}

/** An offer that time ended. */
export const expire = (offer: Offer, now: Date): Offer => ({
  ...offer,
  status: 'expired',
  answeredAt: now,
});

function answered(offer: Offer, status: Offer['status'], now: Date): Offer {
  if (offer.status !== 'open' || offer.expiresAt <= now) throw conflict('offer_not_open');
  return { ...offer, status, answeredAt: now };
}

function requireClient(offer: Offer, by: Pick<Actor, 'id'>): void {
  if (offer.clientId !== by.id) throw forbidden('permission_denied');
}

/** The work is due on this day in the client's zone, which is not over there. */
export function deadlineOf({ day, workingDays }: Offer, timeZone: string, now: Date): string {
  const today = dayIn(timeZone, now);
  if (day === null) return afterWorkingDays(today, workingDays ?? 1);
  if (day < today) throw conflict('offer_not_open');
  return day;
}

/** Saturdays and Sundays are no working days. */
function afterWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
