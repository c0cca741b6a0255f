import { z } from 'zod';
import { centsFault } from '../kernel/amount-limit.ts';
import { maxCents } from '../kernel/money.ts';
import { Day, PageQuery } from '../kernel/values.ts';
import { countryName } from './countries.ts';
import { faultOfHsCode, plainHsCode } from './hs-codes.ts';
import { BookDay, fillIn, optionalLine, requiredLine } from './required.ts';
import { currencies } from './trade-options.ts';

const aboveLimit = 'Please enter at most 1,000,000,000';

/** An amount in the smallest unit of its currency; each of the six has two decimals. */
export const TradeAmount = z
  .int(centsFault(fillIn, aboveLimit))
  .min(1, 'Please enter an amount above 0')
  .max(maxCents, aboveLimit);

/** A fee is paid beside the amount and may be 0. */
export const TradeFee = z
  .int(centsFault('Please enter an amount', aboveLimit))
  .min(0, 'Please enter 0 or more')
  .max(maxCents, aboveLimit);

export const TradeCurrency = z.enum(currencies);

/** A rate in percent, with at most six decimals. */
export const TradePercent = z.number().min(0).max(1_000);

/** US dollars for one unit of a currency. */
const FxRate = z.number().gt(0, 'Please enter a rate above 0').max(1_000_000);

/** A code of the Harmonized System without its dots. */
const HsCode = optionalLine(20)
  .transform((code) => (code ? plainHsCode(code) : null))
  .superRefine((code, context) => {
    const fault = code === null ? undefined : faultOfHsCode(code);
    if (fault) context.addIssue(fault);
  });

/** A country by any of its names or its code, kept by its English name; a province may stand beside it in brackets. */
export const TradeCountry = requiredLine(100).transform((text, context) => {
  const name = countryName(text);
  if (name) return name;
  context.addIssue({ code: 'custom', message: 'Please choose a country from the list' });
  return z.NEVER;
});

/** The forms of a sale, an import and an export have these fields in common. */
export const tradeFields = {
  productDescription: requiredLine(500),
  currency: TradeCurrency.default('USD'),
  /** Left out, the rate is that of Sidework's dated table. */
  fxRate: FxRate.nullable().default(null),
  /** The day that an entered rate is of; left out, the day of the record. */
  fxDate: BookDay.nullable().default(null),
  professionalId: z.uuid().optional(),
  usdAmountCents: z.number().int().optional(),
};
export const hsField = { hsCode: HsCode.default(null) };

/** How an amount became US dollars. */
export const tradeView = {
  id: z.uuid(),
  professionalId: z.uuid(),
  productDescription: z.string(),
  currency: TradeCurrency,
  fxRate: z.number(),
  fxDate: Day,
  /** The source of the rate in words. */
  fxSource: z.string(),
  usdAmountCents: z.number().int(),
};

export const TradeQuery = PageQuery;

/** A list of the records of one year, or of all. */
export const TradeYearQuery = TradeQuery.extend({
  year: z.coerce.number().int().min(1900).max(2199).optional(),
});
