import { writeLetter } from '@sidework/chassis/jobs/letter';
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

/** The page asks for a click before it uses the token, so a program that opens the link does not use it up. */
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
  says: string;
  button: string;
  closing: string;
}

const wordings: Record<Exclude<MailedPurpose, 'reauthentication'>, Wording> = {
  signup: {
    subject: 'Confirm your email address for Sidework',
    says: 'Welcome to Sidework! Confirm that this address is yours, and your account is ready.',
    button: 'Confirm my address',
    closing: 'If you did not sign up, you can ignore this mail.',
  },
  invite: {
    subject: 'You are invited to Sidework',
    says: 'Accept the invitation, and your account is ready.',
    button: 'Accept the invitation',
    closing: 'If you did not expect it, you can ignore this mail.',
  },
  magiclink: {
    subject: 'Sign in to Sidework',
    says: 'Someone asked to sign in to Sidework with this address. If it was you, continue here.',
    button: 'Sign in',
    closing: 'If it was not you, you can ignore this mail.',
  },
  recovery: {
    subject: 'Choose a new password for Sidework',
    says: 'Someone asked to reset the password of your Sidework account. If it was you, choose a new one here.',
    button: 'Choose a new password',
    closing: 'If it was not you, you can ignore this mail.',
  },
  email_change_current: {
    subject: 'Confirm the change of your email address at Sidework',
    says: 'Someone asked to change the email address of your Sidework account. If it was you, agree to it here.',
    button: 'Agree to the change',
    closing: 'If it was not you, do not open the link, and choose a new password.',
  },
  email_change_new: {
    subject: 'Confirm your new email address for Sidework',
    says: 'Someone asked to use this address for a Sidework account. If it was you, confirm that it is yours.',
    button: 'Confirm my new address',
    closing: 'If it was not you, you can ignore this mail.',
  },
};

/** No page asks for the code of a reset. */
const linkAlone = 'The link works';

const linkOrCode = (code: string) => `Or type this code where you are asked for it: ${code}

Link and code work`;

export function mailFor(purpose: MailedPurpose, letter: Letter): Mail {
  const { to, code } = letter;
  if (purpose === 'reauthentication') return reauthenticationMail(letter);
  const { subject, says, button, closing } = wordings[purpose];
  const works = purpose === 'recovery' ? linkAlone : linkOrCode(code);
  return writeLetter({
    to,
    subject,
    heading: subject,
    paragraphs: [says],
    button: { label: button, url: pageLink(purpose, letter) },
    closing: [`${works} once and for a short time only. ${closing}`],
  });
}

const reauthenticationMail = ({ to, code }: Letter): Mail =>
  writeLetter({
    to,
    subject: 'Your code for Sidework',
    heading: 'Your code for Sidework',
    paragraphs: ['You are about to change your account. Type this code to show that it is you:'],
    code,
    closing: ['It works once and for a short time only. If it was not you, choose a new password.'],
  });

export const alreadySignedUpMail = ({ to, publicUrl }: Pick<Letter, 'to' | 'publicUrl'>): Mail =>
  writeLetter({
    to,
    subject: 'You already have a Sidework account',
    heading: 'You already have a Sidework account',
    paragraphs: [
      'Someone signed up for Sidework with this address, but you already have an account.',
    ],
    button: { label: 'Sign in', url: new URL(webAddresses.auth, publicUrl).href },
    closing: [
      'If you have forgotten your password, you can choose a new one there. If it was not you who signed up, you can ignore this mail.',
    ],
  });
