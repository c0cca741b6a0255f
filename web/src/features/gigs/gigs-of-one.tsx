import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import { gigPriceText } from '@sidework/contracts/marketplace/gig-price';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { CutText } from '../../ui/layout/cut-text.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { Ticket } from '../../ui/rows/ticket.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { BookGig } from './book-gig.tsx';

interface Props {
  gigs: GigView[];
  isForChild: boolean;
}

/** The services of one professional on their public page, which names them already. */
export function GigsOfOne({ gigs, isForChild }: Props) {
  return (
    <CardList label="Services" items={gigs}>
      {(gig) => <OfferedGig gig={gig} isForChild={isForChild} />}
    </CardList>
  );
}

function OfferedGig({ gig, isForChild }: { gig: GigView; isForChild: boolean }) {
  const [image] = gig.imageUrls;
  return (
    <Ticket
      scene={sceneOf(gig.category)}
      stub={image && <Picture src={image} shape="stub" isLazy />}
      title={gig.title}
      to={paths.gig(gig.id)}
      person={[categoryLabel(gig.category), gig.location, gig.isRemote && 'Remote']
        .filter(Boolean)
        .join(' · ')}
      next={<CutText>{gig.description}</CutText>}
      amount={gigPriceText(gig)}
      action={
        gig.isOwn ? (
          <BookGig gig={gig} isForChild={isForChild} />
        ) : (
          <LinkButton
            to={paths.gig(gig.id)}
            variant="default"
            aria-label={`Details of ${gig.title}`}
          >
            See details
          </LinkButton>
        )
      }
    />
  );
}
