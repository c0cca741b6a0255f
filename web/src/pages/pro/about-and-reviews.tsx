import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { lazy, Suspense } from 'react';
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

const SharedHistory = lazy(async () => ({
  default: (await import('../../features/people/shared-history.tsx')).SharedHistory,
}));

interface Props {
  pro: ProView;
  isForChild: boolean;
}

/** Only signed-in people see it. */
export function About({ pro, isForChild }: Props) {
  const viewer = useSession()?.viewer;
  if (!viewer || isForChild) return null;
  const isOwn = viewer.id === pro.id;
  return (
    <>
      <Section title="About">{isOwn ? <OwnBio /> : <PersonBio personId={pro.id} />}</Section>
      {!isOwn && (
        <Suspense>
          <SharedHistory personId={pro.id} />
        </Suspense>
      )}
    </>
  );
}

/** Everybody but a child sees it: the spread of stars first, and each review below (D-135). */
export function Reviews({ pro, isForChild }: Props) {
  // A wide page shows it beside the services.
  const isWide = useIsWide();
  if (isForChild) return null;
  return (
    <Section title="Reviews">
      <Stack>
        {!isWide && <ReviewRatings person={pro} />}
        <ReviewRows professionalId={pro.id} />
      </Stack>
    </Section>
  );
}

/** In the place of what they say of themselves, for visitors; who signs in from here comes back. */
export function SignInToRead({ pro: { fullName } }: Pick<Props, 'pro'>) {
  const from = useLocation().pathname;
  return (
    <Card>
      <Words isStrong>{`Get to know ${fullName}`}</Words>
      <Words>What they say of themselves is for people who are signed in.</Words>
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
