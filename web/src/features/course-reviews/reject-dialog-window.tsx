import { schemaResolver, useForm } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { rejectCourse } from '@sidework/contracts/schema/education-events/course-reviews';
import { useSubmit } from '../../lib/use-submit.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  reject: (reason: string) => Promise<unknown>;
}

export function RejectDialogWindow({ isOpen, title, onClose, reject }: Props) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: schemaResolver(rejectCourse.schema.body, { sync: true }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ reason }) => reject(reason),
    onSent: onClose,
    done: 'The course is not approved',
  });
  return (
    <DialogWindow isOpen={isOpen} title={`Reject “${title}”?`} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <p>Its educator is told the reason, can change the course and submit it again.</p>
          <CountedTextarea
            label="Reason"
            withAsterisk
            rows={4}
            most={limits.reason}
            {...form.getInputProps('reason')}
          />
          {refusal !== undefined && <ErrorNotice error={refusal} />}
          <ButtonRow>
            <PlainButton type="submit" variant="danger" isBusy={isBusy}>
              Reject course
            </PlainButton>
            <PlainButton variant="default" onClick={onClose}>
              Cancel
            </PlainButton>
          </ButtonRow>
        </Stack>
      </form>
    </DialogWindow>
  );
}
