import type { ShownLicense } from '@sidework/contracts/kernel/licensed';
import { IconShieldCheckFilled } from '@tabler/icons-react';
import { dayText } from '../../lib/dates.ts';
import classes from './licensed-mark.module.css';

/** A license that staff verified, in a line of its own. */
function LicensedMark({ license: { name, state, until } }: { license: ShownLicense }) {
  return (
    <span className={classes.mark} title={name}>
      <IconShieldCheckFilled size={15} aria-hidden className={classes.sign} />
      {`Licensed in ${state}${until === null ? '' : ` until ${dayText(until)}`}`}
    </span>
  );
}

/** The one that runs longest stands for several of the same state. */
export function LicensedMarks({ licenses }: { licenses: readonly ShownLicense[] }) {
  const states = [...new Set(licenses.map(({ state }) => state))];
  return states.map((state) => {
    const [longest] = licenses
      .filter((license) => license.state === state)
      .toSorted((one, other) => (runsTo(one) < runsTo(other) ? 1 : -1));
    return longest && <LicensedMark key={state} license={longest} />;
  });
}

const runsTo = ({ until }: ShownLicense) => until ?? '~';
