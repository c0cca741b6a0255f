import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

interface Form {
  to: string;
  publicUrl: string;
  consentId: string;
}

/** The address of the page stands nowhere else once the page is closed. It says nothing to who is signed in as another. */
export const formMail = ({ to, publicUrl, consentId }: Form): Mail =>
  writeLetter({
    to,
    subject: 'The form to sign for a kids account at Sidework',
    heading: 'The form to sign for a kids account',
    paragraphs: [
      'You have agreed to a kids account at Sidework, and want to confirm it with a signed form. Print the form, sign it, and send us a photo or scan of it. Your consent counts once one of us has looked at it.',
    ],
    button: {
      label: 'Open the form',
      url: new URL(webAddresses.guardianConsentForm(consentId), publicUrl).href,
    },
    closing: [
      'We wait 30 days for the form. If it was not you who agreed, you can ignore this mail: without the form, nothing counts.',
    ],
  });
