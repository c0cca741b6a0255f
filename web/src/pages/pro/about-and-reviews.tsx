import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { useLocation } from 'react-router-dom';
import { PersonBio } from '../../features/people/person-bio.tsx';
import { ReviewRatings, ReviewRows } from '../../features/people/person-reviews.tsx';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  pro: ProView;
  isForChild: boolean;
}

/** Only signed-in people see it. */
export function About({ pro, isForChild }: Props) {
  const viewer = useSession()?.viewer;
  if (!viewer || isForChild) return null;
  return (
    <Section title="About">
      {viewer.id === pro.id ? <OwnBio /> : <PersonBio personId={pro.id} />}
    </Section>
  );
}

/** Only signed-in people see it: the spread of stars first, and each review below. */
export function Reviews({ pro, isForChild }: Props) {
  const session = useSession();
  // A wide page shows it beside the services.
  const isWide = useIsWide();
  if (!session || isForChild) return null;
  return (
    <Section title="Reviews">
      <Stack>
        {!isWide && <ReviewRatings person={pro} />}
        <ReviewRows professionalId={pro.id} />
      </Stack>
    </Section>
  );
}

/** In the place of both, for visitors; who signs in from here comes back. */
export function SignInToRead({ pro: { fullName, reviewCount } }: Pick<Props, 'pro'>) {
  const from = useLocation().pathname;
  const clients = reviewCount === 1 ? 'a client' : `${reviewCount} clients`;
  return (
    <Card>
      <Words isStrong>
        {reviewCount > 0
          ? `Read what ${clients} wrote about ${fullName}`
          : `Get to know ${fullName}`}
      </Words>
      <Words>
        {reviewCount > 0
          ? 'Their reviews, and what they say of themselves, are for people who are signed in.'
          : 'What they say of themselves is for people who are signed in. No reviews yet.'}
      </Words>
      <Row>
        <LinkButton to={paths.auth} state={{ from }} variant="default">
          Sign in to read more
        </LinkButton>
      </Row>
    </Card>
  );
}

/** It addresses the owner, so its words differ from the public ones. */
function OwnBio() {
  const { data } = useApi(getOwnProfile);
  if (!data) return null;
  return data.bio ? (
    <LongText>{data.bio}</LongText>
  ) : (
    <Words tone="soft">You have not written about yourself yet.</Words>
  );
}
