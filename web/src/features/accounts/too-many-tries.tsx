import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { mailSignInLink } from './account-commands.ts';

interface Props {
  /** It tells the limit and the time to wait, and stays after its toast. */
  text: string;
  email: string;
}

/** A way in for who may try no more passwords just now: others may have tried them. */
export function TooManyTries({ text, email }: Props) {
  const [isMailed, setMailed] = useState(false);
  const { isBusy, run } = useBusy();

  const mailLink = () =>
    run(async () => {
      try {
        await mailSignInLink(email);
        setMailed(true);
      } catch (error) {
        toastFailure(texts.toastTitles.error, authMessageOf(error));
      }
    });

  return (
    <Panel label="Sign in another way">
      <p>
        <strong>{text}</strong>
      </p>
      <Words role="status">
        {isMailed
          ? `If ${email} has an account, a link that signs you in is on its way to it.`
          : 'You need not wait: we can mail you a link that signs you in without your password.'}
      </Words>
      {!isMailed && (
        <PlainButton variant="default" isBusy={isBusy} onClick={() => void mailLink()}>
          Mail me a link
        </PlainButton>
      )}
    </Panel>
  );
}
