import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { LinkType } from '../../features/accounts/account-commands.ts';
import { NewPasswordForm } from '../../features/accounts/new-password-form.tsx';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { useSession, useUnfinishedSession } from '../../lib/session.ts';
import classes from './auth-page.module.css';
import { AuthTabs } from './auth-tabs.tsx';

/** Steps that few people meet, and that bring style sheets of their own. */
const ConfirmEmailNote = lazy(async () => ({
  default: (await import('../../features/accounts/confirm-email-note.tsx')).ConfirmEmailNote,
}));

const MailLinkStep = lazy(async () => ({
  default: (await import('../../features/accounts/mail-link-step.tsx')).MailLinkStep,
}));

const SecondFactorStep = lazy(async () => ({
  default: (await import('../../features/second-factors/second-factor-step.tsx')).SecondFactorStep,
}));

type Step = 'tabs' | 'mail-link' | 'new-password' | 'confirm-email';

const titles: Record<Step | 'second-factor', string> = {
  'second-factor': 'One more step',
  tabs: 'Welcome to Sidework',
  'mail-link': 'You are almost there',
  'new-password': 'Choose a new password',
  'confirm-email': 'Check your mail',
};

export function AuthPage() {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const unfinished = useUnfinishedSession();
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
  // Whatever else is to be done here, a sign-in is finished first.
  const shown = unfinished ? 'second-factor' : step;
  const heading = usePageHeading(titles[shown]);

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
        {titles[shown]}
      </h1>
      <div className={classes.card}>
        <Suspense>
          {unfinished && (
            <SecondFactorStep key={unfinished.viewer.id} factors={unfinished.factors} />
          )}
          {shown === 'tabs' && (
            <AuthTabs
              onSignIn={() => setDestination(from)}
              onSignUp={() => setDestination(paths.profileSetup)}
              onUnconfirmed={(address) => {
                setEmail(address);
                setStep('confirm-email');
              }}
            />
          )}
          {shown === 'mail-link' && tokenHash && (
            <MailLinkStep type={linkType} tokenHash={tokenHash} onOpened={goOnFromLink} />
          )}
          {shown === 'new-password' && (
            <NewPasswordForm onDone={() => void navigate(paths.home, { replace: true })} />
          )}
          {shown === 'confirm-email' && <ConfirmEmailNote email={email} onBack={goBackToLogin} />}
        </Suspense>
      </div>
    </div>
  );
}
