import { useRef, useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { getSession } from '../../lib/session.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { mailConfirmationCode } from './account-commands.ts';
import { type ProvenFields, useProvenForm } from './use-proven-form.ts';

interface Change extends ProvenFields {
  /** `code` is the mailed one; empty until it was asked for. */
  save: (wanted: string, code: string) => Promise<void>;
  onSaved: (wanted: string) => unknown;
}

/** A change of a way to sign in, whose form opens on demand; where the sign-in is no longer recent, with a code that is mailed first. */
export function useProvenChange({ save, onSaved, ...fields }: Change) {
  const { isBusy, run } = useBusy();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { form, showRefusal } = useProvenForm(fields, mailedTo !== null);

  function open() {
    focusAfter(
      () => setOpen(true),
      () => form.getInputNode('wanted'),
    );
  }

  function close() {
    focusAfter(
      () => {
        setOpen(false);
        setMailedTo(null);
        form.reset();
      },
      () => button.current,
    );
  }

  async function mailCode() {
    await mailConfirmationCode();
    focusAfter(
      () => {
        setMailedTo(getSession()?.viewer.email ?? 'you');
        form.setFieldValue('code', '');
      },
      () => form.getInputNode('code'),
    );
  }

  async function change({ wanted, code }: typeof form.values) {
    try {
      await save(wanted, code);
    } catch (error) {
      if (codeOf(error) === 'reauthentication_needed' && !code) return mailCode();
      throw error;
    }
    close();
    await onSaved(wanted);
  }

  return {
    form,
    /** It is set once a code was sent. */
    mailedTo,
    isBusy,
    isOpen,
    open,
    close,
    /** Opens and closes it, and has the focus afterwards. */
    button,
    submit: form.onSubmit(
      (values) => void run(() => change(values).catch(showRefusal)),
      (errors) => focusFirstError(form, errors),
    ),
    mailAgain: () => void run(() => mailCode().catch(showRefusal)),
  };
}

export type ProvenChange = ReturnType<typeof useProvenChange>;
