import { schemaResolver, useForm } from '@mantine/form';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { sendOffer } from '@sidework/contracts/network-chat/offers';
import { OfferToSend } from '@sidework/contracts/schema/network-chat/offers';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { unreadableDollars } from '../../../lib/dollar-fields.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TypedNumberInput } from '../../../ui/fields/typed-number-input.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  /** The client who is written to. */
  person: { id: string; fullName: string };
  gigId: string | undefined;
  onClose: () => void;
}

export function OfferWindow({ isOpen, onClose, ...about }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={`Offer to ${about.person.fullName}`} onClose={onClose}>
      <OfferForm onClose={onClose} {...about} />
    </DialogWindow>
  );
}

const typedAtFirst = { title: '', description: '', amountCents: '', workingDays: '', day: '' };
type Typed = typeof typedAtFirst;
type When = 'workingDays' | 'day';

const whens = [
  { value: 'workingDays', label: 'Working days after acceptance' },
  { value: 'day', label: 'A date' },
] as const;

const errorsOf = schemaResolver(OfferToSend, { sync: true });

function OfferForm({ person, gigId, onClose }: Omit<Props, 'isOpen'>) {
  const [when, setWhen] = useState<When>('workingDays');
  const toBody = ({ title, description, amountCents, workingDays, day }: Typed) => ({
    receiverId: person.id,
    title,
    description,
    amountCents: parseDollars(amountCents) ?? 0,
    timeZone: viewersZone(),
    ...(when === 'day' ? { day } : { workingDays: Number(workingDays) }),
    ...(gigId && { gigId }),
  });
  const form = useForm<Typed>({
    initialValues: typedAtFirst,
    validate: (typed) => ({
      ...errorsOf(toBody(typed)),
      ...unreadableDollars(typed, 'amountCents'),
      ...(!typed[when] && { [when]: when === 'day' ? 'Choose a date' : 'Enter a number of days' }),
    }),
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (typed, idempotencyKey) => call(sendOffer, { body: toBody(typed), idempotencyKey }),
    onSent: onClose,
    done: 'Offer sent',
  });
  return (
    <form noValidate aria-label="Offer" onSubmit={onSubmit}>
      <Stack>
        <TextInput label="Title" withAsterisk {...form.getInputProps('title')} />
        <CountedTextarea
          label="What is included"
          withAsterisk
          rows={4}
          most={2000}
          {...form.getInputProps('description')}
        />
        <DollarsInput label="Price" withAsterisk {...form.getInputProps('amountCents')} />
        <RadioCards label="Done" options={whens} value={when} onChange={setWhen} />
        {when === 'day' ? (
          <DayField label="Date" isNeeded {...form.getInputProps('day')} />
        ) : (
          <TypedNumberInput
            label="Working days"
            withAsterisk
            {...form.getInputProps('workingDays')}
          />
        )}
        <p>{person.fullName} can accept it for seven days. You can withdraw it until then.</p>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Send offer" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
