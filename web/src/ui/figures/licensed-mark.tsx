import type { ShownLicense } from '@sidework/contracts/kernel/licensed';
import { IconShieldCheckFilled } from '@tabler/icons-react';
import { dayText } from '../../lib/dates.ts';
import classes from './licensed-mark.module.css';

/** A license that staff verified, in a line of its own; a long name is cut, so that state and day stay. */
function LicensedMark({ license: { name, state, until } }: { license: ShownLicense }) {
  return (
    <span className={classes.mark} title={`Verified license: ${name}`}>
      <IconShieldCheckFilled size={15} aria-hidden className={classes.sign} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.end}>
          {` · ${state}${until === null ? '' : ` · until ${dayText(until)}`}`}
        </span>
      </span>
    </span>
  );
}

/** The one that runs longest stands for several of the same name and state. */
export function LicensedMarks({ licenses }: { licenses: readonly ShownLicense[] }) {
  const longest = new Map<string, ShownLicense>();
  for (const license of licenses) {
    const key = `${license.state} ${license.name.toLowerCase()}`;
    const known = longest.get(key);
    if (!known || runsTo(known) < runsTo(license)) longest.set(key, license);
  }
  return [...longest].map(([key, license]) => <LicensedMark key={key} license={license} />);
}

const runsTo = ({ until }: ShownLicense) => until ?? '~';
