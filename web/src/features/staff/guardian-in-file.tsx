import type { ChildFile } from '@sidework/contracts/identity/staff';
import { DateText } from '../../ui/date-text.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import classes from './child-file-view.module.css';

interface Props {
  guardian: ChildFile['guardians'][number];
  /** The parent's address, as the child gave it. */
  named: string | null;
}

/** Whether the guardian is whom the child named is what the moderator looks for. */
export function GuardianInFile({ guardian, named }: Props) {
  const { fullName, email, linkedAt } = guardian;
  return (
    <div className={classes.guardian}>
      <p className={classes.text}>
        {fullName}
        {email && `, ${email}`}, linked <DateText moment={linkedAt} />
      </p>
      {email && named && (
        <StateBadge tone={isSame(email, named) ? 'good' : 'warning'}>
          {isSame(email, named)
            ? 'Same as named by the child'
            : 'Differs from what the child named'}
        </StateBadge>
      )}
    </div>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
