import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import type { RegistrationView } from '@sidework/contracts/education-events/registrations';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { isFull, pricesOf } from './event-card.tsx';
import { HeldSeat } from './held-seat.tsx';
import { registrationStates } from './registration-states.ts';
import type { useEvent } from './use-event.ts';

/** Visitors have none. */
const RegistrationForm = lazy(async () => ({
  default: (await import('./registration-form.tsx')).RegistrationForm,
}));

interface Props {
  event: EventDetail;
  register: ReturnType<typeof useEvent>['register'];
  reload: () => unknown;
}

/** A person without a registration gets the form. */
export function EventRegistration(props: Props) {
  const { event, reload } = props;
  const { registration } = event;
  if (registration?.status === 'confirmed')
    return (
      <Card title="You are registered" meaning="open">
        <LinkButton to={paths.ticket(registration.id)}>Your ticket</LinkButton>
      </Card>
    );
  if (registration?.status === 'held')
    return (
      <HeldSeat {...registration} priceCents={registration.paymentAmountCents} onOver={reload} />
    );
  if (registration?.status === 'awaiting_guardian')
    return (
      <Notice meaning="waiting" title="Waiting for your guardian">
        {eventTexts.waitsForGuardian}
      </Notice>
    );
  if (event.status === 'cancelled')
    return (
      <Notice meaning="error" title="This event does not take place">
        {event.cancelReason}
      </Notice>
    );
  if (event.status !== 'upcoming') return <Notice meaning="over">This event is over.</Notice>;
  if (isFull(event)) return <Notice meaning="error">{eventTexts.full}</Notice>;
  return <Register {...props} />;
}

/** A person who lost their seat is told the reason. */
function Register({ event, register }: Props) {
  const navigate = useNavigate();
  const session = useSession();
  const isChild = session?.viewer.accountType === 'sidework_kids';
  const before = event.registration && registrationStates[event.registration.status];

  function onRegistered({ status }: RegistrationView) {
    if (status !== 'confirmed') return;
    toastSuccess(eventTexts.registered);
    void navigate(paths.events);
  }
  function signIn() {
    toastFailure(texts.toastTitles.authenticationRequired, eventTexts.signInToRegister);
    void navigate(paths.auth, { state: { from: paths.event(event.id) } });
  }

  if (isChild && !event.allowsKids)
    return <Notice meaning="over">This event is not open to young people.</Notice>;
  return (
    <Card title={pricesOf(event)}>
      {before && <Notice meaning="over">Your last registration: {before.word}.</Notice>}
      {session ? (
        <Suspense fallback={<ListSkeleton rows={1} label="Loading the form" />}>
          <RegistrationForm
            event={event}
            register={register}
            onRegistered={onRegistered}
            onOver={() => void navigate(paths.events)}
          />
        </Suspense>
      ) : (
        <>
          <p>{eventTexts.signInToRegister}</p>
          <PlainButton onClick={signIn}>Register Now</PlainButton>
        </>
      )}
    </Card>
  );
}
