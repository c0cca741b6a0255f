import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import type { RegistrationView } from '@sidework/contracts/education-events/registrations';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { pricesOf } from './event-card.tsx';
import { registrationStates } from './registration-states.ts';
import type { useEvent } from './use-event.ts';

/** Visitors have none. */
const RegistrationForm = lazy(async () => ({
  default: (await import('./registration-form.tsx')).RegistrationForm,
}));

interface Props extends Pick<ReturnType<typeof useEvent>, 'register'> {
  event: EventDetail;
}

export function useSignIn(event: EventDetail) {
  const navigate = useNavigate();
  const session = useSession();
  function signIn() {
    toastFailure(texts.toastTitles.authenticationRequired, eventTexts.signInToRegister);
    void navigate(paths.auth, { state: { from: paths.event(event.id) } });
  }
  return { session, signIn };
}

/** A person who lost their seat is told the reason. */
export function Register({ event, register }: Props) {
  const navigate = useNavigate();
  const { session, signIn } = useSignIn(event);
  const isChild = session?.viewer.accountType === 'sidework_kids';
  const before = event.registration && registrationStates[event.registration.status];

  function onRegistered({ status }: RegistrationView) {
    if (status !== 'confirmed') return;
    toastSuccess(eventTexts.registered);
    void navigate(paths.events);
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
