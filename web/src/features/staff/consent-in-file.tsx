import type { ChildFile } from '@sidework/contracts/identity/staff';
import { DateText } from '../../ui/date-text.tsx';
import classes from './child-file-view.module.css';
import { ComparedAddress } from './compared-address.tsx';
import { consentStateText, methodTexts, permitsText } from './staff-texts.ts';

interface Props {
  consent: ChildFile['consents'][number];
  /** The parent's address, as the child gave it. */
  named: string | null;
}

export function ConsentInFile({ consent, named }: Props) {
  const { guardianName, guardianEmail, method, status, permits, cardLast4, reason } = consent;
  return (
    <div className={classes.guardian}>
      <p className={classes.text}>
        {guardianName}
        {guardianEmail && `, ${guardianEmail}`}: {consentStateText(status)}. {methodTexts[method]}
        {cardLast4 && ` (ends in ${cardLast4})`}, for {permitsText(permits)},{' '}
        <DateText moment={consent.submittedAt} />
        {reason && `. Reason: ${reason}`}
      </p>
      <ComparedAddress email={guardianEmail} named={named} />
    </div>
  );
}
