import { lazy, Suspense } from 'react';
import { UnderWay } from '../../features/services/under-way/under-way.tsx';
import { TodayHead } from '../../features/today/today-head.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

const NewTerms = lazy(async () => ({
  default: (await import('../../features/terms/new-terms.tsx')).NewTerms,
}));

/** Today and the work under way, above the hero for people who are signed in. */
export function SignedInHead() {
  return (
    <Stack gap="lg">
      <Suspense>
        <NewTerms />
      </Suspense>
      <TodayHead />
      <UnderWay most={2} />
    </Stack>
  );
}
