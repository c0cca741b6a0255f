import { schemaResolver, useForm } from '@mantine/form';
import type { PayoutAccountView } from '@sidework/contracts/client-services/payout-accounts';
import {
  BankAccount,
  setPayoutAccount,
} from '@sidework/contracts/schema/client-services/payout-accounts';
import { call } from '../../lib/api.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onChosen: (view: PayoutAccountView) => unknown;
}

const testAccounts =
  'This is a sandbox and moves no money. Use routing number 110000000. Account 000123456789 is verified, 000111111113 is closed, 000222222227 needs a document, and 000111111116 refuses the payout.';
const empty: BankAccount = { holder: '', bank: '', routingNumber: '', accountNumber: '' };

/** The form lives while the window is open, so that no number stays in the page. */
export function BankAccountWindow({ isOpen, onClose, onChosen }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Your bank account" onClose={onClose}>
      <BankAccountForm onClose={onClose} onChosen={onChosen} />
    </DialogWindow>
  );
}

function BankAccountForm({ onClose, onChosen }: Omit<Props, 'isOpen'>) {
  const form = useForm<BankAccount>({
    initialValues: empty,
    validate: schemaResolver(BankAccount, { sync: true }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (body: BankAccount) => freshly(() => call(setPayoutAccount, { body })),
    onSent: (view) => {
      void onChosen(view);
      onClose();
    },
    done: 'Your bank account is being verified',
  });
  const digits = (name: 'routingNumber' | 'accountNumber') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    ...form.getInputProps(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.setFieldValue(name, currentTarget.value.replace(/[\s-]/g, '')),
  });
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Your bank account">
      <Stack>
        <TextInput
          label="Name on the account"
          autoComplete="name"
          description={testAccounts}
          {...form.getInputProps('holder')}
        />
        <TextInput label="Bank" autoComplete="off" {...form.getInputProps('bank')} />
        <TextInput label="Routing number" {...digits('routingNumber')} />
        <TextInput
          label="Account number"
          description="It goes to the payment provider. Sidework keeps the last four digits."
          {...digits('accountNumber')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Save account" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
