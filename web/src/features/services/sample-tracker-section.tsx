import { useState } from 'react';
import { keep, readKept } from '../../lib/kept.ts';
import { useSession } from '../../lib/session.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Words } from '../../ui/words.tsx';
import { SampleTrackerCard } from './sample-tracker-card.tsx';
import { sampleTrackers } from './sample-trackers.ts';

const key = 'sidework:hidden-tracker-samples';

/**
 * Shows an adult without work what a tracked service looks like; beside real work only who asks for it sees it. What was
 * chosen last is kept in this browser.
 */
export function SampleTrackerSection({ hasWork }: { hasWork: boolean }) {
  const [isHidden, setHidden] = useState(() => readKept<boolean>('localStorage', key) ?? hasWork);
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  if (isChild) return null;

  function toggle() {
    keep('localStorage', key, !isHidden);
    setHidden(!isHidden);
  }

  return (
    <Section
      title="Sample Service Tracker"
      action={
        <PlainButton variant="subtle" size="sm" onClick={toggle}>
          {isHidden ? 'Show samples' : 'Hide samples'}
        </PlainButton>
      }
    >
      {!isHidden && (
        <Stack>
          <Words tone="soft">Made-up work that shows how your own will look here.</Words>
          <Grid min="figure">
            {sampleTrackers.map((sample) => (
              <SampleTrackerCard key={sample.title} sample={sample} />
            ))}
          </Grid>
        </Stack>
      )}
    </Section>
  );
}
