import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';
import { createDraft, useDraft } from '../../../lib/draft.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';

export interface ReasonAnswer {
  /** What the reason is given for; until it is, the dialog can be left and finds it again. */
  serviceId: string;
  onCancel: () => void;
  /** The form shows progress until it is done, and why it failed. */
  onGiven: (reason: string) => Promise<unknown>;
}

interface Props extends ReasonAnswer {
  schema: z.ZodType<{ reason: string }>;
  label: string;
  /** What follows from it. */
  text: string;
  placeholder: string;
  submitLabel: string;
  /** What stands before the reason why it failed. */
  failure?: string;
}

/** Unsent reasons of this visit, which outlive their dialog. */
const drafts = createDraft({ name: 'reason', empty: { reason: '' }, where: 'page' });

const most = 500;

/** One short reason, in the person's own words. */
export function ReasonForm({
  serviceId,
  schema,
  text,
  submitLabel,
  failure = '',
  onCancel,
  onGiven,
  ...field
}: Props) {
  const { begun, keep, drop } = useDraft(drafts, serviceId);
  const form = useForm({
    initialValues: begun,
    onValuesChange: keep,
    validate: schemaResolver(schema, { sync: true }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ reason }) => onGiven(reason.trim()),
    onSent: drop,
    isQuiet: true,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <Words>{text}</Words>
        <CountedTextarea
          {...field}
          withAsterisk
          rows={4}
          most={most}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {refusal !== undefined && (
          <ErrorNotice error={refusal} text={failure + messageOf(refusal)} />
        )}
        <Row justify="end" gap="xs">
          <PlainButton variant="default" isDisabled={isBusy} onClick={onCancel}>
            Cancel
          </PlainButton>
          <PlainButton type="submit" isBusy={isBusy}>
            {submitLabel}
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}
