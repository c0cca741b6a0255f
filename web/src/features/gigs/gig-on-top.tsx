import { gigPriceText } from '@sidework/contracts/marketplace/gig-price';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Picture } from '../../ui/figures/picture.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { useGig } from './use-gig.ts';

interface Props {
  gigId: string;
  /** With whom the viewer talks. */
  personId: string;
}

/** The gig that a conversation is about. Who offers it enters the service from here. */
export function GigOnTop({ gigId, personId }: Props) {
  const { data: gig, error } = useGig(gigId);
  if (error?.status === 404) return <Words>The service you came from is no longer offered.</Words>;
  const isOfEither = gig?.isOwn || gig?.professional.id === personId;
  if (!gig || !isOfEither) return null;
  const [picture] = gig.imageUrls;
  return (
    <Rows label="What this conversation is about">
      <ListRow
        lead={
          picture ? <Picture src={picture} shape="tile" /> : <Scene name={sceneOf(gig.category)} />
        }
        title={gig.title}
        to={paths.gig(gig.id)}
        details={gigPriceText(gig)}
        action={
          gig.isOwn ? (
            <LinkButton to={paths.newService(personId, gig.id)} variant="default">
              New Service
            </LinkButton>
          ) : (
            !gig.isYouth && (
              <LinkButton to={paths.gig(gig.id)} variant="default">
                Book
              </LinkButton>
            )
          )
        }
      />
    </Rows>
  );
}
