import { schemaResolver, useForm } from '@mantine/form';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { termsTexts } from '@sidework/contracts/client-services/words';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { ExtensionRequest } from '@sidework/contracts/schema/client-services/extensions';
import { dayText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../../ui/notices/waiting-note.tsx';
import { DayText } from './day-text.tsx';

interface Props {
  isOpen: boolean;
  service: ServiceView;
  request: (body: ExtensionRequest, key: string) => Promise<unknown>;
  onClose: () => void;
}

export function ExtensionWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Request Deadline Extension" onClose={form.onClose}>
      <ExtensionForm {...form} />
    </DialogWindow>
  );
}

const errorsOf = schemaResolver(ExtensionRequest, { sync: true });
const { extensionRequested, extensionRequestFailed } = termsTexts;
const failureOf = (error: unknown) => `${extensionRequestFailed}${messageOf(error)}`;

function ExtensionForm({ service, request, onClose }: Omit<Props, 'isOpen'>) {
  const { deadline } = service;
  const form = useForm({
    initialValues: { proposedDeadline: '', reason: '' },
    validate: errorsOf,
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: ({ proposedDeadline, reason }, key) =>
      request({ proposedDeadline, reason: reason.trim() }, key),
    onSent: onClose,
    done: extensionRequested,
    messageOf: failureOf,
  });
  return (
    <form noValidate aria-label="Request Deadline Extension" onSubmit={onSubmit}>
      <Stack>
        <DayText label="Current deadline" day={deadline} />
        <DayField
          label="Proposed new deadline"
          isNeeded
          min={laterOf(deadline, dayIn(service.deadlineTimeZone ?? viewersZone(), new Date()))}
          {...form.getInputProps('proposedDeadline')}
        />
        <CountedTextarea
          label="Reason"
          withAsterisk
          rows={4}
          most={500}
          {...form.getInputProps('reason')}
        />
        {deadline && <p>Until your client answers, {dayText(deadline)} stands.</p>}
        {refusal !== undefined && <ErrorNotice error={refusal} text={failureOf(refusal)} />}
        <WaitingNote isWaiting={isWaiting} what="Your request is sent" />
        <FormActions submitLabel="Submit Request" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The first day that can be chosen: after the deadline, and not before today. */
function laterOf(deadline: string | null, today: string): string {
  if (!deadline) return today;
  const next = new Date(Date.parse(deadline) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return next > today ? next : today;
}
