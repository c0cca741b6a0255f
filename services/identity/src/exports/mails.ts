import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

interface Letter {
  to: string;
  publicUrl: string;
}

export const exportReadyMail = ({ to, publicUrl }: Letter): Mail =>
  writeLetter({
    to,
    subject: 'Your data from Sidework is ready',
    heading: 'Your data from Sidework is ready',
    paragraphs: [
      'Everything that Sidework keeps about you is in one file now. You can download it for seven days.',
    ],
    button: { label: 'Download it', url: new URL(webAddresses.dataSettings, publicUrl).href },
    closing: ['If you did not ask for it, choose a new password.'],
  });

/** Goes to the guardians of a child, and names no one. */
export const childExportReadyMail = ({ to, publicUrl }: Letter): Mail =>
  writeLetter({
    to,
    subject: 'About a kids account at Sidework',
    heading: 'The data of a kids account is ready',
    paragraphs: [
      'Everything that Sidework keeps about a kids account that you look after was gathered in one file, as you or the child asked. The person who asked can download it for seven days.',
    ],
    button: { label: 'See the account', url: new URL(webAddresses.children, publicUrl).href },
  });
