import { ApiError } from '../../lib/api-error.ts';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { NoForm } from './no-form.tsx';
import { SignedForm } from './signed-form.tsx';
import { useOwnConsent } from './use-own-consent.ts';

/** A consent that needs no signed form gets none, so that no guardian prints one in vain. */
export function ConsentForm({ consentId }: { consentId: string }) {
  const { consent, error, reload } = useOwnConsent(consentId);
  if (isMissing(error)) return <NoForm why="unknown" />;
  if (error && !consent) return <ErrorNotice error={error} onRetry={reload} />;
  if (!consent) return <ListSkeleton rows={2} label="Loading the form" />;
  const { method, status } = consent;
  if (status === 'pending' && method !== 'signed_form') return <NoForm why="no_form" />;
  if (status === 'waiting_for_form' || status === 'pending')
    return <SignedForm consent={consent} isSent={status === 'pending'} />;
  return <NoForm why={status} />;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
