import { expect } from '@playwright/test';

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
  let found: Summary | undefined;
  await expect(async () => {
    const query = encodeURIComponent(`to:${address}`);
    const reply = await fetch(`${mailbox()}/api/v1/search?query=${query}`);
    const { messages } = (await reply.json()) as { messages: Summary[] };
    found = messages.find((mail) => subject.test(mail.Subject));
    expect(found, `a mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  const reply = await fetch(`${mailbox()}/api/v1/message/${found?.ID}`);
  return ((await reply.json()) as { Text: string }).Text;
}
