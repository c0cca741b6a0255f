import { useForm } from '@mantine/form';
import type { ContactDetails, CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import { mailAddress } from '@sidework/contracts/kernel/mail-address';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../../ui/notices/waiting-note.tsx';
import { usePeopleActs } from './use-people.ts';

interface Props {
  isOpen: boolean;
  /** The contact to change; without it a new one is added. */
  person?: CrmPersonView;
  onClose: () => void;
}

export function ContactWindow({ isOpen, onClose, ...form }: Props) {
  const title = form.person ? `Edit ${form.person.fullName}` : 'Add Contact';
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={onClose}>
      <ContactForm onClose={onClose} {...form} />
    </DialogWindow>
  );
}

const names = ['fullName', 'email', 'phone', 'address', 'notes'] as const;
type Typed = Record<(typeof names)[number], string>;

/** An empty field says nothing. */
const toBody = (typed: Typed) =>
  Object.fromEntries(
    names
      .map((name) => [name, typed[name].trim()])
      .filter(([name, text]) => text || name === 'fullName'),
  ) as ContactDetails;

/** The server reads the rest: its schemas would make the first load of other pages larger. */
const errorsOf = ({ fullName, email }: Typed) => ({
  ...(!fullName.trim() && { fullName: 'Please enter a name' }),
  ...(email.trim() && !mailAddress.test(email.trim()) && { email: 'Enter an email address' }),
});

function ContactForm({ person, onClose }: Omit<Props, 'isOpen'>) {
  const { add, change } = usePeopleActs();
  const form = useForm<Typed>({
    initialValues: {
      fullName: person?.fullName ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
      address: person?.address ?? '',
      notes: person?.notes ?? '',
    },
    validate: errorsOf,
  });
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send: (typed, key) => (person ? change(person, toBody(typed)) : add(toBody(typed), key)),
    onSent: onClose,
    done: person ? 'Contact saved' : 'Contact added',
  });
  return (
    <form noValidate aria-label="Contact" onSubmit={onSubmit}>
      <Stack>
        <TextInput label="Name" withAsterisk {...form.getInputProps('fullName')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput label="Address" {...form.getInputProps('address')} />
        <CountedTextarea
          label="Notes"
          description="For you alone."
          most={5000}
          {...form.getInputProps('notes')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your contact is saved" />
        <FormActions
          submitLabel={person ? 'Save Contact' : 'Add Contact'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
