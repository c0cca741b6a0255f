import { IconShieldCheck } from '@tabler/icons-react';
import { kidsTexts } from './kids-texts.ts';
import classes from './notice.module.css';

/** A child needs to know it before it takes work from strangers. */
export function SafetyBanner() {
  return (
    <aside aria-label="Stay safe" className={classes.notice}>
      <IconShieldCheck size={22} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        <strong>{kidsTexts.safetyTitle}</strong> {kidsTexts.safety}
      </p>
    </aside>
  );
}
