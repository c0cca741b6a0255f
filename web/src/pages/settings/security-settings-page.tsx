import { lazy, Suspense } from 'react';
import { EmailSection } from '../../features/accounts/email-section.tsx';
import { PasswordSection } from '../../features/accounts/password-section.tsx';
import { SignInAgain } from '../../features/accounts/sign-in-again.tsx';
import { SecondFactorSection } from '../../features/second-factors/second-factor-section.tsx';
import { SettingsSheet } from '../../ui/layout/settings-section.tsx';
import { SettingsPage } from './settings-page.tsx';

/** The last sections come after the first load, which is at its limit. */
const RecoveryCodeSection = lazy(async () => ({
  default: (await import('../../features/second-factors/recovery-code-section.tsx'))
    .RecoveryCodeSection,
}));
const PasskeySection = lazy(async () => ({
  default: (await import('../../features/passkeys/passkey-section.tsx')).PasskeySection,
}));
const SessionSection = lazy(async () => ({
  default: (await import('../../features/sessions/session-section.tsx')).SessionSection,
}));
const ApplicationSection = lazy(async () => ({
  default: (await import('../../features/applications/application-section.tsx')).ApplicationSection,
}));

export function SecuritySettingsPage() {
  return (
    <SettingsPage
      title="Security"
      purpose="How you sign in, what is asked for besides your password, and where you are signed in."
    >
      <SettingsSheet>
        <EmailSection />
        <PasswordSection />
        <SecondFactorSection />
        <Suspense>
          <RecoveryCodeSection />
          <PasskeySection />
          <SessionSection />
          <ApplicationSection />
        </Suspense>
      </SettingsSheet>
      <SignInAgain />
    </SettingsPage>
  );
}
