import { schemaResolver, useForm } from '@mantine/form';
import { sectionsOfContract } from '@sidework/contracts/client-services/contract-text';
import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import { cancellationFeePercentage } from '@sidework/contracts/client-services/terms';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { ContractToSend } from '@sidework/contracts/schema/client-services/sent-contracts';
import { unreadableDollars } from '../../../lib/dollar-fields.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ContractText } from '../../../ui/layout/contract-text.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';

interface Typed {
  title: string;
  description: string;
  amountCents: string;
  deadline: string;
  name: string;
}

interface Props {
  isOpen: boolean;
  person: CrmPersonView;
  send: (contract: ReturnType<typeof toBody>, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
}

const title = 'Send a Contract';
const errorsOf = schemaResolver(ContractToSend, { sync: true });

const toBody = ({ amountCents, deadline, ...typed }: Typed) => ({
  ...typed,
  amountCents: parseDollars(amountCents) ?? 0,
  deadline: deadline || null,
  timeZone: viewersZone(),
});

/** The contract is typed, read as it will stand, and signed. */
export function SendContractWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={form.onClose}>
      <SendContractForm {...form} />
    </DialogWindow>
  );
}

function SendContractForm({ person, send, onClose }: Omit<Props, 'isOpen'>) {
  const form = useForm<Typed>({
    initialValues: { title: '', description: '', amountCents: '', deadline: '', name: '' },
    validate: (typed) => ({
      ...errorsOf(toBody(typed)),
      ...unreadableDollars(typed, 'amountCents'),
    }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (typed, key) => send(toBody(typed), key),
    done: `Contract sent to ${person.email}`,
    onSent: onClose,
  });
  return (
    <form noValidate aria-label={title} onSubmit={onSubmit}>
      <Stack>
        <Words>
          {person.fullName} gets one email. Its link leads to the contract, which they sign and pay
          on one page once they have an account.
        </Words>
        <TextInput label="Title" withAsterisk {...form.getInputProps('title')} />
        <CountedTextarea
          label="Description"
          rows={4}
          most={2000}
          {...form.getInputProps('description')}
        />
        <DollarsInput label="Amount" withAsterisk {...form.getInputProps('amountCents')} />
        <DayField label="Deadline (optional)" {...form.getInputProps('deadline')} />
        <Card title="The contract">
          <ContractText sections={sectionsOf(form.getValues())} />
        </Card>
        <TextInput
          label="Your full name"
          withAsterisk
          description="Typing your name signs this text. Your name, the time and your IP address stand on the contract."
          maxLength={200}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Sign and send" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function sectionsOf(typed: Typed) {
  const { amountCents, ...body } = toBody(typed);
  return sectionsOfContract({
    ...body,
    title: body.title || 'The title of the work',
    totalCents: amountCents,
    milestones: [],
    cancellationFeePercentage,
  });
}
