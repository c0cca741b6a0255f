import { limits } from '@sidework/contracts/education-events/limits';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import type {
  TicketingChange,
  TicketingView,
} from '@sidework/contracts/education-events/ticketing';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { clockIn, momentIn } from '@sidework/contracts/kernel/zoned-time';
import { isStrange, strange } from '../event-rules.ts';

export interface TypedTicketType {
  id: string;
  name: string;
  priceCents: string;
  seats: string;
  isOnline: boolean;
  onlineLink: string;
  salesFrom: string;
  salesUntil: string;
  taken: number;
}

export interface TypedPromoCode {
  code: string;
  worth: 'percent' | 'amount';
  percentOff: string;
  centsOff: string;
  mostUses: string;
  validFrom: string;
  validUntil: string;
  used: number;
}

export interface TypedQuestion {
  id: string;
  text: string;
  /** One answer a line. */
  choices: string;
  isRequired: boolean;
}

/** The form as it is typed; named as it is sent, so that a refused field is found. */
export interface TypedTicketing {
  ticketTypes: TypedTicketType[];
  promoCodes: TypedPromoCode[];
  questions: TypedQuestion[];
  refundRule: { percent: string; untilHours: string };
  scope: SeriesScope;
}

/** Not `randomUUID`, which browsers keep from pages that come over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const emptyTicketType = (): TypedTicketType => ({
  id: newId(),
  name: '',
  priceCents: '',
  seats: '',
  isOnline: false,
  onlineLink: '',
  salesFrom: '',
  salesUntil: '',
  taken: 0,
});

export const emptyPromoCode = (): TypedPromoCode => ({
  code: '',
  worth: 'percent',
  percentOff: '',
  centsOff: '',
  mostUses: '',
  validFrom: '',
  validUntil: '',
  used: 0,
});

export const emptyQuestion = (): TypedQuestion => ({
  id: newId(),
  text: '',
  choices: '',
  isRequired: true,
});

const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const figure = (count: number | null) => (count === null ? '' : String(count));
const clock = (zone: string, moment: string | null) => (moment ? clockIn(zone, moment) : '');

export const toTyped = (kept: TicketingView, zone: string): TypedTicketing => ({
  ticketTypes: kept.ticketTypes.map((type) => ({
    ...type,
    priceCents: dollars(type.priceCents),
    seats: figure(type.seats),
    onlineLink: type.onlineLink ?? '',
    salesFrom: clock(zone, type.salesFrom),
    salesUntil: clock(zone, type.salesUntil),
  })),
  promoCodes: kept.promoCodes.map((promo) => ({
    ...promo,
    worth: promo.percentOff === null ? 'amount' : 'percent',
    percentOff: figure(promo.percentOff),
    centsOff: dollars(promo.centsOff),
    mostUses: figure(promo.mostUses),
    validFrom: clock(zone, promo.validFrom),
    validUntil: clock(zone, promo.validUntil),
  })),
  questions: kept.questions.map((question) => ({
    ...question,
    choices: question.choices.join('\n'),
  })),
  refundRule: {
    percent: String(kept.refundRule.percent),
    untilHours: String(kept.refundRule.untilHours),
  },
  scope: 'one',
});

const centsOf = (text: string) => (text.trim() ? parseDollars(text) : 0) ?? Number.NaN;
const numberOf = (text: string) => parseNumber(text) ?? Number.NaN;
const numberOrNone = (text: string) => (text.trim() ? numberOf(text) : null);
const momentOrNone = (zone: string, text: string) => (text ? momentIn(zone, text) : null);
const choicesOf = (text: string) =>
  text
    .split('\n')
    .map((choice) => choice.trim())
    .filter(Boolean);

export const toChange = (
  typed: TypedTicketing,
  { zone, version }: { zone: string; version: number },
): TicketingChange => ({
  ticketTypes: typed.ticketTypes.map(({ taken: _, ...type }) => ({
    ...type,
    priceCents: centsOf(type.priceCents),
    seats: numberOrNone(type.seats),
    onlineLink: type.isOnline ? type.onlineLink.trim() || null : null,
    salesFrom: momentOrNone(zone, type.salesFrom),
    salesUntil: momentOrNone(zone, type.salesUntil),
  })),
  promoCodes: typed.promoCodes.map(({ used: _, worth, ...promo }) => ({
    ...promo,
    percentOff: worth === 'percent' ? numberOf(promo.percentOff) : null,
    centsOff: worth === 'amount' ? centsOf(promo.centsOff) : null,
    mostUses: numberOrNone(promo.mostUses),
    validFrom: momentOrNone(zone, promo.validFrom),
    validUntil: momentOrNone(zone, promo.validUntil),
  })),
  questions: typed.questions.map((question) => ({
    ...question,
    choices: choicesOf(question.choices),
  })),
  refundRule: {
    percent: numberOf(typed.refundRule.percent),
    untilHours: numberOf(typed.refundRule.untilHours),
  },
  version,
  scope: typed.scope,
});

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Gives the faults by the paths of their fields; the service checks again. */
export function errorsOfTicketing(typed: TypedTicketing): Record<string, string> {
  const faults: [string, boolean, string][] = [];
  typed.ticketTypes.forEach((type, at) => {
    const path = `ticketTypes.${at}`;
    const seats = numberOrNone(type.seats);
    const isPrice = centsOf(type.priceCents) >= 0;
    faults.push(
      [`${path}.name`, !type.name.trim(), 'Name is required'],
      [`${path}.priceCents`, !isPrice, 'Enter an amount in dollars, such as 25 or 25.50'],
      [
        `${path}.seats`,
        seats !== null && !isWhole(seats, 1, limits.capacity),
        'Enter a number of seats',
      ],
      [
        `${path}.onlineLink`,
        type.isOnline && !type.onlineLink.trim(),
        'Enter the link to the online event',
      ],
      [`${path}.salesFrom`, isStrange(type.salesFrom), strange],
      [`${path}.salesUntil`, isStrange(type.salesUntil), strange],
    );
  });
  typed.promoCodes.forEach((promo, at) => {
    const path = `promoCodes.${at}`;
    const uses = numberOrNone(promo.mostUses);
    const isPercent = promo.worth === 'percent';
    const isOfCents = centsOf(promo.centsOff) > 0;
    faults.push(
      [
        `${path}.code`,
        !/^[A-Z0-9-]{3,20}$/i.test(promo.code.trim()),
        'Use 3 to 20 letters, digits and hyphens',
      ],
      [
        `${path}.percentOff`,
        isPercent && !isWhole(numberOf(promo.percentOff), 1, 100),
        'Enter a share from 1 to 100',
      ],
      [`${path}.centsOff`, !isPercent && !isOfCents, 'Enter an amount'],
      [
        `${path}.mostUses`,
        uses !== null && !isWhole(uses, 1, limits.capacity),
        'Enter a number, or leave it empty',
      ],
      [`${path}.validFrom`, isStrange(promo.validFrom), strange],
      [`${path}.validUntil`, isStrange(promo.validUntil), strange],
    );
  });
  typed.questions.forEach((question, at) => {
    faults.push(
      [`questions.${at}.text`, !question.text.trim(), 'A question is required'],
      [
        `questions.${at}.choices`,
        choicesOf(question.choices).length > limits.choices,
        'Give at most 10 answers',
      ],
    );
  });
  const { percent, untilHours } = typed.refundRule;
  faults.push(
    ['refundRule.percent', !isWhole(numberOf(percent), 0, 100), 'Enter a share from 0 to 100'],
    [
      'refundRule.untilHours',
      !isWhole(numberOf(untilHours), 0, limits.refundHours),
      'Enter a number of hours, 60 days at most',
    ],
  );
  const errors: Record<string, string> = {};
  for (const [field, isWrong, text] of faults) if (isWrong) errors[field] ??= text;
  return errors;
}
