import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { linkTypeOf } from '../../features/accounts/account-commands.ts';
import { NewPasswordForm } from '../../features/accounts/new-password-form.tsx';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { useSession, useUnfinishedSession } from '../../lib/session.ts';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import classes from './auth.module.css';
import { AuthTabs } from './auth-tabs.tsx';
import { choosesPassword, targetOf } from './mail-link.ts';

/** Steps that few people meet, and that bring style sheets of their own. */
const ConfirmEmailNote = lazy(async () => ({
  default: (await import('../../features/accounts/confirm-email-note.tsx')).ConfirmEmailNote,
}));

const MailLinkStep = lazy(async () => ({
  default: (await import('../../features/accounts/mail-link-step.tsx')).MailLinkStep,
}));

const HalfChangedNote = lazy(async () => ({
  default: (await import('../../features/accounts/half-changed-note.tsx')).HalfChangedNote,
}));

const SecondFactorStep = lazy(async () => ({
  default: (await import('../../features/second-factors/second-factor-step.tsx')).SecondFactorStep,
}));

type Step = 'tabs' | 'mail-link' | 'new-password' | 'half-changed' | 'confirm-email';

const titles: Record<Step | 'second-factor', string> = {
  'second-factor': 'One more step',
  tabs: 'Welcome to Sidework',
  'mail-link': 'You are almost there',
  'new-password': 'Choose a new password',
  'half-changed': 'One of two is confirmed',
  'confirm-email': 'Check your mail',
};

export function AuthPage() {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const unfinished = useUnfinishedSession();
  const [query] = useSearchParams();
  const tokenHash = query.get('token_hash');
  const [linkType] = useState(() => linkTypeOf(query.get('type')));

  const from = returnPath(state?.from);
  const [destination, setDestination] = useState<string>(from);
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>(() => {
    if (tokenHash) return 'mail-link';
    return hash.includes('type=recovery') ? 'new-password' : 'tabs';
  });
  // An unfinished sign-in comes before anything else on this page.
  const shown = unfinished ? 'second-factor' : step;
  const [isExpired, setExpired] = useState(false);
  const title = shown === 'mail-link' && isExpired ? 'This link no longer works' : titles[shown];
  const heading = usePageHeading(title);

  // Another step takes the focused button with it; those with a field of their own focus that.
  const titleBefore = useRef(title);
  useEffect(() => {
    const isAnother = titleBefore.current !== title;
    titleBefore.current = title;
    if (isAnother && document.activeElement === document.body) heading.current?.focus();
  }, [title, heading]);

  if (session && (step === 'tabs' || step === 'confirm-email'))
    // Only profile setup goes on to where the person was sent from; elsewhere `from` names the list a page was found in.
    return (
      <Navigate
        to={destination}
        replace
        {...(destination === paths.profileSetup && { state: { from } })}
      />
    );

  /** The used token leaves the address, and with it the history. */
  function goOnFromLink(isSignedIn: boolean) {
    const target = isSignedIn ? targetOf(linkType, query.get('redirect_to')) : from;
    setDestination(target);
    if (!isSignedIn) setStep('half-changed');
    else setStep(choosesPassword.has(linkType) ? 'new-password' : 'tabs');
    if (isSignedIn && linkType === 'email_change') toastSuccess('Your email address is changed');
    // Profile setup leads on to `from` itself.
    const after = target === paths.profileSetup ? paths.home : target;
    void navigate(paths.auth, { replace: true, state: { from: after } });
  }

  function goBackToLogin() {
    setStep('tabs');
    void navigate('.', { replace: true, state: { ...state, tab: 'login' } });
  }

  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <div className={classes.card}>
        <Suspense key={shown} fallback={<p role="status">Loading the next step…</p>}>
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
            <MailLinkStep
              type={linkType}
              tokenHash={tokenHash}
              onOpened={goOnFromLink}
              onExpired={() => setExpired(true)}
              onBack={goBackToLogin}
            />
          )}
          {shown === 'new-password' && (
            <NewPasswordForm onDone={() => void navigate(destination, { replace: true })} />
          )}
          {shown === 'half-changed' && <HalfChangedNote />}
          {shown === 'confirm-email' && <ConfirmEmailNote email={email} onBack={goBackToLogin} />}
        </Suspense>
      </div>
    </div>
  );
}
