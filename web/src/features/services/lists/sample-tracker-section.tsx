import { useState } from 'react';
import { keep, readKept } from '../../../lib/kept.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { SampleTrackerCard } from './sample-tracker-card.tsx';
import { sampleTrackers } from './sample-trackers.ts';

const key = 'sidework:hidden-tracker-samples';

/** Shows a professional without work what a tracked service looks like; it can be put away in this browser. */
export function SampleTrackerSection() {
  const [isHidden, setHidden] = useState(() => readKept<boolean>('localStorage', key) ?? false);

  function toggle() {
    keep('localStorage', key, isHidden ? undefined : true);
    setHidden(!isHidden);
  }

  return (
    <Section
      title="Sample Service Tracker"
      action={
        <PlainButton
          variant="default"
          size="sm"
          aria-label={isHidden ? 'Show samples' : 'Hide samples'}
          onClick={toggle}
        >
          {isHidden ? 'Show' : 'Hide'}
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
