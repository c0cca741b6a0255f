import { conflict, stale, unprocessable } from '@sidework/chassis/errors';
import type { TicketingChange } from '@sidework/contracts/education-events/ticketing';
import type { Event } from './event.ts';

export interface RefundRule {
  percent: number;
  untilHours: number;
}

export interface TicketType {
  id: string;
  name: string;
  priceCents: number;
  seats: number | null;
  taken: number;
  isOnline: boolean;
  onlineLink: string | null;
  salesFrom: string | null;
  salesUntil: string | null;
}

export interface PromoCode {
  code: string;
  percentOff: number | null;
  centsOff: number | null;
  mostUses: number | null;
  used: number;
  validFrom: string | null;
  validUntil: string | null;
}

export interface Question {
  id: string;
  text: string;
  choices: string[];
  isRequired: boolean;
}

/** The whole price goes back until the start if an organizer set no rule. */
export const wholeRefund: RefundRule = { percent: 100, untilHours: 0 };

/** A seat also counts for its ticket type and for its promo code. */
export interface SeatChoice {
  ticketTypeId: string | null;
  promoCode: string | null;
}

/** Sets how an event is sold. A sold type stays with its price, and nothing that is taken or used is lost. */
export function setTicketing(event: Event, change: TicketingChange): Event {
  if (event.version !== change.version) throw stale('event_changed');
  requireUnalike(change);
  const ticketTypes = change.ticketTypes.map((type, at) => {
    const before = event.ticketTypes.find(({ id }) => id === type.id);
    requireTicketType({ ...type, taken: before?.taken ?? 0 }, before, `ticketTypes.${at}`);
    return {
      ...type,
      onlineLink: type.isOnline ? type.onlineLink : null,
      taken: before?.taken ?? 0,
    };
  });
  const isKept = (sold: TicketType) => ticketTypes.some(({ id }) => id === sold.id);
  if (event.ticketTypes.some((type) => type.taken > 0 && !isKept(type)))
    throw conflict('ticket_type_sold');
  requireUsedKept(event, change);
  const promoCodes = change.promoCodes.map((promo, at) => {
    const before = event.promoCodes.find(({ code }) => code === promo.code);
    requirePromoCode(promo, `promoCodes.${at}`);
    return { ...promo, used: before?.used ?? 0 };
  });
  const prices = ticketTypes.map(({ priceCents }) => priceCents);
  return {
    ...event,
    ticketTypes,
    promoCodes,
    questions: change.questions,
    refundRule: change.refundRule,
    priceCents: prices.length > 0 ? Math.min(...prices) : event.priceCents,
    version: event.version + 1,
  };
}

/** A type that people wait for stays, so that they do not wait for nothing. The error stands at the type that took its place, if any. */
export function requireWaitedKept(
  before: Event,
  after: Event,
  waitedFor: readonly (string | null)[],
): void {
  const isIn = (types: readonly TicketType[], one: TicketType) =>
    types.some(({ id }) => id === one.id);
  const gone = before.ticketTypes.find(
    (type) => waitedFor.includes(type.id) && !isIn(after.ticketTypes, type),
  );
  if (!gone) return;
  const at = after.ticketTypes.findIndex((type) => !isIn(before.ticketTypes, type));
  throw unprocessable('ticket_type_waited_for', undefined, {
    [at < 0 ? 'ticketTypes' : `ticketTypes.${at}.name`]:
      `Someone is waiting for ${gone.name}, so it cannot be removed`,
  });
}

/** A used code that is removed and added again would lose its count. The error stands at the code that took its place, if any. */
function requireUsedKept(event: Event, change: TicketingChange): void {
  const isIn = (codes: readonly { code: string }[], one: { code: string }) =>
    codes.some(({ code }) => code === one.code);
  const gone = event.promoCodes.find((promo) => promo.used > 0 && !isIn(change.promoCodes, promo));
  if (!gone) return;
  const at = change.promoCodes.findIndex((promo) => !isIn(event.promoCodes, promo));
  throw unprocessable('promo_code_used', undefined, {
    [at < 0 ? 'promoCodes' : `promoCodes.${at}.code`]:
      `${gone.code} was used ${gone.used === 1 ? 'once' : `${gone.used} times`}, so it stays`,
  });
}

function requireUnalike({ ticketTypes, promoCodes, questions }: TicketingChange): void {
  const isTwice = (all: string[]) => new Set(all).size < all.length;
  const names = ticketTypes.map(({ name }) => name.toLowerCase());
  if (isTwice(names) || isTwice([...ticketTypes, ...questions].map(({ id }) => id)))
    throw conflict('ticket_types_alike');
  if (isTwice(promoCodes.map(({ code }) => code))) throw conflict('promo_codes_alike');
}

function requireTicketType(type: TicketType, before: TicketType | undefined, at: string): void {
  if (before && before.taken > 0 && before.priceCents !== type.priceCents)
    throw conflict('ticket_type_sold');
  if (type.seats !== null && type.seats < type.taken)
    throw unprocessable('ticket_type_below_sold', undefined, {
      [`${at}.seats`]: 'More seats than that are taken already',
    });
  if (type.isOnline && !type.onlineLink)
    throw unprocessable('ticket_link_needed', undefined, {
      [`${at}.onlineLink`]: 'Enter the link to the online event',
    });
  requireWindow(type.salesFrom, type.salesUntil, `${at}.salesUntil`);
}

function requirePromoCode(promo: Omit<PromoCode, 'used'>, at: string): void {
  if ((promo.percentOff === null) === (promo.centsOff === null))
    throw unprocessable('promo_code_worth', undefined, {
      [`${at}.percentOff`]: 'Give either a share or an amount',
    });
  requireWindow(promo.validFrom, promo.validUntil, `${at}.validUntil`);
}

function requireWindow(from: string | null, until: string | null, field: string): void {
  if (from && until && Date.parse(until) <= Date.parse(from))
    throw unprocessable('sale_ends_before_start', undefined, {
      [field]: 'The end must be after the start',
    });
}

const isWithin = (from: string | null, until: string | null, now: Date) =>
  (!from || Date.parse(from) <= now.getTime()) && (!until || now.getTime() < Date.parse(until));

/** Whether a type can be bought at this moment; its seats are counted apart. */
export const isOnSale = (type: Pick<TicketType, 'salesFrom' | 'salesUntil'>, now: Date) =>
  isWithin(type.salesFrom, type.salesUntil, now);

/** When the last of these types goes off sale; a sale without an end goes on. */
export function saleEndOf({ ticketTypes }: Event, typeIds: readonly string[]): number {
  const ends = ticketTypes
    .filter(({ id }) => typeIds.includes(id))
    .map(({ salesUntil }) => (salesUntil ? Date.parse(salesUntil) : Number.POSITIVE_INFINITY));
  return ends.length > 0 ? Math.max(...ends) : Number.POSITIVE_INFINITY;
}

export const seatsLeftOf = (event: Pick<Event, 'capacity' | 'taken'>, type: TicketType): number => {
  const ofEvent = Math.max(0, event.capacity - event.taken);
  return type.seats === null ? ofEvent : Math.min(ofEvent, Math.max(0, type.seats - type.taken));
};

export interface Order {
  ticketTypeId: string | null;
  ticketTypeName: string | null;
  promoCode: string | null;
  priceCents: number;
}

/** The ticket that a registration asks for, at the price of this moment. */
export function orderOf(
  event: Event,
  asked: { ticketTypeId?: string | undefined; promoCode?: string | undefined },
  now: Date,
): Order {
  const type = typeOf(event, asked.ticketTypeId, now);
  const code = asked.promoCode?.trim().toUpperCase();
  const promo = code ? promoOf(event, code, now) : undefined;
  const priceCents = type?.priceCents ?? event.priceCents;
  return {
    ticketTypeId: type?.id ?? null,
    ticketTypeName: type?.name ?? null,
    promoCode: promo?.code ?? null,
    priceCents: promo ? reduced(priceCents, promo) : priceCents,
  };
}

function typeOf(event: Event, id: string | undefined, now: Date): TicketType | undefined {
  const type = chosenType(event, id);
  if (type && !isOnSale(type, now)) throw conflict('ticket_type_not_on_sale');
  return type;
}

function chosenType({ ticketTypes }: Event, id: string | undefined): TicketType | undefined {
  const type = ticketTypes.find((each) => each.id === id);
  if (!type && ticketTypes.length > 0)
    throw unprocessable('ticket_type_needed', undefined, { ticketTypeId: 'Choose a ticket' });
  return type;
}

/** The organizer sells at the door whatever the sale of the type says, at the full price. */
export function orderAtDoor(event: Event, ticketTypeId: string | undefined): Order {
  const type = chosenType(event, ticketTypeId);
  return {
    ticketTypeId: type?.id ?? null,
    ticketTypeName: type?.name ?? null,
    promoCode: null,
    priceCents: type?.priceCents ?? event.priceCents,
  };
}

function promoOf(event: Event, code: string, now: Date): PromoCode {
  const promo = event.promoCodes.find((each) => each.code === code);
  if (!promo || !isWithin(promo.validFrom, promo.validUntil, now))
    throw unprocessable('promo_code_invalid', undefined, {
      promoCode: 'This code does not hold for this event now',
    });
  if (isUsedUp(promo))
    throw unprocessable('promo_code_used_up', undefined, { promoCode: 'This code is used up' });
  return promo;
}

const isUsedUp = ({ mostUses, used }: PromoCode) => mostUses !== null && used >= mostUses;

/** A seat that expired gave its use of a code back, and another person may have used the code since. */
export function requireCodeLeft(event: Event, { promoCode }: SeatChoice): void {
  const promo = event.promoCodes.find(({ code }) => code === promoCode);
  if (promo && isUsedUp(promo)) throw conflict('promo_code_used_up');
}

const reduced = (priceCents: number, { percentOff, centsOff }: PromoCode): number =>
  percentOff === null
    ? Math.max(0, priceCents - (centsOff ?? 0))
    : Math.round((priceCents * (100 - percentOff)) / 100);

/** The types and codes after a seat is taken, or given back with -1. */
export function countSeat(event: Event, seat: SeatChoice, by: 1 | -1) {
  const ticketTypes = event.ticketTypes.map((type) =>
    type.id === seat.ticketTypeId ? { ...type, taken: Math.max(0, type.taken + by) } : type,
  );
  const promoCodes = event.promoCodes.map((promo) =>
    promo.code === seat.promoCode ? { ...promo, used: Math.max(0, promo.used + by) } : promo,
  );
  return { ticketTypes, promoCodes };
}

export function requireSeatOfType(event: Event, { ticketTypeId }: SeatChoice): void {
  const type = event.ticketTypes.find(({ id }) => id === ticketTypeId);
  if (type && seatsLeftOf(event, type) === 0) throw conflict('ticket_type_full');
}

/** The answers as the organizer reads them. A child chooses only, so that no words of a child reach a stranger. */
export function answersTo(
  event: Pick<Event, 'questions'>,
  given: readonly { questionId: string; answer: string }[],
  { isChild }: { isChild: boolean },
): { question: string; answer: string }[] {
  const asked = event.questions.filter(({ choices }) => !isChild || choices.length > 0);
  return asked.flatMap(({ id, text, choices, isRequired }) => {
    const answer = given.find(({ questionId }) => questionId === id)?.answer.trim() ?? '';
    const isMissing = answer === '' && isRequired;
    if (isMissing || (answer !== '' && choices.length > 0 && !choices.includes(answer)))
      throw unprocessable('question_not_answered', undefined, {
        [`answers.${id}`]: 'Please answer this question',
      });
    return answer === '' ? [] : [{ question: text, answer }];
  });
}

/** The link to an online event is for the holder of a ticket of its type. */
export const linkOf = (event: Event, { ticketTypeId }: Pick<SeatChoice, 'ticketTypeId'>) => {
  const type = event.ticketTypes.find(({ id }) => id === ticketTypeId);
  return event.status === 'cancelled' ? null : (type?.onlineLink ?? null);
};

/** The part of a price that goes back to an attendee who cancels now. */
export function refundCentsOf(
  paidCents: number,
  rule: RefundRule | null,
  { eventDate }: Pick<Event, 'eventDate'>,
  now: Date,
): number {
  const { percent, untilHours } = rule ?? wholeRefund;
  const until = eventDate.getTime() - untilHours * 60 * 60 * 1000;
  return now.getTime() <= until ? Math.round((paidCents * percent) / 100) : 0;
}
