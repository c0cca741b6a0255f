import type { Mail } from '@sidework/chassis/mail';
import { firstNameAndInitial, isPlainName } from '../profiles/public-card.ts';

export const linkHours = 72;

interface Request {
  to: string;
  publicUrl: string;
  requestId: string;
  token: string;
  childName: string;
}

/** The page asks for clicks before it uses the token: whatever merely opens the link consumes nothing. */
function link({ publicUrl, requestId, token }: Request): string {
  const url = new URL('/guardian/consent', publicUrl);
  url.searchParams.set('request', requestId);
  url.searchParams.set('token', token);
  return url.href;
}

export const consentRequestMail = (request: Request): Mail => ({
  to: request.to,
  subject: 'A child asks for your consent at Sidework',
  text: `Hello,

${nameInMail(request.childName)} would like to use Sidework and named you as parent or guardian.

Sidework is a place where people find small jobs and help near them. Children of 13 to 17 have kids accounts there, for youth jobs such as raking leaves or walking dogs. They can do nothing without a parent or guardian.

Here you can read what we keep, who sees it and what you would agree to:

${link(request)}

Opening the link gives nothing. You decide on the page, after you signed in with an account of your own, and you can take it back at any time. The link works once and for ${linkHours / 24} days.

If you do not agree, or do not know the child, you need not do anything: the account stays closed, and is deleted when nobody has agreed for 30 days.
`,
});

export const secondConfirmationMail = ({ to, publicUrl }: { to: string; publicUrl: string }) => ({
  to,
  subject: 'Was it you who agreed to a kids account at Sidework?',
  text: `Hello,

yesterday somebody agreed to a kids account at Sidework with your account. If it was you, you need not do anything.

If it was not, or if you have changed your mind, take the consent back here. The child can then do nothing, at once:

${new URL('/guardian', publicUrl).href}
`,
});

/** Anybody can call themselves anything, and have it mailed to anybody: what is no plain name is left out. */
export function nameInMail(fullName: string): string {
  const name = firstNameAndInitial(fullName);
  return isPlainName(name) ? name : 'A child';
}
