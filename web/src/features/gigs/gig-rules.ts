import { type FormErrors, schemaResolver } from '@mantine/form';
import { GigPosting } from '@sidework/contracts/schema/marketplace/gigs';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { hasPackages, type TypedGig, toPosting } from './typed-gig.ts';

const errorsOf = schemaResolver(GigPosting, { sync: true });

export const errorsOfGig = (typed: TypedGig): FormErrors => ({
  ...errorsOf(toPosting(typed)),
  ...(!hasPackages(typed.offer) &&
    unreadableDollars({ priceCents: typed.priceCents }, 'priceCents')),
  ...missingPrices('packages', typed),
  ...missingPrices('extras', typed),
});

/** A price that is no amount is told in the words of the other fields. */
function missingPrices(list: 'packages' | 'extras', { offer }: TypedGig): FormErrors {
  const fields = (offer?.[list] ?? []).map(({ priceCents }, index) => {
    const unreadable = unreadableDollars({ priceCents }, 'priceCents').priceCents;
    const missing = priceCents.trim() === '' ? 'Price is required' : unreadable;
    return [`offer.${list}.${index}.priceCents`, missing] as const;
  });
  return Object.fromEntries(fields.filter(([, fault]) => fault));
}
