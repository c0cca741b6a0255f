import { useForm } from '@mantine/form';
import type { WalkInForm } from '@sidework/contracts/education-events/door';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useId } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  event: EventDetail;
  add: (guest: WalkInForm, idempotencyKey: string) => Promise<AttendeeView>;
  onClose: () => void;
}

export function WalkInWindow({ isOpen, onClose, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Add a walk-in" onClose={onClose}>
      <Form {...form} onAdded={onClose} />
    </DialogWindow>
  );
}

function Form({ event, add, onAdded }: Pick<Props, 'event' | 'add'> & { onAdded: () => void }) {
  const faultId = useId();
  const { ticketTypes } = event;
  const form = useForm({
    initialValues: {
      attendeeName: '',
      attendeeEmail: '',
      ticketTypeId: (ticketTypes.length === 1 && ticketTypes[0]?.id) || '',
      isAdult: false,
    },
    validate: {
      ticketTypeId: (id) => (ticketTypes.length === 0 || id ? null : 'Choose a ticket'),
      isAdult: (isAdult) => (isAdult ? null : 'Only adults come in without a ticket'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ attendeeName, attendeeEmail, ticketTypeId }, key) =>
      add(
        {
          isAdult: true,
          ...(attendeeName.trim() && { attendeeName }),
          ...(attendeeEmail.trim() && { attendeeEmail }),
          ...(ticketTypeId && { ticketTypeId }),
        },
        key,
      ),
    onSent: onAdded,
    done: 'Walk-in added',
  });
  const chosen = ticketTypes.find(({ id }) => id === form.values.ticketTypeId);
  const priceCents = chosen?.priceCents ?? event.priceCents;
  const { isAdult: fault } = form.errors;
  return (
    <form noValidate aria-label="Walk-in" onSubmit={onSubmit}>
      <Stack>
        {ticketTypes.length > 0 && (
          <RadioCards
            label="Ticket"
            options={ticketTypes.map((type) => ({
              value: type.id,
              label: `${type.name}: ${type.priceCents === 0 ? 'Free' : formatCents(type.priceCents)}`,
              text: `${type.seatsLeft} left`,
            }))}
            value={form.values.ticketTypeId || null}
            error={form.errors.ticketTypeId}
            onChange={(id) => form.setFieldValue('ticketTypeId', id)}
          />
        )}
        <TextInput label="Name (optional)" {...form.getInputProps('attendeeName')} />
        <TextInput
          label="Email (optional)"
          type="email"
          description="For your list only. We send nothing to it."
          {...form.getInputProps('attendeeEmail')}
        />
        <CheckField
          label="This guest is an adult"
          text="Young people register themselves, so that a guardian agrees."
          isChecked={form.values.isAdult}
          faultId={fault ? faultId : undefined}
          onChange={() => form.setFieldValue('isAdult', !form.values.isAdult)}
        />
        {fault && (
          <p id={faultId} role="alert">
            {fault}
          </p>
        )}
        {priceCents > 0 && <p>Take {formatCents(priceCents)} first: they pay you, not Sidework.</p>}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Let in
        </PlainButton>
      </Stack>
    </form>
  );
}
