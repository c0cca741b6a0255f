import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

interface Props {
  gig: GigView;
  /** Whether a child looks: it writes to no adult. */
  isForChild: boolean;
  variant?: 'filled' | 'default';
}

/** The way into a conversation that shows the gig; a child is reached by a job that its guardian approves. */
export function BookGig({ gig, isForChild, variant = 'default' }: Props) {
  if (gig.isOwn)
    return (
      <LinkButton to={paths.editGig(gig.id)} variant="default" aria-label={`Edit ${gig.title}`}>
        Edit
      </LinkButton>
    );
  if (isForChild) return null;
  if (gig.isYouth)
    return (
      <LinkButton
        to={paths.postJobLike({ title: gig.title, category: gig.category })}
        variant={variant}
      >
        Post a job for this
      </LinkButton>
    );
  return (
    <LinkButton to={paths.chatAbout(gig.professional.id, gig.id)} variant={variant}>
      Message & Book Service
    </LinkButton>
  );
}
