import type { ShownLicense } from '@sidework/contracts/kernel/licensed';
import { IconShieldCheckFilled } from '@tabler/icons-react';
import { dayText } from '../../lib/dates.ts';
import classes from './licensed-mark.module.css';

/** A license that staff verified, in a line of its own. */
export function LicensedMark({ license: { name, state, until } }: { license: ShownLicense }) {
  return (
    <span className={classes.mark} title={name}>
      <IconShieldCheckFilled size={15} aria-hidden className={classes.sign} />
      {`Licensed in ${state}${until === null ? '' : ` until ${dayText(until)}`}`}
    </span>
  );
}

/** The one that runs longest stands for several of the same state. */
export function LicensedMarks({ licenses }: { licenses: readonly ShownLicense[] }) {
  const byState = Map.groupBy(licenses, ({ state }) => state);
  return [...byState.values()].map((ofState) => {
    const [longest] = ofState.toSorted((one, other) => (runsTo(one) < runsTo(other) ? 1 : -1));
    return longest && <LicensedMark key={longest.state} license={longest} />;
  });
}

const runsTo = ({ until }: ShownLicense) => until ?? '~';
