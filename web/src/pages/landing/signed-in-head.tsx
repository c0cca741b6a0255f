import { UnderWay } from '../../features/services/under-way.tsx';
import { TodayHead } from '../../features/today/today-head.tsx';
import { Stack } from '../../ui/layout.tsx';

/** What stands before the hero for whoever is signed in: what waits for them, and their work under way. */
export function SignedInHead() {
  return (
    <Stack gap="lg">
      <TodayHead />
      <UnderWay most={2} />
    </Stack>
  );
}
