import type { ShownIdentity } from '@sidework/contracts/kernel/licensed';
import { IconIdBadge2 } from '@tabler/icons-react';
import { dayText } from '../../lib/dates.ts';
import classes from './licensed-mark.module.css';

/** Staff saw an ID with the name of the account. */
export function IdentityMark({ identity: { until } }: { identity: ShownIdentity }) {
  return (
    <span className={classes.mark} title="Sidework saw an ID with this name">
      <IconIdBadge2 size={15} aria-hidden className={classes.sign} />
      <span>{`Identity verified${until === null ? '' : ` · until ${dayText(until)}`}`}</span>
    </span>
  );
}
