import PostalMime, { type Address, type Email } from 'postal-mime';

export interface Mailbox {
  Name: string;
  Address: string;
}

/** A mail under the names that Mailpit's HTTP API gives its parts. */
export interface Mail {
  ID: string;
  MessageID: string;
  From: Mailbox;
  To: Mailbox[];
  Cc: Mailbox[];
  Bcc: Mailbox[];
  ReplyTo: Mailbox[];
  ReturnPath: string;
  Subject: string;
  Date: string;
  Text: string;
  HTML: string;
  Size: number;
  Attachments: Attachment[];
}

export interface Attachment {
  FileName: string;
  ContentType: string;
  ContentID: string;
  Size: number;
}

export interface Envelope {
  from: string;
  to: string[];
}

/** Keeps the envelope the way a mail server does, as headers above the message it received. */
export function withEnvelope(message: Buffer, { from, to }: Envelope): Buffer {
  const headers = [`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: ${address}`)];
  return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n`), message]);
}

export async function parseMail(id: string, received: Date, raw: Buffer): Promise<Mail> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const to = mailboxes(email.to);
  const cc = mailboxes(email.cc);
  return {
    ID: id,
    MessageID: (email.messageId ?? '').replace(/^<|>$/g, ''),
    From: mailboxes(email.from && [email.from])[0] ?? { Name: '', Address: '' },
    To: to,
    Cc: cc,
    Bcc: unnamedRecipients(email, [...to, ...cc]),
    ReplyTo: mailboxes(email.replyTo),
    ReturnPath: (email.returnPath ?? '').replace(/^<|>$/g, ''),
    Subject: email.subject ?? '',
    Date: received.toISOString(),
    Text: email.text ?? '',
    HTML: email.html ?? '',
    Size: raw.length,
    Attachments: email.attachments.map((attachment) => ({
      FileName: attachment.filename ?? '',
      ContentType: attachment.mimeType,
      ContentID: (attachment.contentId ?? '').replace(/^<|>$/g, ''),
      Size: byteLength(attachment.content),
    })),
  };
}

export function recipients(mail: Mail): Mailbox[] {
  return [...mail.To, ...mail.Cc, ...mail.Bcc];
}

function unnamedRecipients(email: Email, named: Mailbox[]): Mailbox[] {
  const known = new Set(named.map(({ Address }) => Address.toLowerCase()));
  return email.headers
    .filter(({ key, value }) => key === 'delivered-to' && !known.has(value.trim().toLowerCase()))
    .map(({ value }) => ({ Name: '', Address: value.trim() }));
}

function mailboxes(addresses: Address[] | undefined): Mailbox[] {
  return (addresses ?? []).flatMap((entry) =>
    (entry.group ?? [entry]).map(({ name, address }) => ({ Name: name, Address: address ?? '' })),
  );
}

function byteLength(content: ArrayBuffer | Uint8Array | string): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}
