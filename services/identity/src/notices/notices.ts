import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

/** Owners are told of these, so that they notice changes that they did not make. */
const happenings = {
  password_changed: 'the password of your Sidework account was changed.',
  email_changed: 'the e-mail address of your Sidework account was changed.',
  phone_changed: 'the phone number of your Sidework account was changed.',
  factor_added: 'a second step was added to your Sidework account. Signing in asks for it now.',
  factor_removed: 'a second step was removed from your Sidework account.',
  recovery_codes_made:
    'recovery codes were made for your Sidework account. Those from before no longer work.',
  recovery_codes_removed: 'the recovery codes of your Sidework account were removed.',
  passkey_added: 'a passkey was added to your Sidework account. It signs in without a password.',
  passkey_removed: 'a passkey was removed from your Sidework account.',
  provider_linked:
    'another way to sign in was linked to your Sidework account. It signs in without a password.',
  provider_unlinked: 'a way to sign in was taken away from your Sidework account.',
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
  const review = new URL(webAddresses.securitySettings, publicUrl).href;
  const others =
    opening.length === 0
      ? ''
      : `
These are part of signing in, too. Remove what you do not know:

${opening.map((each) => `- ${each}`).join('\n')}
`;
  return {
    to,
    subject: 'Your Sidework account was changed',
    text: `Hello,

${happenings[happening]}
${others}
If it was you, you need not do anything. If it was not, choose a new password at once, and look through how you sign in:

${review}
`,
  };
}
