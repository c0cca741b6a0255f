import { limits } from '@sidework/contracts/education-events/limits';
import { rejectCourse } from '@sidework/contracts/schema/education-events/course-reviews';
import { ReasonDialogWindow } from '../../ui/dialogs/reason-dialog-window.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  reject: (reason: string) => Promise<unknown>;
}

export function RejectDialogWindow({ isOpen, title, onClose, reject }: Props) {
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Reject “${title}”?`}
      text="Its educator is told the reason, can change the course and submit it again."
      schema={rejectCourse.schema.body}
      most={limits.reason}
      submitLabel="Reject course"
      isLoss
      onCancel={onClose}
      onGiven={async (reason) => {
        await reject(reason);
        toastSuccess('The course is not approved');
        onClose();
      }}
    />
  );
}
