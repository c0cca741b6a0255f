import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { firstNameAndInitial, isPlainName } from '@sidework/chassis/people/plain-name';
import { webAddresses } from '@sidework/contracts/web-addresses';

export const linkHours = 72;
export const codeMinutes = 15;

interface Request {
  to: string;
  publicUrl: string;
  requestId: string;
  token: string;
  childName: string;
}

/** The page asks for clicks before it uses the token, so a program that opens the link does not use it up. */
function link({ publicUrl, requestId, token }: Request): string {
  const url = new URL(webAddresses.guardianConsent, publicUrl);
  url.searchParams.set('request', requestId);
  url.searchParams.set('token', token);
  return url.href;
}

export const consentRequestMail = (request: Request): Mail =>
  writeLetter({
    to: request.to,
    subject: 'A child asks for your consent at Sidework',
    heading: `${nameInMail(request.childName)} would like to use Sidework and named you as parent or guardian`,
    paragraphs: [
      'Sidework is a place where people find small jobs and help near them. Children of 13 to 17 have kids accounts there, for youth jobs such as raking leaves or walking dogs. They can do nothing without a parent or guardian.',
      'Read what we keep, who sees it and what you would agree to. You decide on the page, signed in with an account of your own, and you can take it back at any time.',
    ],
    button: { label: 'Read and decide', url: link(request) },
    closing: [
      `Opening the link gives nothing. It works once and for ${linkHours / 24} days.`,
      'If you do not agree, or do not know the child, you can ignore this mail: the account stays closed, and is deleted when nobody has agreed for 30 days.',
    ],
  });

interface Code {
  to: string;
  code: string;
  requestId: string;
}

/** It names its request, so that it is forgotten with it. */
export const consentCodeMail = ({ to, code, requestId }: Code): Mail =>
  writeLetter({
    to,
    subject: `${code} is the code for the consent to a kids account`,
    heading: 'Your code for the consent to a kids account',
    paragraphs: [
      'We mailed a link to this address, for the consent of a parent or guardian to a kids account at Sidework. It was opened with an account of another email address. To continue there, enter this code:',
    ],
    code,
    closing: [
      `It counts for ${codeMinutes} minutes. If it was not you who opened the link, do not give the code to anybody: without it nothing is agreed. The request has the number ${requestId}.`,
    ],
  });

export const secondConfirmationMail = ({ to, publicUrl }: { to: string; publicUrl: string }) =>
  writeLetter({
    to,
    subject: 'Was it you who agreed to a kids account at Sidework?',
    heading: 'Was it you who agreed to a kids account?',
    paragraphs: [
      'Yesterday someone agreed to a kids account at Sidework with your account. If it was you, you can ignore this mail.',
      'If it was not, or if you have changed your mind, take the consent back. The child can then do nothing, at once.',
    ],
    button: {
      label: 'See the accounts you look after',
      url: new URL(webAddresses.children, publicUrl).href,
    },
  });

/** Goes to the mailed address if the guardian agreed with an account of another address. */
export const linkUsedMail = ({ to, publicUrl }: { to: string; publicUrl: string }): Mail =>
  writeLetter({
    to,
    subject: 'Did you let someone agree to a kids account at Sidework?',
    heading: 'Did you let someone agree to a kids account?',
    paragraphs: [
      'Yesterday someone agreed to a kids account at Sidework by the link that we had mailed to you. They did so with an account of another email address. If that was you, or somebody you gave the link to, you can ignore this mail.',
      'If it was not, please write to us, so that we can stop the account.',
    ],
    button: { label: 'Write to us', url: new URL(webAddresses.contact, publicUrl).href },
  });

/** Anybody can call themselves anything, and have it mailed to anybody: what is no plain name is left out. */
export function nameInMail(fullName: string): string {
  const name = firstNameAndInitial(fullName);
  return isPlainName(name) ? name : 'A child';
}
