import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

interface Letter {
  to: string;
  publicUrl: string;
}

const greeting = 'Hello,\n\n';

export const exportReadyMail = ({ to, publicUrl }: Letter): Mail => ({
  to,
  subject: 'Your data from Sidework is ready',
  text: `${greeting}everything that Sidework keeps of you is in one file now. You can download it for seven days:

${new URL(webAddresses.dataSettings, publicUrl).href}

If you did not ask for it, choose a new password.
`,
});

/** Goes to the guardians of a child, and names no one. */
export const childExportReadyMail = ({ to, publicUrl }: Letter): Mail => ({
  to,
  subject: 'About a kids account at Sidework',
  text: `${greeting}everything that Sidework keeps of a kids account that you look after was gathered in one file, as you or the child asked. Whoever asked can download it for seven days:

${new URL(webAddresses.children, publicUrl).href}
`,
});
