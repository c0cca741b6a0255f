import type { GuardianRequest } from '@sidework/contracts/education-events/guardian-requests';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RequestRow } from './request-row.tsx';
import type { GuardianRequests } from './use-guardian-requests.ts';

/** The courses and events of a child, for its guardian: what waits for an answer stands first. */
export function ChildRequests({ requests }: { requests: GuardianRequests }) {
  const { requests: items, error } = requests;
  return (
    <SettingsSection
      title="Courses and events"
      anchor="requests"
      purpose="Nothing begins before you agree, and you pay what it costs."
    >
      {error && !items ? (
        <ErrorNotice error={error} onRetry={requests.reload} />
      ) : !items ? (
        <ListSkeleton rows={1} label="Loading what your child asked for" />
      ) : items.length === 0 ? (
        <p>Your child has not asked for a course or an event yet.</p>
      ) : (
        <Rows label="Courses and events of your child">
          {items.toSorted(byTurn).map((request) => (
            <RequestRow key={request.id} request={request} requests={requests} />
          ))}
        </Rows>
      )}
    </SettingsSection>
  );
}

const turnOf = ({ status }: GuardianRequest) => Number(status !== 'awaiting_guardian');
const byTurn = (one: GuardianRequest, other: GuardianRequest) => turnOf(one) - turnOf(other);
