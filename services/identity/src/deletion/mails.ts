import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

interface Letter {
  to: string;
  publicUrl: string;
}

export const accountDeletedMail = ({ to, publicUrl }: Letter): Mail =>
  writeLetter({
    to,
    subject: 'Your Sidework account is deleted',
    heading: 'Your Sidework account is deleted',
    paragraphs: [
      'Nobody can bring it back. What we have to keep, we keep without your name; only the record of what you did as the guardian of a child, or for Sidework, names you.',
      'You are welcome to sign up again at any time.',
    ],
    button: { label: 'Sign up again', url: new URL(webAddresses.auth, publicUrl).href },
    closing: ['If you did not ask for this, please answer this mail.'],
  });

export const childDeletedMail = ({ to }: Pick<Letter, 'to'>): Mail =>
  writeLetter({
    to,
    subject: 'About a kids account at Sidework',
    heading: 'A kids account that you looked after is deleted',
    paragraphs: [
      'Nobody can bring it back. Messages of the child are kept for 12 months, for its safety alone, and then erased.',
    ],
    closing: ['If you know of no such account, please write to us.'],
  });
