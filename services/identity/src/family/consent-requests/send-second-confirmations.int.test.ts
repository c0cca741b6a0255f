import { expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../../test/builders.ts';
import { aChildWithLink, agree } from '../../../test/kids.ts';
import { sendSecondConfirmations } from './send-second-confirmations.ts';

const service = testIdentity();

const hour = 3_600_000;
const sendIn = (ms: number) => {
  const then = new Date(service.deps.now().getTime() + ms);
  return sendSecondConfirmations({ ...service.deps, now: () => then });
};

const questionsTo = async (address: string) => {
  const mails = await service.sql<{ subject: string }[]>`
    select subject from mail_queue
    where recipient = ${address} and body_text like '%Yesterday someone agreed%'`;
  return mails.map(({ subject }) => subject);
};

const ofGuardian = 'Was it you who agreed to a kids account at Sidework?';
const ofMailed = 'Did you let someone agree to a kids account at Sidework?';

it.each([
  ['is another', (address: string) => `other-${address}`, [ofGuardian], [ofMailed]],
  ['is the mailed one', (address: string) => address, [ofGuardian], [ofGuardian]],
])(
  'asks a day after a consent, and the mailed address too where that of the account %s [D-5] [1.7-8]',
  async (_which, addressOf, ofAccount, ofMailedAddress) => {
    const family = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const own = addressOf(family.parentEmail);
    await service.sql`update users set email = ${own} where id = ${guardian.id}`;
    await agree(service, guardian, family);

    await sendIn(23 * hour);
    expect(await questionsTo(family.parentEmail)).toEqual([]);
    await sendIn(25 * hour);
    await sendIn(26 * hour);
    expect(await questionsTo(own)).toEqual(ofAccount);
    expect(await questionsTo(family.parentEmail)).toEqual(ofMailedAddress);
  },
);
