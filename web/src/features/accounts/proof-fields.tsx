import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import type { ProvenChange } from './use-proven-change.ts';

interface Props {
  change: Pick<ProvenChange, 'form' | 'mailedTo' | 'isBusy' | 'mailAgain'>;
  submitLabel: string;
}

/** The end of a form that changes a way to sign in: the mailed code where one is asked for, and the buttons. */
export function ProofFields({ change, submitLabel }: Props) {
  const { form, mailedTo, isBusy, mailAgain } = change;
  return (
    <>
      {mailedTo && (
        <>
          <p role="status">
            You signed in a while ago. To be sure that it is you, we mailed a code to{' '}
            <strong>{mailedTo}</strong>.
          </p>
          <CodeField
            label="Code from the email"
            {...form.getInputProps('code')}
            value={form.values.code}
            onChange={(code) => form.setFieldValue('code', code)}
          />
        </>
      )}
      <div>
        <PlainButton type="submit" isBusy={isBusy}>
          {submitLabel}
        </PlainButton>
        {mailedTo && (
          <PlainButton variant="subtle" isDisabled={isBusy} onClick={mailAgain}>
            Send another code
          </PlainButton>
        )}
      </div>
    </>
  );
}
