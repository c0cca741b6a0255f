import { useForm } from '@mantine/form';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { getSession } from '../../lib/session.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { toastFailure } from '../../ui/toasts.ts';
import { mailConfirmationCode } from './account-commands.ts';

interface Change {
  /** Of the form. */
  name: string;
  validate: (wanted: string) => string | null;
  /** `code` is the mailed one; empty until it was asked for. */
  save: (wanted: string, code: string) => Promise<void>;
  onSaved: (wanted: string) => unknown;
  /** The server's words for faults of what is wanted, which stand beside it. */
  faults: string[];
}

/** A change of a way to sign in; where the sign-in is no longer recent, with a code that is mailed first. */
export function useProvenChange({ name, validate, save, onSaved, faults }: Change) {
  const { isBusy, run } = useBusy();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useForm({
    name,
    initialValues: { wanted: '', code: '' },
    validate: {
      wanted: validate,
      code: (code) => (mailedTo && !code ? 'Enter the code from the email' : null),
    },
  });

  async function mailCode() {
    await mailConfirmationCode();
    setMailedTo(getSession()?.viewer.email ?? 'you');
    form.setFieldValue('code', '');
    requestAnimationFrame(() => form.getInputNode('code')?.focus());
  }

  async function change({ wanted, code }: typeof form.values) {
    try {
      await save(wanted, code);
    } catch (error) {
      if (codeOf(error) === 'reauthentication_needed' && !code) return mailCode();
      throw error;
    }
    form.reset();
    setMailedTo(null);
    await onSaved(wanted);
  }

  function fieldOf(code: string): 'wanted' | 'code' | undefined {
    if (code === 'reauthentication_not_valid') return 'code';
    return faults.includes(code) ? 'wanted' : undefined;
  }

  function showRefusal(error: unknown) {
    const message = securityMessageOf(error);
    const field = fieldOf(codeOf(error));
    if (!field) return toastFailure(texts.toastTitles.error, message);
    form.setFieldError(field, message);
    form.getInputNode(field)?.focus();
  }

  return {
    form,
    /** Where the code went, once one was asked for. */
    mailedTo,
    isBusy,
    submit: form.onSubmit(
      (values) => void run(() => change(values).catch(showRefusal)),
      (errors) => focusFirstError(form, errors),
    ),
    mailAgain: () => void run(() => mailCode().catch(showRefusal)),
  };
}

export type ProvenChange = ReturnType<typeof useProvenChange>;
