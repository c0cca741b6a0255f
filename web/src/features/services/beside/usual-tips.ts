import { mostTipCents } from '@sidework/contracts/client-services/tips';

const percents = [5, 10, 15];

/** Tips as parts of the price, in whole dollars; those that a tip cannot be are left out. */
export const usualTips = (totalCents: number) =>
  percents
    .map((percent) => ({ percent, cents: Math.round((totalCents * percent) / 10_000) * 100 }))
    .filter(({ cents }) => cents >= 1_00 && cents <= mostTipCents);
