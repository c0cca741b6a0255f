import { mostGigPictures } from '@sidework/contracts/marketplace/gig-options';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { OwnPictures } from '../../ui/dialogs/own-pictures.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { useGigActs } from './use-gig.ts';

/** The pictures of one's own gig, each sent by itself. */
export function GigPictures({ gig }: { gig: GigView }) {
  const { addPicture, removePicture } = useGigActs();
  return (
    <Section title="Pictures">
      <OwnPictures
        urls={gig.imageUrls}
        most={mostGigPictures}
        mayChange
        of="of this gig"
        add={(sent) => addPicture(gig, sent)}
        remove={(url) => removePicture(gig, url)}
        onAdded={() => toastSuccess('Your pictures are shown from now on')}
      />
    </Section>
  );
}
