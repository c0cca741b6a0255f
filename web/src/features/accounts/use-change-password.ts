import { useForm } from '@mantine/form';
import { listOwnSessions } from '@sidework/contracts/identity/sessions';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { useInvalidate } from '../../lib/api.ts';
import { codeOf } from '../../lib/auth-calls.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { getSession } from '../../lib/session.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { choosePassword, mailConfirmationCode } from './account-commands.ts';
import { rules } from './rules.ts';

const fieldsOfRefusals: Record<string, 'password' | 'code'> = {
  weak_password: 'password',
  same_password: 'password',
  reauthentication_not_valid: 'code',
};

/** A new password; where the sign-in is no longer recent, with a code that is mailed first. */
export function useChangePassword() {
  const invalidate = useInvalidate();
  const { isBusy, run } = useBusy();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const form = useForm({
    name: 'change-password',
    initialValues: { password: '', code: '' },
    validate: {
      password: rules.newPassword,
      code: (code) => (mailedTo && !code ? 'Enter the code from the email' : null),
    },
  });

  async function mailCode() {
    await mailConfirmationCode();
    setMailedTo(getSession()?.viewer.email ?? 'you');
    form.setFieldValue('code', '');
    requestAnimationFrame(() => form.getInputNode('code')?.focus());
  }

  async function save({ password, code }: typeof form.values) {
    try {
      await choosePassword(password, code);
    } catch (error) {
      if (codeOf(error) === 'reauthentication_needed' && !code) return mailCode();
      throw error;
    }
    form.reset();
    setMailedTo(null);
    toastSuccess('Your new password is saved');
    await invalidate(listOwnSessions);
  }

  function showRefusal(error: unknown) {
    const message = securityMessageOf(error);
    const field = fieldsOfRefusals[codeOf(error)];
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
      (values) => void run(() => save(values).catch(showRefusal)),
      (errors) => focusFirstError(form, errors),
    ),
    mailAgain: () => void run(() => mailCode().catch(showRefusal)),
  };
}
