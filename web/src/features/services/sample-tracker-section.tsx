import { useState } from 'react';
import { keep, readKept } from '../../lib/kept.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SampleTrackerCard } from './sample-tracker-card.tsx';
import classes from './sample-tracker-section.module.css';
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
    <section aria-labelledby="sample-tracker" className={classes.section}>
      <div className={classes.head}>
        <h2 id="sample-tracker" className={classes.title}>
          Sample Service Tracker
        </h2>
        <PlainButton variant="subtle" size="sm" onClick={toggle}>
          {isHidden ? 'Show samples' : 'Hide samples'}
        </PlainButton>
      </div>
      {!isHidden && (
        <>
          <p className={classes.purpose}>Made-up work that shows how your own will look here.</p>
          <div className={classes.cards}>
            {sampleTrackers.map((sample) => (
              <SampleTrackerCard key={sample.title} sample={sample} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
