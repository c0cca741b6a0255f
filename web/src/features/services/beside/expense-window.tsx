import { useForm } from '@mantine/form';
import { receiptFile } from '@sidework/contracts/client-services/expense-words';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { useRef, useState } from 'react';
import { dayOf } from '../../../lib/dates.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { UploadArea } from '../../../ui/fields/upload-area.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';
import { receiptFault, receiptHint } from './receipt-fault.ts';
import type { ExpenseActs } from './use-expenses.ts';

interface Props {
  isOpen: boolean;
  acts: ExpenseActs;
  /** The name of the client. */
  name: string;
  onClose: () => void;
}

const title = 'Add an Expense';

export function ExpenseWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={form.onClose}>
      <ExpenseForm {...form} />
    </DialogWindow>
  );
}

/** The expense is added first and its receipt after it; a second try sends the receipt of the one that was added. */
function ExpenseForm({ acts, name, onClose }: Omit<Props, 'isOpen'>) {
  const [receipt, setReceipt] = useState<File>();
  const [fault, setFault] = useState<string>();
  const addedId = useRef<string>(undefined);
  const form = useForm({
    initialValues: { title: '', amountCents: '', spentOn: dayOf(new Date().toISOString()) },
    validate: {
      title: (typed) => (typed.trim() === '' ? 'Say what it was for' : null),
      amountCents: (typed) => ((parseDollars(typed) ?? 0) < 1 ? 'Enter an amount above $0' : null),
      spentOn: (day) => (day === '' ? 'Choose the day on which you paid' : null),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: async ({ title: what, amountCents, spentOn }, key) => {
      if (!receipt) return void setFault('Choose the receipt');
      const body = { title: what.trim(), amountCents: parseDollars(amountCents) ?? 0, spentOn };
      addedId.current ??= (await acts.add(body, key)).id;
      void acts.refresh();
      const signal = new AbortController().signal;
      await acts.addReceipt(addedId.current, { file: receipt, signal, onProgress: () => {} });
      toastSuccess(`${name} is asked to pay it back`);
      onClose();
    },
  });

  function choose([file]: File[]) {
    const found = file && receiptFault(file);
    setFault(found);
    setReceipt(found ? undefined : file);
  }

  return (
    <form noValidate aria-label={title} onSubmit={onSubmit}>
      <Stack>
        <Words>
          {name} sees the receipt, and approves and pays it or says why not. You get all of it, and
          it is in your income; enter what you bought as a deduction.
        </Words>
        <TextInput
          label="What it was for"
          placeholder="Two gallons of paint"
          maxLength={120}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <DollarsInput label="Amount" {...form.getInputProps('amountCents')} />
        <DayField label="Day of purchase" {...form.getInputProps('spentOn')} />
        <UploadArea
          label="Receipt"
          hint={receipt ? `${receipt.name} is sent with it.` : receiptHint}
          types={receiptFile.types}
          error={fault}
          onChoose={choose}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Ask to be paid back" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
