import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { focusFirstError, showRefusedFields } from '../../../lib/forms.ts';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { dropDraft, keepDraft, readDraft } from './reason-drafts.ts';

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
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm({
    initialValues: { reason: readDraft(serviceId) },
    onValuesChange: ({ reason }) => keepDraft(serviceId, reason),
    validate: schemaResolver(schema, { sync: true }),
  });

  async function submit({ reason }: { reason: string }) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await onGiven(reason.trim());
      dropDraft(serviceId);
    } catch (error) {
      setBusy(false);
      if (!showRefusedFields(form, error)) setRefusal(error);
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}>
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
