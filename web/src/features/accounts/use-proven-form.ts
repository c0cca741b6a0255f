import { useForm } from '@mantine/form';
import { texts } from '@sidework/contracts/texts';
import { codeOf } from '../../lib/auth-calls.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

export interface ProvenFields {
  /** It names the form. */
  name: string;
  validate: (wanted: string) => string | null;
  /** The server's words for faults of what is wanted, which stand beside it. */
  faults: string[];
}

/**
 * The new value and its proving code stand in one form, and a refusal is shown beside the field
 * that can fix it.
 */
export function useProvenForm({ name, validate, faults }: ProvenFields, needsCode: boolean) {
  const form = useForm({
    name,
    initialValues: { wanted: '', code: '' },
    validate: {
      wanted: validate,
      code: (code) => (needsCode && !code ? 'Enter the code from the email' : null),
    },
  });

  function fieldOf(fault: string): 'wanted' | 'code' | undefined {
    if (fault === 'reauthentication_not_valid') return 'code';
    return faults.includes(fault) ? 'wanted' : undefined;
  }

  function showRefusal(error: unknown) {
    const message = securityMessageOf(error);
    const field = fieldOf(codeOf(error));
    if (!field) return toastFailure(texts.toastTitles.error, message);
    form.setFieldError(field, message);
    form.getInputNode(field)?.focus();
  }

  return { form, showRefusal };
}
