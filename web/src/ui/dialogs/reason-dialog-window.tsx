import { type FormErrors, schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import { createDraft } from '../../lib/draft.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { CountedTextarea } from '../fields/counted-textarea.tsx';
import { useSubmit } from '../fields/use-submit.ts';
import { Stack } from '../layout/layout.tsx';
import { Words } from '../layout/words.tsx';
import { ErrorNotice } from '../notices/error-notice.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { DialogWindow } from './dialog-window.tsx';

export type ReasonFields = (faultId: string | undefined) => ReactNode;

interface Given {
  reason: string;
}

interface Props {
  isOpen: boolean;
  title: string;
  /** It tells the consequences. */
  text: ReactNode;
  /** Further consequences, shown below the fields. */
  more?: ReactNode;
  /** They stand above the reason; a missing choice is named by the id of its error text. */
  fields?: ReasonFields | undefined;
  /** Nothing is sent while this names a missing choice. */
  missing?: string | undefined;
  schema: z.ZodType<Given>;
  /** The most characters that the contract takes. */
  most: number;
  label?: string;
  placeholder?: string;
  /** The thing that the reason is about: what was typed of it is there at the next opening, also from another page. */
  draftOf?: string;
  formLabel?: string;
  /** A verb: "Ban account". */
  submitLabel: string;
  cancelLabel?: string;
  /** Whether something is lost by it. */
  isLoss?: boolean;
  /** It is put before the error's own words. */
  failure?: string;
  onCancel: () => void;
  /** The dialog shows progress until it is done, and why it failed; the reason stays in it until then. */
  onGiven: (reason: string) => Promise<unknown>;
}

/** Unsent reasons of this visit. */
const drafts = createDraft({ name: 'reason', empty: { reason: '' }, where: 'page' });

/** A decision with a reason, in the person's own words. */
export function ReasonDialogWindow({
  isOpen,
  title,
  text,
  more,
  fields,
  missing,
  schema,
  label = 'Reason',
  draftOf,
  formLabel,
  submitLabel,
  cancelLabel = 'Cancel',
  isLoss = false,
  failure = '',
  onCancel,
  onGiven,
  ...field
}: Props) {
  const [isSent, setSent] = useState(false);
  const choices = useRef<HTMLFormElement>(null);
  const id = useId();
  const faultId = isSent && missing ? id : undefined;
  const form = useForm<Given>({
    initialValues: draftOf === undefined ? { reason: '' } : drafts.read(draftOf),
    onValuesChange: (given) => draftOf !== undefined && drafts.keep(given, draftOf),
    validate: schemaResolver(schema, { sync: true }),
  });

  /** All that is wrong is said at once; the focus goes to the first of it. */
  function showFaults(errors: Record<string, unknown>) {
    setSent(true);
    if (missing) choices.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else focusFirstError(form, errors);
  }

  const wholeForm = {
    ...form,
    onSubmit: (send: (given: Given) => void, refuse: (errors: FormErrors) => void) =>
      form.onSubmit((given) => (missing ? refuse({}) : send(given)), refuse),
  };
  const { isBusy, refusal, onSubmit } = useSubmit<Given, unknown>(wholeForm, {
    send: ({ reason }) => onGiven(reason.trim()),
    onSent() {
      form.setValues({ reason: '' });
      form.clearErrors();
      setSent(false);
    },
    isQuiet: true,
    onFaults: showFaults,
  });

  /** The request is already on its way, and closing would look like a cancellation. */
  function cancel() {
    if (!isBusy) onCancel();
  }

  return (
    <DialogWindow isOpen={isOpen} onClose={cancel} title={title}>
      <form ref={choices} noValidate aria-label={formLabel} onSubmit={onSubmit}>
        <Stack>
          <div>{text}</div>
          {fields?.(faultId)}
          {faultId && (
            <Words id={faultId} role="alert" tone="error">
              {missing}
            </Words>
          )}
          <CountedTextarea
            {...field}
            label={label}
            withAsterisk
            rows={4}
            {...(!fields && { 'data-autofocus': true })}
            {...form.getInputProps('reason')}
          />
          {more}
          {refusal !== undefined && (
            <ErrorNotice error={refusal} text={failure + messageOf(refusal)} />
          )}
          <DialogActions>
            <PlainButton variant="default" isDisabled={isBusy} onClick={cancel}>
              {cancelLabel}
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
