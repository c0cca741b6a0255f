import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

interface Summary {
  ID: string;
  Subject: string;
}

const mailbox = () => {
  const url = process.env.SIDEWORK_MAILBOX_URL;
  if (!url) throw new Error('SIDEWORK_MAILBOX_URL says where the mailbox is.');
  return url;
};

/** The text of the newest mail to `address` whose subject matches, as soon as it has arrived. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  const reply = await fetch(await addressOfMail(address, subject));
  return ((await reply.json()) as { Text: string }).Text;
}

/** Attachments are found by name. */
export async function attachmentsTo(
  address: string,
  subject: RegExp,
): Promise<Map<string | null, Buffer>> {
  const reply = await fetch(`${await addressOfMail(address, subject)}/raw`);
  const { attachments } = await PostalMime.parse(await reply.arrayBuffer(), {
    attachmentEncoding: 'arraybuffer',
  });
  return new Map(
    attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer)]),
  );
}

async function addressOfMail(address: string, subject: RegExp): Promise<string> {
  let found: Summary | undefined;
  await expect(async () => {
    const query = encodeURIComponent(`to:${address}`);
    const reply = await fetch(`${mailbox()}/api/v1/search?query=${query}`);
    const { messages } = (await reply.json()) as { messages: Summary[] };
    found = messages.find((mail) => subject.test(mail.Subject));
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return `${mailbox()}/api/v1/message/${found?.ID}`;
}
