import type { PublicProfile } from '@sidework/contracts/identity/people/people';
import { lazy, type ReactNode, Suspense } from 'react';
import { servicesCompleted } from '../../lib/services-completed.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { SkeletonLine } from '../../ui/rows/skeleton-line.tsx';
import { PersonReviews } from './person-reviews.tsx';
import { usePerson } from './use-person.ts';

const ReviewsAsClient = lazy(async () => ({
  default: (await import('./reviews-as-client.tsx')).ReviewsAsClient,
}));

const SharedHistory = lazy(async () => ({
  default: (await import('./shared-history.tsx')).SharedHistory,
}));

/** Anyone signed in may see this much of an adult, with the reviews of clients. */
export function PersonCard({ personId }: { personId: string }) {
  const { person, error, reload } = usePerson(personId);
  if (error?.status === 404) return <p>There is no profile to show of this person.</p>;
  if (error && !person) return <ErrorNotice error={error} onRetry={reload} />;
  if (!person)
    return (
      <div role="status" aria-label="Loading the profile">
        <SkeletonLine height={18} width="45%" />
        <SkeletonLine height={14} />
      </div>
    );
  return (
    <Stack>
      <Row gap="md">
        <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} size="lg" />
        <div>
          {person.profession && <Words isStrong>{person.profession}</Words>}
          {person.location && <Detail>{person.location}</Detail>}
          {isProfessional(person) && (
            <Detail>{servicesCompleted(person.completedServicesAsProfessional)}</Detail>
          )}
        </div>
      </Row>
      {person.bio ? (
        <LongText>{person.bio}</LongText>
      ) : (
        <Detail>{person.fullName} has not written about themselves yet.</Detail>
      )}
      {isProfessional(person) && <PersonReviews person={person} />}
      <Suspense>
        <SharedHistory personId={personId} />
        <ReviewsAsClient personId={personId} />
      </Suspense>
    </Stack>
  );
}

const Detail = ({ children }: { children: ReactNode }) => (
  <Words tone="soft" isSmall>
    {children}
  </Words>
);

/** A client may have worked for others before. */
const isProfessional = ({ accountType, reviewCount }: PublicProfile) =>
  accountType !== 'client' || reviewCount > 0;
