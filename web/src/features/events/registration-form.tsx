import { useForm } from '@mantine/form';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import type {
  RegistrationView,
  RegistrationForm as Sent,
} from '@sidework/contracts/education-events/registrations';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  event: EventDetail;
  register: (form: Sent, idempotencyKey: string) => Promise<RegistrationView>;
  onRegistered: (registration: RegistrationView) => void;
  /** Who is registered already, or came too late. */
  onOver: () => void;
}

const words = eventTexts;

export function RegistrationForm({ event, register, onRegistered, onOver }: Props) {
  const viewer = useSession()?.viewer;
  const isChild = viewer?.accountType === 'sidework_kids';
  const form = useForm({
    initialValues: {
      attendeeName: viewer?.fullName ?? '',
      attendeeEmail: isChild ? '' : (viewer?.email ?? ''),
    },
    validate: {
      attendeeName: (name) => (name.trim() ? null : 'Full name is required'),
      attendeeEmail: (email) => (isChild || email.trim() ? null : 'Email is required'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: async ({ attendeeName, attendeeEmail }, key) => {
      try {
        return await register({ attendeeName, ...(!isChild && { attendeeEmail }) }, key);
      } catch (error) {
        if (isOver(error)) onOver();
        throw error;
      }
    },
    onSent: onRegistered,
    failed: words.registerFailed,
    messageOf,
  });
  return (
    <form noValidate aria-label="Register" onSubmit={onSubmit}>
      <Stack>
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
        {event.priceCents > 0 && <p>{words.paymentNote}</p>}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Complete Registration
        </PlainButton>
      </Stack>
    </form>
  );
}

const isOver = (error: unknown) =>
  error instanceof ApiError && ['already_registered', 'event_full'].includes(error.code);
