import { kidsRules } from './kids-rules.ts';
import classes from './network.module.css';

/** A child needs to know it before it meets others. */
export function SafetyNotice({ isVerified }: { isVerified: boolean }) {
  return (
    <aside aria-label="Safety Notice for Kids" className={classes.notice}>
      <h2 className={classes.noticeTitle}>Safety Notice for Kids</h2>
      <ul className={classes.rules}>
        {kidsRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {!isVerified && (
        <p className={classes.needed}>
          Age verification required before sending connection requests
        </p>
      )}
    </aside>
  );
}
