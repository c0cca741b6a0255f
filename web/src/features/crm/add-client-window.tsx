import { schemaResolver, useForm } from '@mantine/form';
import { domesticCountry } from '@sidework/contracts/client-services/agreements';
import { crmTexts } from '@sidework/contracts/client-services/words';
import { NewCrmClient } from '@sidework/contracts/schema/client-services/crm-clients';
import { useState } from 'react';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { PersonPicker, type Picked } from './person-picker.tsx';
import { useAddClient } from './use-crm.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

export function AddClientWindow({ isOpen, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Add Client" onClose={onClose}>
      <AddClientForm onClose={onClose} />
    </DialogWindow>
  );
}

const types = [
  { value: '', label: 'Choose a type' },
  { value: 'domestic', label: 'Domestic' },
  { value: 'international', label: 'International' },
];
const errorsOf = schemaResolver(NewCrmClient, { sync: true });

interface Typed {
  clientId: string;
  type: string;
  country: string;
  vatNumber: string;
}

const toBody = ({ clientId, type, country, vatNumber }: Typed) =>
  ({
    clientId,
    type,
    country: country.trim(),
    ...(type === 'international' && vatNumber.trim() && { vatNumber: vatNumber.trim() }),
  }) as NewCrmClient;

function AddClientForm({ onClose }: Pick<Props, 'onClose'>) {
  const [person, setPerson] = useState<Picked>();
  const add = useAddClient();
  const form = useForm<Typed>({
    initialValues: { clientId: '', type: '', country: '', vatNumber: '' },
    validate: (typed) => errorsOf(toBody(typed)),
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed, key) => add(toBody(typed), key),
    onSent: onClose,
    done: crmTexts.clientAdded,
  });
  const isDomestic = form.values.type === 'domestic';

  function pick(picked: Picked | undefined) {
    setPerson(picked);
    form.setFieldValue('clientId', picked?.id ?? '');
  }

  /** The country of every domestic client is the same, whatever was typed before. */
  function choose(type: string) {
    form.setFieldValue('type', type);
    if (type === 'domestic') form.setFieldValue('country', domesticCountry);
    else if (isDomestic) form.setFieldValue('country', '');
  }

  return (
    <form noValidate aria-label="Add Client" onSubmit={onSubmit}>
      <Stack>
        <PersonPicker person={person} field={form.getInputProps('clientId')} onPick={pick} />
        <NativeSelect
          label="Type"
          withAsterisk
          data={types}
          {...form.getInputProps('type')}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <TextInput
          label="Country"
          withAsterisk
          readOnly={isDomestic}
          {...(isDomestic && { description: 'Domestic clients live in the United States.' })}
          {...form.getInputProps('country')}
        />
        {form.values.type === 'international' && (
          <TextInput
            label="VAT number"
            description="Optional. Invoices to a business in the European Union then say “Reverse charge”."
            {...form.getInputProps('vatNumber')}
          />
        )}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your client is added" />
        <FormActions submitLabel="Add Client" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
