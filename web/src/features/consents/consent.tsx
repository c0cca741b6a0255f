import type { ConsentGiven } from '@sidework/contracts/identity/family/consents';
import { useEffect, useRef, useState } from 'react';
import { exactText } from '../../lib/dates.ts';
import { AgreeForm } from './agree-form.tsx';
import { Agreed } from './agreed.tsx';
import classes from './consent-parts.module.css';
import { NoLink } from './no-link.tsx';
import { OpenRequest } from './open-request.tsx';
import { useConsentRequest } from './use-consent-request.ts';
import { WayToAgree } from './way-to-agree.tsx';
import { WhatWeKeep } from './what-we-keep.tsx';

interface Props {
  /** A form is to be printed and signed next. */
  onForm: (consentId: string) => void;
}

/** From the link of a mail to a consent, step by step on one page. */
export function Consent({ onForm }: Props) {
  const { draft, look, agree, sendCode } = useConsentRequest();
  const [given, setGiven] = useState<ConsentGiven | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { link, request } = draft;

  // The button that opened it is gone; at the return from signing in, the page's own heading has the focus.
  useEffect(() => {
    if (request && document.activeElement === document.body) heading.current?.focus();
  }, [request]);

  function goOn(consent: ConsentGiven) {
    if (consent.status === 'waiting_for_form') onForm(consent.consentId);
    else setGiven(consent);
  }

  if (given && request) return <Agreed given={given} childName={request.childName} />;
  if (!link) return <NoLink />;
  if (!request) return <OpenRequest look={look} />;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {request.childName} would like to use Sidework
      </h2>
      <p className={classes.lead}>This request is open until {exactText(request.expiresAt)}.</p>
      <WayToAgree />
      <WhatWeKeep />
      <AgreeForm agree={agree} sendCode={sendCode} onAgreed={goOn} />
    </>
  );
}
