import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Purpose } from '../tokens/table.ts';

/** These purposes go out by mail; the others are texted. */
export type MailedPurpose = Exclude<Purpose, 'sms' | 'phone_change'>;

export interface Letter {
  to: string;
  publicUrl: string;
  token: string;
  code: string;
  /** The page to go to afterwards; only one that redirects.ts allows. */
  redirectTo?: string | undefined;
}

/** The names of purposes in GoTrue's client. */
export const linkTypes = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
} as const satisfies Record<MailedPurpose, string>;

/** The page asks for a click before it uses the token: whatever merely opens the link consumes nothing. */
export function pageLink(
  purpose: MailedPurpose,
  { publicUrl, token, redirectTo }: Pick<Letter, 'publicUrl' | 'token' | 'redirectTo'>,
): string {
  const url = new URL(webAddresses.auth, publicUrl);
  url.searchParams.set('type', linkTypes[purpose]);
  url.searchParams.set('token_hash', token);
  if (redirectTo) url.searchParams.set('redirect_to', redirectTo);
  return url.href;
}

interface Wording {
  subject: string;
  opening: string;
  closing: string;
}

const wordings: Record<Exclude<MailedPurpose, 'reauthentication'>, Wording> = {
  signup: {
    subject: 'Confirm your e-mail address for Sidework',
    opening: `Welcome to Sidework!

Confirm that this address is yours, and your account is ready:`,
    closing: 'If you did not sign up, you need not do anything.',
  },
  invite: {
    subject: 'You are invited to Sidework',
    opening: `Hello,

you are invited to Sidework. Accept the invitation, and your account is ready:`,
    closing: 'If you did not expect it, you need not do anything.',
  },
  magiclink: {
    subject: 'Sign in to Sidework',
    opening: `Hello,

somebody asked to sign in to Sidework with this address. If it was you, go on here:`,
    closing: 'If it was not you, you need not do anything.',
  },
  recovery: {
    subject: 'Choose a new password for Sidework',
    opening: `Hello,

somebody asked to reset the password of your Sidework account. If it was you, choose a new one here:`,
    closing: 'If it was not you, you need not do anything.',
  },
  email_change_current: {
    subject: 'Confirm the change of your e-mail address at Sidework',
    opening: `Hello,

somebody asked to change the e-mail address of your Sidework account. If it was you, agree to it here:`,
    closing: 'If it was not you, do not open the link, and choose a new password.',
  },
  email_change_new: {
    subject: 'Confirm your new e-mail address for Sidework',
    opening: `Hello,

somebody asked to use this address for a Sidework account. If it was you, confirm that it is yours:`,
    closing: 'If it was not you, you need not do anything.',
  },
};

/** No page asks for the code of a reset. */
const linkAlone = 'The link works';

const linkOrCode = (code: string) => `Or type this code where you are asked for it: ${code}

Link and code work`;

export function mailFor(purpose: MailedPurpose, letter: Letter): Mail {
  const { to, code } = letter;
  if (purpose === 'reauthentication') return reauthenticationMail(letter);
  const { subject, opening, closing } = wordings[purpose];
  return {
    to,
    subject,
    text: `${opening}

${pageLink(purpose, letter)}

${purpose === 'recovery' ? linkAlone : linkOrCode(code)} once and for a short time only. ${closing}
`,
  };
}

const reauthenticationMail = ({ to, code }: Letter): Mail => ({
  to,
  subject: 'Your code for Sidework',
  text: `Hello,

you are about to change your Sidework account. Type this code to show that it is you: ${code}

It works once and for a short time only. If it was not you, choose a new password.
`,
});

export const alreadySignedUpMail = ({ to, publicUrl }: Pick<Letter, 'to' | 'publicUrl'>): Mail => ({
  to,
  subject: 'You already have a Sidework account',
  text: `Hello,

somebody signed up for Sidework with this address, but you have an account already. Sign in here:

${new URL(webAddresses.auth, publicUrl).href}

Should you have forgotten your password, you can choose a new one there. If it was not you who signed up, you need not do anything.
`,
});
