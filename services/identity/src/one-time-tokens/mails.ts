import type { Mail } from '@sidework/chassis/mail';
import type { Purpose } from './table.ts';

/** The page asks for a click before it uses the token: whatever merely opens the link consumes nothing. */
function link(publicUrl: string, purpose: Purpose, token: string): string {
  const url = new URL('/auth', publicUrl);
  url.searchParams.set('type', purpose);
  url.searchParams.set('token_hash', token);
  return url.href;
}

interface Letter {
  to: string;
  publicUrl: string;
  token: string;
}

export const recoveryMail = ({ to, publicUrl, token }: Letter): Mail => ({
  to,
  subject: 'Choose a new password for Sidework',
  text: `Hello,

somebody asked to reset the password of your Sidework account. If it was you, choose a new one here:

${link(publicUrl, 'recovery', token)}

The link works once and for a short time only. If it was not you, you need not do anything.
`,
});

export const confirmationMail = ({ to, publicUrl, token }: Letter): Mail => ({
  to,
  subject: 'Confirm your e-mail address for Sidework',
  text: `Welcome to Sidework!

Confirm that this address is yours, and your account is ready:

${link(publicUrl, 'signup', token)}

The link works once and for a short time only. If you did not sign up, you need not do anything.
`,
});

export const alreadySignedUpMail = ({ to, publicUrl }: Omit<Letter, 'token'>): Mail => ({
  to,
  subject: 'You already have a Sidework account',
  text: `Hello,

somebody signed up for Sidework with this address, but you have an account already. Sign in here:

${new URL('/auth', publicUrl).href}

Should you have forgotten your password, you can choose a new one there. If it was not you who signed up, you need not do anything.
`,
});
