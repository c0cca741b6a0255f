import { IconMoodKid } from '@tabler/icons-react';
import { kidsTexts } from './kids-texts.ts';
import classes from './notice.module.css';

/** Says on the landing page for whom it is made. */
export function KidsBanner() {
  return (
    <aside aria-label="Your account" className={classes.notice} data-across>
      <IconMoodKid size={22} aria-hidden className={classes.icon} />
      <p className={classes.text}>
        <strong>{kidsTexts.banner}</strong> You see youth jobs only. Your parent or guardian looks
        after this account with you.
      </p>
    </aside>
  );
}
