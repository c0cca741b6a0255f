import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

interface Letter {
  to: string;
  publicUrl: string;
}

const greeting = 'Hello,\n\n';

export const accountDeletedMail = ({ to, publicUrl }: Letter): Mail => ({
  to,
  subject: 'Your Sidework account is deleted',
  text: `${greeting}your Sidework account is deleted, and nobody can bring it back. What we have to keep, we keep without your name; only the record of what you did as the guardian of a child, or for Sidework, names you.

You are welcome to begin anew at any time:

${new URL(webAddresses.auth, publicUrl).href}

If you did not ask for this, please answer this mail.
`,
});

export const childDeletedMail = ({ to }: Pick<Letter, 'to'>): Mail => ({
  to,
  subject: 'About a kids account at Sidework',
  text: `${greeting}a kids account that you looked after is deleted, and nobody can bring it back. Messages of the child are kept for 12 months, for its safety alone, and then erased.

If you know of no such account, please write to us.
`,
});
