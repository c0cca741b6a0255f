import { getOwnProfile } from '@sidework/contracts/identity/profiles';
import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { Link, useLocation } from 'react-router-dom';
import { PersonBio } from '../../features/people/person-bio.tsx';
import { ReviewRows, reviewsTitle } from '../../features/people/person-reviews.tsx';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Section } from '../../ui/section.tsx';
import { Words } from '../../ui/words.tsx';

interface Props {
  pro: ProView;
  isForChild: boolean;
}

/** What they say of themselves, for who is signed in. */
export function About({ pro, isForChild }: Props) {
  const viewer = useSession()?.viewer;
  const here = useWayBack();
  if (isForChild) return null;
  return (
    <Section title="About">
      {!viewer && (
        <Words tone="soft">
          What professionals write about themselves is for people who are signed in.{' '}
          <Link to={paths.auth} state={here}>
            Sign in
          </Link>
        </Words>
      )}
      {viewer && (viewer.id === pro.id ? <OwnBio /> : <PersonBio personId={pro.id} />)}
    </Section>
  );
}

/** What clients wrote, for who is signed in; visitors know how many there are. */
export function Reviews({ pro, isForChild }: Props) {
  const session = useSession();
  const here = useWayBack();
  if (isForChild) return null;
  return (
    <Section title={reviewsTitle(pro)}>
      {session && <ReviewRows professionalId={pro.id} />}
      {!session && pro.reviewCount === 0 && <Words tone="soft">No reviews yet.</Words>}
      {!session && pro.reviewCount > 0 && (
        <Stack gap="sm">
          <Words tone="soft">What clients wrote is for people who are signed in.</Words>
          <Row>
            <LinkButton to={paths.auth} state={here} variant="default">
              Sign in to read reviews
            </LinkButton>
          </Row>
        </Stack>
      )}
    </Section>
  );
}

/** Who signs in from here comes back. */
const useWayBack = () => ({ from: useLocation().pathname });

/** Nobody is told of themselves as of others. */
function OwnBio() {
  const { data } = useApi(getOwnProfile);
  if (!data) return null;
  return data.bio ? (
    <LongText>{data.bio}</LongText>
  ) : (
    <Words tone="soft">You have not written about yourself yet.</Words>
  );
}
