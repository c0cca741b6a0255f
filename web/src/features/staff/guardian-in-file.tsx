import type { ChildFile } from '@sidework/contracts/identity/staff';
import { DateText } from '../../ui/date-text.tsx';
import classes from './child-file-view.module.css';
import { ComparedAddress } from './compared-address.tsx';

interface Props {
  guardian: ChildFile['guardians'][number];
  /** The parent's address, as the child gave it. */
  named: string | null;
}

export function GuardianInFile({ guardian, named }: Props) {
  const { fullName, email, linkedAt } = guardian;
  return (
    <div className={classes.guardian}>
      <p className={classes.text}>
        {fullName}
        {email && `, ${email}`}, linked <DateText moment={linkedAt} />
      </p>
      <ComparedAddress email={email} named={named} />
    </div>
  );
}
