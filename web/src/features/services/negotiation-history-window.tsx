import type { NegotiationStatus } from '@sidework/contracts/client-services/agreements';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayText } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { DateText } from '../../ui/date-text.tsx';
import { DialogWindow } from '../../ui/dialog-window.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { useNegotiations } from './use-terms.ts';

interface Props {
  serviceId: string;
  isOpen: boolean;
  onClose: () => void;
}

const outcomes: Record<NegotiationStatus, string> = {
  ...{ open: 'Open', accepted: 'Accepted', rejected: 'Rejected', countered: 'Countered' },
  ...{ withdrawn: 'Withdrawn', expired: 'Expired', ended: 'Ended with the work' },
};

/** Every change of the terms that was proposed, and what became of it. */
export function NegotiationHistoryWindow({ serviceId, isOpen, onClose }: Props) {
  const viewerId = useSession()?.viewer.id;
  const { negotiations, error } = useNegotiations(serviceId, isOpen);
  return (
    <DialogWindow isOpen={isOpen} title="Negotiations" onClose={onClose}>
      {error && !negotiations && <ErrorNotice error={error} />}
      {!negotiations && !error && <ListSkeleton rows={2} label="Loading negotiations" />}
      {negotiations?.length === 0 && <p>Nothing was negotiated yet.</p>}
      {negotiations && negotiations.length > 0 && (
        <Rows label="Negotiations">
          {negotiations.map((each) => (
            <ListRow
              key={each.id}
              title={`${formatCents(each.proposedAmountCents)}${
                each.proposedDeadline ? `, due ${dayText(each.proposedDeadline)}` : ''
              }`}
              details={
                <>
                  {each.proposedBy === viewerId ? 'You' : 'The other side'} ·{' '}
                  <DateText moment={each.createdAt} /> · {outcomes[each.status]}
                </>
              }
              note={each.reason}
            />
          ))}
        </Rows>
      )}
    </DialogWindow>
  );
}
