import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { Grid } from '../../ui/layout/layout.tsx';
import { BookGig } from './book-gig.tsx';
import { GigCard } from './gig-card.tsx';

interface Props {
  gigs: GigView[];
  isForChild: boolean;
}

export function GigGrid({ gigs, isForChild }: Props) {
  return (
    <Grid min="wide">
      {gigs.map((gig) => (
        <GigCard key={gig.id} gig={gig} action={<BookGig gig={gig} isForChild={isForChild} />} />
      ))}
    </Grid>
  );
}
