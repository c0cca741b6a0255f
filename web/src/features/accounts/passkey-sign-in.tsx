import { getSettings } from '@sidework/contracts/identity/accounts/auth';
import { texts } from '@sidework/contracts/texts';
import { IconFingerprint } from '@tabler/icons-react';
import { useApi } from '../../lib/api.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { knowsWebAuthn } from '../../lib/web-authn.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { signInWithPasskey } from './account-commands.ts';

/** Stands only where browser and server know passkeys. */
export function PasskeySignIn({ onBegin }: { onBegin: () => void }) {
  const { data: settings } = useApi(getSettings, knowsWebAuthn() ? {} : null);
  const { isBusy, run } = useBusy();
  if (!settings?.passkeys_enabled) return null;

  const signIn = () =>
    run(async () => {
      onBegin();
      try {
        const isSignedIn = await signInWithPasskey();
        if (isSignedIn) toastSuccess(texts.auth.welcomeBack);
      } catch (error) {
        toastFailure(texts.toastTitles.loginFailed, securityMessageOf(error));
      }
    });

  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void signIn()}>
      <IconFingerprint size={20} aria-hidden />
      Sign in with a passkey
    </PlainButton>
  );
}
