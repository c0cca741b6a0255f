import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './consent-parts.module.css';

/** Why it could not be agreed, and the way to mend it where there is one. */
export function AgreeRefused({ refusal }: { refusal: unknown }) {
  const needsProfile = refusal instanceof ApiError && refusal.code === 'guardian_needs_profile';
  return (
    <div className={classes.refusal}>
      <ErrorNotice error={refusal} />
      {needsProfile && (
        <LinkButton
          to={paths.profileSetup}
          state={{ from: paths.guardianConsent }}
          variant="default"
        >
          Complete your profile
        </LinkButton>
      )}
    </div>
  );
}
