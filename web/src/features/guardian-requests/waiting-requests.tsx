import { listChildren } from '@sidework/contracts/identity/family/guardians';
import { useApi } from '../../lib/api.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RequestRow } from './request-row.tsx';
import { useGuardianRequests } from './use-guardian-requests.ts';

/** It covers all children of the guardian. */
export function WaitingRequests() {
  const { data } = useApi(listChildren);
  return data?.items.map(({ id, fullName }) => (
    <OfChild key={id} childId={id} childName={fullName} />
  ));
}

function OfChild({ childId, childName }: { childId: string; childName: string }) {
  const requests = useGuardianRequests(childId);
  if (requests.error && !requests.requests)
    return <ErrorNotice error={requests.error} onRetry={requests.reload} />;
  const waiting = requests.requests?.filter(
    ({ status, paymentId }) => status === 'awaiting_guardian' || paymentId !== null,
  );
  if (!waiting || waiting.length === 0) return null;
  return (
    <Section title={`What ${childName} asks for`}>
      <Rows label={`What ${childName} asks for`}>
        {waiting.map((request) => (
          <RequestRow key={request.id} request={request} requests={requests} />
        ))}
      </Rows>
    </Section>
  );
}
