import { courseRefund } from '@sidework/contracts/education-events/course-options';
import type { LearningView } from '@sidework/contracts/education-events/enrollments';
import { dateText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

interface Props {
  learning: LearningView;
  refund: () => Promise<unknown>;
}

/** A course can be given back for a while, and its whole price goes back by itself. */
export function RefundCourse({ learning, refund }: Props) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  if (!learning.refundUntil) return null;
  const whose = isChild ? 'your guardian' : 'you';
  return (
    <Card title="Not what you need?">
      <Stack>
        <p>
          You can give this course back until {dateText(learning.refundUntil)}, while less than{' '}
          {courseRefund.percent}% is done. The whole price goes back to {whose}.
        </p>
        <div>
          <AskedButton
            label="Give it back"
            title={`Give back ${learning.course.title}?`}
            confirmLabel="Give it back"
            cancelLabel="Keep the course"
            done={`The price goes back to ${whose}.`}
            act={refund}
            messageOf={messageOf}
          >
            Its lessons close at once. To take it again later, you pay its price again.
          </AskedButton>
        </div>
      </Stack>
    </Card>
  );
}
