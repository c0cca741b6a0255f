import { countryCode } from './countries.ts';

/** The fees of US customs on an import, in cents of US dollars. */
export interface CustomsFees {
  mpfCents: number;
  hmfCents: number;
  /** The source of the rates, and their day. */
  source: string;
  asOf: string;
}

/** The merchandise processing fee of a formal entry; its least and most change each October 1. */
const processingFees = [
  { from: '2024-10-01', leastCents: 3_271, mostCents: 63_462, year: 2025 },
  { from: '2025-10-01', leastCents: 3_358, mostCents: 65_150, year: 2026 },
] as const;

const hundredThousandth = 100_000;
const mpfRate = 346.4;
const hmfRate = 125;

/** Up to this value an entry is informal, with a small set fee that a carrier charges. */
const mostInformalCents = 250_000;

const shareOf = (cents: number, rate: number) => Math.round((cents * rate) / hundredThousandth);

/**
 * The fees beside the duty for one formal entry, by the value of the goods; undefined for an informal entry, and for a day
 * before the rates that are known.
 */
export function customsFees(
  valueCents: number,
  { day, isBySea }: { day: string; isBySea: boolean },
): CustomsFees | undefined {
  const fee = processingFees.findLast(({ from }) => from <= day);
  if (!fee || valueCents <= mostInformalCents) return undefined;
  const { leastCents, mostCents, from, year } = fee;
  return {
    mpfCents: Math.min(mostCents, Math.max(leastCents, shareOf(valueCents, mpfRate))),
    hmfCents: isBySea ? shareOf(valueCents, hmfRate) : 0,
    source: `19 CFR 24.23 and 24.24, fees of fiscal year ${year}`,
    asOf: from,
  };
}

const mostWithoutEeiCents = 250_000;

/**
 * Whether an export has to be told in the Automated Export System: above $2,500 for goods of one Schedule B number, but for
 * Canada (15 CFR 30.36 and 30.37). Goods that need a license always have to, which Sidework does not know.
 */
export const needsEei = (usdCents: number, country: string): boolean =>
  usdCents > mostWithoutEeiCents && countryCode(country) !== 'CA';
