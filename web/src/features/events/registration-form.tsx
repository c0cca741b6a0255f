import { useForm } from '@mantine/form';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import type {
  RegistrationView,
  RegistrationForm as Sent,
} from '@sidework/contracts/education-events/registrations';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import { refundText } from '../../lib/refund-text.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { GuestFields } from './guest-fields.tsx';
import { isPaid } from './is-paid.ts';
import { QuestionFields } from './question-fields.tsx';
import { TicketChoice, whyNot } from './ticket-choice.tsx';

interface Props {
  event: EventDetail;
  register: (form: Sent, idempotencyKey: string) => Promise<RegistrationView>;
  onRegistered: (registration: RegistrationView) => void;
  /** It runs if the person is already registered, or registration is over. */
  onOver: () => void;
}

const words = eventTexts;

export function RegistrationForm({ event, register, onRegistered, onOver }: Props) {
  const viewer = useSession()?.viewer;
  const isChild = viewer?.accountType === 'sidework_kids';
  const { ticketTypes, timeZone } = event;
  const questions = event.questions.filter(({ choices }) => !isChild || choices.length > 0);
  const open = ticketTypes.filter((type) => !whyNot(type, timeZone));
  const form = useForm({
    initialValues: {
      ticketTypeId: (open.length === 1 && open[0]?.id) || '',
      promoCode: '',
      answers: Object.fromEntries(questions.map(({ id }) => [id, ''])),
      guests: [] as { attendeeName: string; attendeeEmail: string }[],
      attendeeName: viewer?.fullName ?? '',
      attendeeEmail: isChild ? '' : (viewer?.email ?? ''),
    },
    validate: {
      ticketTypeId: (id) => (ticketTypes.length === 0 || id ? null : 'Choose a ticket'),
      answers: Object.fromEntries(
        questions.map(({ id, isRequired }) => [
          id,
          (answer: string) => (isRequired && !answer.trim() ? 'Please answer this question' : null),
        ]),
      ),
      guests: {
        attendeeName: (name: string) => (name.trim() ? null : 'Full name is required'),
      },
      attendeeName: (name) => (name.trim() ? null : 'Full name is required'),
      attendeeEmail: (email) => (isChild || email.trim() ? null : 'Email is required'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: async ({ guests, attendeeName, attendeeEmail, ...chosen }, key) => {
      const { ticketTypeId, promoCode, answers } = chosen;
      try {
        const given = Object.entries(answers)
          .filter(([, answer]) => answer.trim())
          .map(([questionId, answer]) => ({ questionId, answer }));
        const form: Sent = {
          attendeeName,
          ...(!isChild && { attendeeEmail }),
          ...(ticketTypeId && { ticketTypeId }),
          ...(promoCode.trim() && { promoCode: promoCode.trim() }),
          ...(given.length > 0 && { answers: given }),
          ...(guests.length > 0 && { guests: guests.map(toGuest) }),
        };
        return await register(form, key);
      } catch (error) {
        if (isOver(error)) onOver();
        throw error;
      }
    },
    onSent: onRegistered,
    onRefused(error) {
      if (!(error instanceof ApiError)) return false;
      const [field] = Object.keys(error.fields).filter((name) => name.startsWith('answers.'));
      if (!field) return false;
      form.setErrors(error.fields);
      form.getInputNode(field)?.focus();
      return true;
    },
    failed: words.registerFailed,
    messageOf,
  });
  return (
    <form noValidate aria-label="Register" onSubmit={onSubmit}>
      <Stack>
        {ticketTypes.length > 0 && (
          <TicketChoice
            event={event}
            value={form.values.ticketTypeId}
            error={form.errors.ticketTypeId}
            onChange={(id) => form.setFieldValue('ticketTypeId', id)}
          />
        )}
        <TextInput label="Full Name" withAsterisk {...form.getInputProps('attendeeName')} />
        {isChild ? (
          <p>
            Your guardian is asked first, and gets the ticket. Others see your first name and an
            initial.
          </p>
        ) : (
          <TextInput
            label="Email"
            type="email"
            withAsterisk
            description={words.ticketNote}
            {...form.getInputProps('attendeeEmail')}
          />
        )}
        <QuestionFields
          questions={questions}
          inputOf={(id) => form.getInputProps(`answers.${id}`)}
        />
        {!isChild && (
          <GuestFields
            count={form.values.guests.length}
            isPaid={isPaid(event)}
            error={form.errors.guests}
            inputOf={form.getInputProps}
            add={() => form.insertListItem('guests', { attendeeName: '', attendeeEmail: '' })}
            remove={(place) => form.removeListItem('guests', place)}
          />
        )}
        {isPaid(event) && (
          <>
            <TextInput
              label="Promo code"
              autoComplete="off"
              description="If you have one. You see the price with it before you pay."
              {...form.getInputProps('promoCode')}
            />
            <p>{words.paymentNote}</p>
            <p>If you cancel: {refundText(event.refundRule)}</p>
          </>
        )}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Complete Registration
        </PlainButton>
      </Stack>
    </form>
  );
}

const toGuest = ({
  attendeeName,
  attendeeEmail,
}: {
  attendeeName: string;
  attendeeEmail: string;
}) => ({
  attendeeName,
  ...(attendeeEmail.trim() && { attendeeEmail: attendeeEmail.trim() }),
});

const isOver = (error: unknown) =>
  error instanceof ApiError && ['already_registered', 'event_full'].includes(error.code);
