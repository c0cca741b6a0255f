import { mostGigPictures } from '@sidework/contracts/marketplace/gig-options';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { missingText, useChosenPictures } from '../../lib/use-chosen-pictures.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { GigForm } from './gig-form.tsx';
import { gigDraft, toPosting } from './typed-gig.ts';
import { useGigActs } from './use-gig.ts';

// The words come first.
const PictureFiles = lazy(async () => ({
  default: (await import('../../ui/fields/picture-files.tsx')).PictureFiles,
}));

interface Props {
  isForChild: boolean;
  /** `isWhole` tells whether each chosen picture arrived. */
  onPosted: (gig: GigView, isWhole: boolean) => void;
}

export function PostGigForm({ isForChild, onPosted }: Props) {
  const { begun, isPartGone, keep, drop } = useDraft(gigDraft);
  const { post, addPicture } = useGigActs();
  const { field, sendAll } = useChosenPictures();
  return (
    <GigForm
      label="Post a Gig"
      begun={begun}
      isPriceGone={isPartGone}
      isForChild={isForChild}
      keep={keep}
      pictures={
        !isForChild && (
          <Suspense>
            <PictureFiles {...field} most={mostGigPictures} />
          </Suspense>
        )
      }
      send={async (typed, key) => {
        const gig = await post(toPosting(typed), key);
        return { gig, missing: await sendAll((sent) => addPicture(gig, sent)) };
      }}
      onSent={({ gig, missing }) => {
        drop();
        if (missing > 0) toastFailure(texts.toastTitles.error, missingText(missing));
        onPosted(gig, missing === 0);
      }}
      done={texts.gigs.posted}
      waiting="Your gig is posted"
      submitLabel="Post gig"
    />
  );
}
