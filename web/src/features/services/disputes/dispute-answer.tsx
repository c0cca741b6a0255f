import { schemaResolver, useForm } from '@mantine/form';
import { DisputeAnswer } from '@sidework/contracts/schema/client-services/disputes';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { mostOfReason } from '../reasons/reason-answer.ts';
import type { DisputeActs } from './use-disputes.ts';

/** The side that did not open the dispute tells its own. */
export function DisputeAnswerForm({ acts }: { serviceId: string; acts: DisputeActs }) {
  const form = useForm({
    initialValues: { statement: '' },
    validate: schemaResolver(DisputeAnswer, { sync: true }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ statement }) => acts.answer(statement.trim()),
    done: 'Your side is with the moderators',
  });
  return (
    <form noValidate aria-label="Your side" onSubmit={onSubmit}>
      <Stack gap="sm">
        <CountedTextarea
          label="Your side (the other side and the moderators read it)"
          withAsterisk
          rows={4}
          most={mostOfReason}
          {...form.getInputProps('statement')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Send your side
        </PlainButton>
      </Stack>
    </form>
  );
}
