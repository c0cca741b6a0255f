import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { texts } from '@sidework/contracts/texts';
import { useDraft } from '../../lib/draft.ts';
import { GigForm } from './gig-form.tsx';
import { gigDraft, toPosting } from './typed-gig.ts';
import { useGigActs } from './use-gig.ts';

interface Props {
  isForChild: boolean;
  onPosted: (gig: GigView) => void;
}

export function PostGigForm({ isForChild, onPosted }: Props) {
  const { begun, isPartGone, keep, drop } = useDraft(gigDraft);
  const { post } = useGigActs();
  return (
    <GigForm
      label="Post a Gig"
      begun={begun}
      isPriceGone={isPartGone}
      isForChild={isForChild}
      keep={keep}
      send={(typed, key) => post(toPosting(typed), key)}
      onSent={(gig) => {
        drop();
        onPosted(gig);
      }}
      done={texts.gigs.posted}
      waiting="Your gig is posted"
      submitLabel="Post gig"
    />
  );
}
