import { marketplaceProblems } from '@sidework/contracts/marketplace/problems';
import { useId } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import classes from './guardian-needed.module.css';

/** In place of the way to hire a child: why there is none yet. */
export function GuardianNeeded() {
  const reason = useId();
  return (
    <>
      <PlainButton isDisabled aria-describedby={reason}>
        Hire
      </PlainButton>
      <p id={reason} className={classes.reason}>
        {marketplaceProblems.guardian_approval_needed}
      </p>
    </>
  );
}
