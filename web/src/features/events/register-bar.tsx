import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { RefObject } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FootBar } from '../../ui/layout/foot-bar.tsx';
import { pricesOf } from './event-card.tsx';
import { mayRegister } from './may-register.ts';
import { useSignIn } from './register.tsx';

interface Props {
  event: EventDetail;
  form: RefObject<HTMLElement | null>;
}

/** On a phone the form stands far down, and this leads to it. */
export function RegisterBar({ event, form }: Props) {
  const { session, signIn } = useSignIn(event);
  if (!mayRegister(event, session?.viewer.accountType === 'sidework_kids')) return null;

  function goToForm() {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.focus({ preventScroll: true });
  }

  return (
    <FootBar until={form}>
      <strong>{pricesOf(event)}</strong>
      <PlainButton onClick={session ? goToForm : signIn}>Register Now</PlainButton>
    </FootBar>
  );
}
