import { lazy, Suspense } from 'react';
import { FirstSteps } from '../../features/first-day/first-steps.tsx';
import { FittingJobs } from '../../features/jobs/lists/fitting-jobs.tsx';
import { UnderWay } from '../../features/services/under-way/under-way.tsx';
import { TodayHead } from '../../features/today/today-head.tsx';
import { useSession } from '../../lib/session.ts';
import { Stack } from '../../ui/layout/layout.tsx';

const NewTerms = lazy(async () => ({
  default: (await import('../../features/terms/new-terms.tsx')).NewTerms,
}));

/** Today, the work under way and the jobs that fit, above the hero for people who are signed in. */
export function SignedInHead() {
  const isClient = useSession()?.viewer.userType === 'client';
  return (
    <Stack gap="lg">
      <Suspense>
        <NewTerms />
      </Suspense>
      <TodayHead />
      <FirstSteps />
      <UnderWay most={2} />
      {!isClient && <FittingJobs />}
    </Stack>
  );
}
