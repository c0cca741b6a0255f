import type { PublicProfile } from '@sidework/contracts/identity/people';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { SkeletonLine } from '../../ui/skeleton-line.tsx';
import classes from './person-card.module.css';
import { PersonReviews } from './person-reviews.tsx';
import { usePerson } from './use-person.ts';

/** What anybody signed in may see of an adult, and what their clients wrote. */
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
    <div className={classes.card}>
      <div className={classes.header}>
        <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} size="lg" />
        <div>
          {person.profession && <p className={classes.profession}>{person.profession}</p>}
          {person.location && <p className={classes.detail}>{person.location}</p>}
          {isProfessional(person) && <p className={classes.detail}>{completedText(person)}</p>}
        </div>
      </div>
      {person.bio ? (
        <LongText>{person.bio}</LongText>
      ) : (
        <p className={classes.detail}>{person.fullName} has not written about themselves yet.</p>
      )}
      {isProfessional(person) && <PersonReviews person={person} />}
    </div>
  );
}

/** A client may have worked for others before. */
const isProfessional = ({ accountType, reviewCount }: PublicProfile) =>
  accountType !== 'client' || reviewCount > 0;

function completedText({ completedServicesAsProfessional: count }: PublicProfile): string {
  if (count === 0) return 'No services completed here yet';
  return count === 1 ? '1 service completed' : `${count} services completed`;
}
