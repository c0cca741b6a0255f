import type { ExtensionStatus } from '@sidework/contracts/client-services/agreements';
import { dayText } from '../../lib/dates.ts';
import { DateText } from '../../ui/date-text.tsx';
import { DialogWindow } from '../../ui/dialog-window.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { ListRow, Rows } from '../../ui/rows.tsx';
import { useExtensions } from './use-terms.ts';

interface Props {
  serviceId: string;
  isOpen: boolean;
  onClose: () => void;
}

const outcomes: Record<ExtensionStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
};

/** Every later deadline that was asked for, and the answer. */
export function ExtensionHistoryWindow({ serviceId, isOpen, onClose }: Props) {
  const { extensions, error } = useExtensions(serviceId, isOpen);
  return (
    <DialogWindow isOpen={isOpen} title="Extensions" onClose={onClose}>
      {error && !extensions && <ErrorNotice error={error} />}
      {!extensions && !error && <ListSkeleton rows={2} label="Loading extensions" />}
      {extensions?.length === 0 && <p>No later deadline was asked for yet.</p>}
      {extensions && extensions.length > 0 && (
        <Rows label="Extensions">
          {extensions.map((each) => (
            <ListRow
              key={each.id}
              title={`${dayText(each.currentDeadline)} to ${dayText(each.proposedDeadline)}`}
              details={
                <>
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
