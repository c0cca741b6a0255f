import {
  agreeToTerms,
  getTermsAgreement,
  termsVersion,
} from '@sidework/contracts/identity/terms/terms';
import { texts } from '@sidework/contracts/texts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { call, useApi } from '../../lib/api.ts';
import { useFocusMend } from '../../lib/focus-mend.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** Asks an adult for the latest terms, where they or a child they look after have no agreement to them yet. */
export function NewTerms() {
  const { data, mutate } = useApi(getTermsAgreement);
  if (!data?.isAsked) return null;
  // The text of another version comes with another release of the page.
  const isOtherRelease = data.version !== termsVersion;
  return (
    <Notice
      meaning="turn"
      title={data.agreedVersion ? 'Our terms have changed' : 'Please agree to our terms'}
      action={
        isOtherRelease ? (
          <PlainButton onClick={() => location.reload()}>Reload to read them</PlainButton>
        ) : (
          <AgreeButton
            onAgree={() =>
              mutate(call(agreeToTerms, { body: { version: termsVersion } }), { revalidate: false })
            }
          />
        )
      }
    >
      Read the <Link to={paths.terms}>Terms</Link>. You agree for yourself and for the children you
      look after.
    </Notice>
  );
}

function AgreeButton({ onAgree }: { onAgree: () => Promise<unknown> }) {
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);

  async function agree() {
    try {
      mendFocus();
      await onAgree();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <PlainButton ref={button} isBusy={isBusy} onClick={() => void run(agree)}>
      I agree
    </PlainButton>
  );
}
