import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { openChildFile } from '@sidework/contracts/schema/identity/staff/staff';
import { type ReactNode, useId, useRef, useState } from 'react';
import { focusFirstError } from '../../../lib/forms.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';

/** As the contract bounds it; that of a child's file is the same for every decision. */
const most = 500;
const { body } = openChildFile.schema;

export type ReasonFields = (faultId: string | undefined) => ReactNode;

interface Props {
  isOpen: boolean;
  title: string;
  /** What follows from it. */
  text: ReactNode;
  /** Further consequences, shown below the fields. */
  more?: ReactNode;
  /** What is chosen besides, above the reason; where something is missing, by the id of the text that says what. */
  fields?: ReasonFields;
  /** What has yet to be chosen there; until then nothing is sent. */
  missing?: string | undefined;
  /** A verb: "Ban account". */
  submitLabel: string;
  /** Whether something is lost by it. */
  isLoss?: boolean;
  onCancel: () => void;
  /** The dialog shows progress until it is done, and why it failed; the reason stays in it until then. */
  onGiven: (reason: string) => Promise<unknown>;
}

export function ReasonDialogWindow({
  isOpen,
  title,
  text,
  more,
  fields,
  missing,
  submitLabel,
  isLoss = false,
  onCancel,
  onGiven,
}: Props) {
  const [isSent, setSent] = useState(false);
  const choices = useRef<HTMLFormElement>(null);
  const id = useId();
  const faultId = isSent && missing ? id : undefined;
  const form = useForm({
    initialValues: { reason: '' },
    validate: schemaResolver(body, { sync: true }),
  });

  /** Whatever is wrong is said at once; the focus goes to the first of it. */
  function showFaults(errors: Record<string, unknown>) {
    setSent(true);
    if (missing) choices.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else focusFirstError(form, errors);
  }

  const wholeForm = {
    ...form,
    onSubmit: (send: (given: typeof form.values) => void, refuse: (errors: FormErrors) => void) =>
      form.onSubmit((given) => (missing ? refuse({}) : send(given)), refuse),
  };
  const { isBusy, refusal, onSubmit } = useSubmit<typeof form.values, unknown>(wholeForm, {
    send: ({ reason }) => onGiven(reason.trim()),
    onSent() {
      form.reset();
      setSent(false);
    },
    isQuiet: true,
    onFaults: showFaults,
  });

  /** What was asked for is under way: closing would look as if it were called off. */
  function cancel() {
    if (!isBusy) onCancel();
  }

  return (
    <DialogWindow isOpen={isOpen} onClose={cancel} title={title}>
      <form ref={choices} noValidate onSubmit={onSubmit}>
        <Stack>
          <div>{text}</div>
          {fields?.(faultId)}
          {faultId && (
            <Words id={faultId} role="alert" tone="error">
              {missing}
            </Words>
          )}
          <CountedTextarea
            label="Reason"
            withAsterisk
            rows={3}
            most={most}
            {...(!fields && { 'data-autofocus': true })}
            {...form.getInputProps('reason')}
          />
          {more}
          {refusal !== undefined && <ErrorNotice error={refusal} />}
          <DialogActions>
            <PlainButton variant="default" isDisabled={isBusy} onClick={cancel}>
              Cancel
            </PlainButton>
            <PlainButton type="submit" variant={isLoss ? 'danger' : 'filled'} isBusy={isBusy}>
              {submitLabel}
            </PlainButton>
          </DialogActions>
        </Stack>
      </form>
    </DialogWindow>
  );
}
