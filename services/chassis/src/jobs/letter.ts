import { letterHtml } from './letter-html.ts';
import type { Mail } from './mail.ts';

export interface Link {
  label: string;
  url: string;
}

/** The thing that a mail is about, drawn as a ticket. */
export interface MailTicket {
  title: string;
  facts?: string[];
  amount?: string | undefined;
}

/** The parts of a mail in the order in which they are read. Texts are plain; a line break in one stays. */
export interface LetterBody {
  heading: string;
  paragraphs?: string[];
  ticket?: MailTicket | undefined;
  /** A code to type. */
  code?: string | undefined;
  /** The one thing to do. */
  button?: Link | undefined;
  /** Small print below the button. */
  closing?: (string | Link)[];
}

export interface Letter extends LetterBody, Pick<Mail, 'to' | 'subject' | 'attachments'> {}

/** Writes a letter as plain text, and as HTML with the same words. */
export function writeLetter({ to, subject, attachments = [], ...body }: Letter): Mail {
  return { to, subject, attachments, text: letterText(body), html: letterHtml(body) };
}

function letterText(body: LetterBody): string {
  const { heading, paragraphs = [], ticket, code, button, closing = [] } = body;
  const parts = [
    heading,
    ...paragraphs,
    ticket && [ticket.title, ...(ticket.facts ?? []), ticket.amount].filter(Boolean).join('\n'),
    code,
    button && linkText(button),
    ...closing.map((each) => (typeof each === 'string' ? each : linkText(each))),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const linkText = ({ label, url }: Link) => `${label}:\n${url}`;

const longestSubject = 110;

/** A sentence as a subject: without its full stop, and short enough for a list of mails. */
export function subjectOf(sentence: string): string {
  const characters = [...sentence.replace(/\.$/, '')];
  if (characters.length <= longestSubject) return characters.join('');
  return `${characters
    .slice(0, longestSubject - 1)
    .join('')
    .trimEnd()}…`;
}
