import { schemaResolver, useForm } from '@mantine/form';
import type {
  SessionDraft,
  SessionView,
} from '@sidework/contracts/education-events/course-sessions';
import type { CurriculumLesson } from '@sidework/contracts/education-events/courses';
import { SessionDraft as SessionRules } from '@sidework/contracts/schema/education-events/course-sessions';
import { IconChevronDown } from '@tabler/icons-react';
import { viewersZone } from '../../lib/zones.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  lessons: CurriculumLesson[];
  add: (session: SessionDraft, idempotencyKey: string) => Promise<SessionView>;
  onClose: () => void;
}

/** The form as it is typed; named as it is sent, so that a refused field is found. */
interface TypedSession {
  lessonId: string;
  startsAt: string;
  endsAt: string;
  place: string;
  link: string;
  countsOut: boolean;
}

const momentOf = (typed: string) => (typed ? new Date(typed).toISOString() : '');

/** Times are those of the educator's own clock. */
const toDraft = (typed: TypedSession): SessionDraft => ({
  ...typed,
  startsAt: momentOf(typed.startsAt),
  endsAt: momentOf(typed.endsAt),
  timeZone: viewersZone(),
  place: typed.place.trim(),
  link: typed.link.trim() || null,
});

const errorsOf = schemaResolver(SessionRules, { sync: true });

export const SessionWindow = ({ isOpen, ...props }: Props) => (
  <DialogWindow isOpen={isOpen} title="Add a date" onClose={props.onClose}>
    <SessionForm {...props} />
  </DialogWindow>
);

function SessionForm({ lessons, add, onClose }: Omit<Props, 'isOpen'>) {
  const form = useForm<TypedSession>({
    initialValues: {
      lessonId: lessons[0]?.id ?? '',
      startsAt: '',
      endsAt: '',
      place: '',
      link: '',
      countsOut: false,
    },
    validate: (typed) => ({
      ...errorsOf(toDraft(typed)),
      ...(!typed.startsAt && { startsAt: 'Choose the start' }),
      ...(!typed.endsAt && { endsAt: 'Choose the end' }),
    }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (typed, idempotencyKey) => add(toDraft(typed), idempotencyKey),
    onSent: onClose,
    done: 'Date added',
  });
  return (
    <form noValidate aria-label="Date" onSubmit={onSubmit}>
      <Stack>
        <NativeSelect
          label="Lesson"
          data={lessons.map(({ id, title }) => ({ value: id, label: title }))}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          {...form.getInputProps('lessonId')}
        />
        <Grid>
          <TextInput
            type="datetime-local"
            label="Start"
            withAsterisk
            {...form.getInputProps('startsAt')}
          />
          <TextInput
            type="datetime-local"
            label="End"
            withAsterisk
            {...form.getInputProps('endsAt')}
          />
          <TextInput label="Place" {...form.getInputProps('place')} />
          <TextInput
            label="Link"
            description="Only your learners see it"
            {...form.getInputProps('link')}
          />
        </Grid>
        <CheckField
          label="Check out too"
          text="The minutes run from check-in to check-out. Otherwise check-in gives the whole session."
          isChecked={form.values.countsOut}
          onChange={() => form.setFieldValue('countsOut', !form.values.countsOut)}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Add date" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
