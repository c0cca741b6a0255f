import { type MailTicket, writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import type { NotificationKind } from '@sidework/contracts/network-chat/notification-kinds';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { mailSubject } from '../notifications/sentence.ts';
import { buttonLabel } from './wording.ts';

interface MailContent {
  to: string;
  kind: NotificationKind;
  sentence: string;
  ticket?: MailTicket | undefined;
  path: string;
  /** The person of the sentence is a child. */
  isOfChild: boolean;
}

/** The mail never holds more than the sentence and its work: messages are read on the site. */
export function composeMail(
  { to, kind, sentence, ticket, path, isOfChild }: MailContent,
  publicUrl: string,
): Mail {
  const at = (page: string) => new URL(page, publicUrl).href;
  return writeLetter({
    to,
    subject: mailSubject(kind, sentence, isOfChild),
    heading: sentence,
    ticket,
    button: { label: buttonLabel(kind), url: at(path) },
    closing: [
      'You receive these mails because they are turned on in your settings.',
      { label: 'Choose what is mailed to you', url: at(webAddresses.notificationSettings) },
    ],
  });
}
