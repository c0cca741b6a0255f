import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { SignedForm } from './signed-form.tsx';
import { useWaitingConsent } from './use-waiting-consent.ts';

/** The form of a consent that waits for it; nobody prints one for nothing. */
export function ConsentForm({ consentId }: { consentId: string }) {
  const { consent, error, reload } = useWaitingConsent(consentId);
  if (error && !consent) return <ErrorNotice error={error} onRetry={reload} />;
  if (consent === undefined) return <ListSkeleton rows={2} label="Loading the form" />;
  if (consent === null)
    return (
      <EmptyState
        drawing="envelope"
        title="No form is waited for here"
        text="We have decided on this consent, it was taken back, or the form did not come within 30 days. Your children stand in your own account."
      >
        <LinkButton to={paths.children}>Go to your children</LinkButton>
      </EmptyState>
    );
  return (
    <SignedForm
      consentId={consentId}
      childName={consent.childName}
      isSent={consent.status === 'pending'}
    />
  );
}
