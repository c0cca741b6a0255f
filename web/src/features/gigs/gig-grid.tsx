import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { Grid } from '../../ui/layout.tsx';
import { BookGig } from './book-gig.tsx';
import { GigCard } from './gig-card.tsx';

interface Props {
  gigs: GigView[];
  isForChild: boolean;
  /** They stand on the page of whoever offers them. */
  isOfOne?: boolean;
}

export function GigGrid({ gigs, isForChild, isOfOne = false }: Props) {
  return (
    <Grid min={isOfOne ? 'card' : 'wide'}>
      {gigs.map((gig) => (
        <GigCard
          key={gig.id}
          gig={gig}
          isOwnerShown={!isOfOne}
          action={<BookGig gig={gig} isForChild={isForChild} />}
        />
      ))}
    </Grid>
  );
}
