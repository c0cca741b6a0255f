import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { LinkType } from '../../features/accounts/account-commands.ts';
import { ConfirmEmailNote } from '../../features/accounts/confirm-email-note.tsx';
import { MailLinkStep } from '../../features/accounts/mail-link-step.tsx';
import { NewPasswordForm } from '../../features/accounts/new-password-form.tsx';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import classes from './auth-page.module.css';
import { AuthTabs } from './auth-tabs.tsx';

type Step = 'tabs' | 'mail-link' | 'new-password' | 'confirm-email';

const titles: Record<Step, string> = {
  tabs: 'Welcome to Sidework',
  'mail-link': 'You are almost there',
  'new-password': 'Choose a new password',
  'confirm-email': 'Check your mail',
};

export function AuthPage() {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [query] = useSearchParams();
  const tokenHash = query.get('token_hash');
  const linkType = (query.get('type') ?? 'recovery') as LinkType;

  const from = returnPath(state?.from);
  const [destination, setDestination] = useState<string>(from);
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>(() => {
    if (tokenHash) return 'mail-link';
    return hash.includes('type=recovery') ? 'new-password' : 'tabs';
  });
  const heading = usePageHeading(titles[step]);

  if (session && (step === 'tabs' || step === 'confirm-email'))
    // Only profile setup goes on to where the person was sent from; elsewhere `from` names the list a page was found in.
    return (
      <Navigate
        to={destination}
        replace
        {...(destination === paths.profileSetup && { state: { from } })}
      />
    );

  function goOnFromLink() {
    const isReset = linkType === 'recovery';
    if (isReset) setStep('new-password');
    // The used token leaves the address, and with it the history.
    void navigate(isReset ? paths.auth : paths.profileSetup, { replace: true });
  }

  function goBackToLogin() {
    setStep('tabs');
    void navigate('.', { replace: true, state: { ...state, tab: 'login' } });
  }

  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {titles[step]}
      </h1>
      <div className={classes.card}>
        {step === 'tabs' && (
          <AuthTabs
            onSignIn={() => setDestination(from)}
            onSignUp={() => setDestination(paths.profileSetup)}
            onUnconfirmed={(address) => {
              setEmail(address);
              setStep('confirm-email');
            }}
          />
        )}
        {step === 'mail-link' && tokenHash && (
          <MailLinkStep type={linkType} tokenHash={tokenHash} onOpened={goOnFromLink} />
        )}
        {step === 'new-password' && (
          <NewPasswordForm onDone={() => void navigate(paths.home, { replace: true })} />
        )}
        {step === 'confirm-email' && <ConfirmEmailNote email={email} onBack={goBackToLogin} />}
      </div>
    </div>
  );
}
