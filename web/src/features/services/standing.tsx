import type { OwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { ReactNode } from 'react';
import { Stat } from '../../ui/figures/stat.tsx';
import { Grid } from '../../ui/layout/layout.tsx';

/** `profile` is undefined until it has loaded. */
export function Standing({ profile }: { profile: OwnProfile | undefined }) {
  return (
    <Grid min="act">
      <Figure label="Services Completed" value={profile?.completedServicesAsProfessional ?? '–'} />
      <Figure
        label="Average Rating"
        value={profile ? (profile.rating?.toFixed(1) ?? 'N/A') : '–'}
        note={profile && reviewsText(profile.reviewCount)}
      />
    </Grid>
  );
}

function Figure(figure: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <section aria-label={figure.label}>
      <Stat {...figure} />
    </section>
  );
}

function reviewsText(count: number): string {
  if (count === 0) return 'no reviews yet';
  return count === 1 ? '1 review' : `${count} reviews`;
}
