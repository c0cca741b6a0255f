import type { Mail } from '@sidework/chassis/jobs/mail';
import { webAddresses } from '@sidework/contracts/web-addresses';

interface MailContent {
  to: string;
  subject: string;
  sentence: string;
  path: string;
}

/** The mail never holds more than the sentence: what was written is read on the site. */
export function composeMail({ to, subject, sentence, path }: MailContent, publicUrl: string): Mail {
  const at = (page: string) => new URL(page, publicUrl).href;
  return {
    to,
    subject: `Sidework: ${subject}`,
    text: `${sentence}

${at(path)}

You get this mail because you have not turned it off. Choose what is mailed to you:
${at(webAddresses.notificationSettings)}
`,
  };
}
