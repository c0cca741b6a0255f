import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

/** Owners are told of these, so that they notice changes that they did not make. */
const happenings = {
  password_changed: 'The password of your Sidework account was changed.',
  email_changed: 'The email address of your Sidework account was changed.',
  phone_changed: 'The phone number of your Sidework account was changed.',
  factor_added: 'A second step was added to your Sidework account. Signing in asks for it now.',
  factor_removed: 'A second step was removed from your Sidework account.',
  recovery_codes_made:
    'Recovery codes were made for your Sidework account. Those from before no longer work.',
  recovery_codes_removed: 'The recovery codes of your Sidework account were removed.',
  passkey_added: 'A passkey was added to your Sidework account. It signs in without a password.',
  passkey_removed: 'A passkey was removed from your Sidework account.',
  provider_linked:
    'Another way to sign in was linked to your Sidework account. It signs in without a password.',
  provider_unlinked: 'A way to sign in was taken away from your Sidework account.',
} as const;
export type Happening = keyof typeof happenings;

export interface Notice {
  to: string;
  publicUrl: string;
  happening: Happening;
  /** The ways in besides the password, if the owner had to recover the account. */
  opening?: string[];
}

export function noticeMail({ to, publicUrl, happening, opening = [] }: Notice): Mail {
  const others = [
    'These are part of signing in, too. Remove what you do not know:',
    opening.map((each) => `- ${each}`).join('\n'),
  ];
  return writeLetter({
    to,
    subject: 'Your Sidework account was changed',
    heading: happenings[happening],
    paragraphs: [
      ...(opening.length > 0 ? others : []),
      'If it was you, you can ignore this mail. If it was not, choose a new password at once, and check how you sign in.',
    ],
    button: {
      label: 'Check how I sign in',
      url: new URL(webAddresses.securitySettings, publicUrl).href,
    },
  });
}
