import {
  agreeToTerms,
  getTermsAgreement,
  termsVersion,
} from '@sidework/contracts/identity/terms/terms';
import { texts } from '@sidework/contracts/texts';
import { Link } from 'react-router-dom';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** Asks an adult for the version of the terms that they have not agreed to yet. */
export function NewTerms() {
  const { data, mutate } = useApi(getTermsAgreement);
  const { isBusy, run } = useBusy();
  if (!data || data.agreedVersion === termsVersion) return null;
  const { agreedVersion } = data;

  async function agree() {
    try {
      await mutate(call(agreeToTerms, { body: { version: termsVersion } }), { revalidate: false });
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Notice
      meaning="turn"
      title={agreedVersion ? 'Our terms have changed' : 'Please agree to our terms'}
      action={
        <PlainButton isBusy={isBusy} onClick={() => void run(agree)}>
          I agree
        </PlainButton>
      }
    >
      Read the <Link to={paths.terms}>Terms</Link>. You agree for yourself and for the children you
      look after.
    </Notice>
  );
}
