import { UnderWay } from '../../features/services/under-way/under-way.tsx';
import { TodayHead } from '../../features/today/today-head.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Today and the work under way, above the hero for people who are signed in. */
export function SignedInHead() {
  return (
    <Stack gap="lg">
      <TodayHead />
      <UnderWay most={2} />
    </Stack>
  );
}
