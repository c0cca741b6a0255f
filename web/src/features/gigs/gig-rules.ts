import { type FormErrors, schemaResolver } from '@mantine/form';
import { GigPosting } from '@sidework/contracts/schema/marketplace/gigs';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { type TypedGig, toPosting } from './typed-gig.ts';

const errorsOf = schemaResolver(GigPosting, { sync: true });

export const errorsOfGig = (typed: TypedGig): FormErrors => ({
  ...errorsOf(toPosting(typed)),
  ...unreadableDollars({ priceCents: typed.priceCents }, 'priceCents'),
});
