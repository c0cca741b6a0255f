import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import classes from './consent-parts.module.css';

/** Why it could not be agreed, and the way to mend it where there is one. */
export function AgreeRefused({ refusal }: { refusal: unknown }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={root} className={classes.refusal}>
      <ErrorNotice error={refusal} />
      {needsProfile(refusal) && (
        <LinkButton to={paths.profileSetup} state={{ from: paths.guardianConsent }}>
          Complete your profile
        </LinkButton>
      )}
    </div>
  );
}

/** Then that is what comes next, and agreeing after it. */
export const needsProfile = (refusal: unknown) =>
  refusal instanceof ApiError && refusal.code === 'guardian_needs_profile';
