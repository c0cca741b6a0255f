import type {
  CourseDraft,
  LessonComment,
} from '@sidework/contracts/education-events/course-submissions';
import { limits } from '@sidework/contracts/education-events/limits';
import { rejectCourse } from '@sidework/contracts/schema/education-events/course-reviews';
import { useState } from 'react';
import { ReasonDialogWindow } from '../../ui/dialogs/reason-dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  isOpen: boolean;
  draft: Pick<CourseDraft, 'title' | 'lessons'>;
  onClose: () => void;
  reject: (reason: string, comments: LessonComment[]) => Promise<unknown>;
}

export function RejectDialogWindow({ isOpen, draft, onClose, reject }: Props) {
  const [comments, setComments] = useState<Record<number, string>>({});
  const written = Object.entries(comments)
    .map(([place, comment]) => ({ place: Number(place), comment: comment.trim() }))
    .filter(({ comment }) => comment !== '');
  const isTooLong = written.some(({ comment }) => [...comment].length > limits.lessonComment);
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Reject “${draft.title}”?`}
      text="The educator sees your reason, and can change the course and submit it again."
      schema={rejectCourse.schema.body}
      most={limits.reason}
      missing={isTooLong ? 'A comment is too long' : undefined}
      more={
        <Stack>
          {draft.lessons.map(({ title }, place) => (
            <CountedTextarea
              // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is known by its place
              key={place}
              label={`Comment on lesson ${place + 1}: ${title}`}
              rows={2}
              most={limits.lessonComment}
              value={comments[place] ?? ''}
              onChange={({ currentTarget }) =>
                setComments({ ...comments, [place]: currentTarget.value })
              }
            />
          ))}
        </Stack>
      }
      submitLabel="Reject course"
      isLoss
      onCancel={onClose}
      onGiven={async (reason) => {
        await reject(reason, written);
        toastSuccess('The course is not approved');
        onClose();
      }}
    />
  );
}
