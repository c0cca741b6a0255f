import type { OwnProfile } from '@sidework/contracts/identity/profiles';
import { IconCircleCheck, IconStar } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './standing.module.css';

/** What a professional is known by; `profile` is undefined until it is known. */
export function Standing({ profile }: { profile: OwnProfile | undefined }) {
  return (
    <div className={classes.cards}>
      <Card
        name="Services Completed"
        icon={<IconCircleCheck size={28} stroke={1.5} aria-hidden className={classes.icon} />}
      >
        {profile?.completedServicesAsProfessional ?? '–'}
      </Card>
      <Card
        name="Average Rating"
        icon={<IconStar size={28} stroke={1.5} aria-hidden className={classes.icon} />}
      >
        {profile ? ratingText(profile) : '–'}
        {profile && <span className={classes.detail}>{reviewsText(profile.reviewCount)}</span>}
      </Card>
    </div>
  );
}

interface CardProps {
  name: string;
  icon: ReactNode;
  children: ReactNode;
}

function Card({ name, icon, children }: CardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.card}>
      {icon}
      <div>
        <h2 id={headingId} className={classes.name}>
          {name}
        </h2>
        <p className={classes.count}>{children}</p>
      </div>
    </section>
  );
}

const ratingText = ({ rating }: OwnProfile) => rating?.toFixed(1) ?? 'N/A';

function reviewsText(count: number): string {
  if (count === 0) return 'no reviews yet';
  return count === 1 ? '1 review' : `${count} reviews`;
}
