import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { NoticePage } from '../../ui/notices/notice-page.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { Scene } from '../../ui/scenes/scene.tsx';
import { resendConfirmation } from './account-commands.ts';

export function ConfirmEmailNote({ email, onBack }: { email: string; onBack: () => void }) {
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    try {
      await resendConfirmation(email);
      toastSuccess('We sent you the confirmation again');
    } catch (error) {
      toastFailure(texts.toastTitles.error, authMessageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <NoticePage
      drawing={<Scene name="mailbox" shape="empty" />}
      title={<h2>{texts.auth.emailNotConfirmed}</h2>}
      text={
        <>
          We sent a link to <strong>{email}</strong>. Open it to go on; your profile comes next.
        </>
      }
    >
      <PlainButton isBusy={isBusy} onClick={() => void resend()}>
        Send the email again
      </PlainButton>
      <PlainButton variant="subtle" onClick={onBack}>
        Back to login
      </PlainButton>
    </NoticePage>
  );
}
