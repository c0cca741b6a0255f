import { parseDollars } from '@sidework/contracts/kernel/money';
import type { GigOffer } from '@sidework/contracts/marketplace/gig-offer';
import type { PackageTier } from '@sidework/contracts/marketplace/gig-offer-limits';
import { packageTiers } from '@sidework/contracts/marketplace/gig-offer-limits';
import type { GigView } from '@sidework/contracts/marketplace/gigs';

/** The lists and fields are named as in the request, so that errors find them. */
export interface TypedOffer {
  packages: { tier: PackageTier; scope: string; priceCents: string; days: string }[];
  extras: { name: string; priceCents: string }[];
  questions: { text: string; isRequired: boolean }[];
  faqs: { question: string; answer: string }[];
  areaMiles: string;
  /** One a line. */
  areaTowns: string;
}

export const emptyOffer: TypedOffer = {
  packages: [],
  extras: [],
  questions: [],
  faqs: [],
  areaMiles: '',
  areaTowns: '',
};

/** The first package that is not offered yet. */
export const freeTier = ({ packages }: TypedOffer) =>
  packageTiers.find(({ key }) => packages.every(({ tier }) => tier !== key))?.key;

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Null where the gig has its one price and no more. */
export function toTypedOffer(offer: GigView['offer']): TypedOffer | null {
  if (!offer) return null;
  const { packages, extras, questions, faqs, areaMiles, areaTowns } = offer;
  const lists = [packages, extras, questions, faqs, areaTowns];
  if (areaMiles === null && lists.every((list) => list.length === 0)) return null;
  return {
    packages: packages.map(({ tier, scope, priceCents, days }) => ({
      tier,
      scope,
      priceCents: dollars(priceCents),
      days: days === null ? '' : String(days),
    })),
    extras: extras.map(({ name, priceCents }) => ({ name, priceCents: dollars(priceCents) })),
    questions,
    faqs,
    areaMiles: areaMiles === null ? '' : String(areaMiles),
    areaTowns: areaTowns.join('\n'),
  };
}

const cents = (text: string) => parseDollars(text) ?? Number.NaN;
const whole = (text: string) => (text.trim() ? Number(text) : null);

export const toOffer = (typed: TypedOffer): GigOffer => ({
  packages: typed.packages.map(({ priceCents, days, ...each }) => ({
    ...each,
    priceCents: cents(priceCents),
    days: whole(days),
  })),
  extras: typed.extras.map(({ name, priceCents }) => ({ name, priceCents: cents(priceCents) })),
  questions: typed.questions,
  faqs: typed.faqs,
  areaMiles: whole(typed.areaMiles),
  areaTowns: typed.areaTowns
    .split('\n')
    .map((town) => town.trim())
    .filter((town) => town !== ''),
});
