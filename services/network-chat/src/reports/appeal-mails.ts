import type { Tx } from '@sidework/chassis/db/db';
import { writeLetter } from '@sidework/chassis/jobs/letter';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { isKid } from '@sidework/chassis/people/people';
import { emailsOf } from '../contacts/queries.ts';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { appealPath } from './appeal-link.ts';

interface Told {
  id: string;
  reportedId: string;
  reason: string;
}

/** A suspended person cannot sign in to read it here. For a child its guardians get the mail. */
export const mailSuspension = (tx: Tx, config: Deps['config'], told: Told) =>
  mailAboutAccount(tx, config, told, {
    heading: 'Our moderators suspended your Sidework account.',
    ofChild: 'Our moderators suspended the Sidework account of a child you look after.',
    further:
      'If you think this is wrong, you can appeal once. Another moderator then looks at it, and we mail you the answer.',
    button: 'Appeal this decision',
  });

export const mailAnswer = (tx: Tx, config: Deps['config'], told: Told, isGranted: boolean) =>
  mailAboutAccount(tx, config, told, {
    ...(isGranted
      ? {
          heading: 'Your appeal was granted, and your Sidework account is open again.',
          ofChild:
            'Your appeal was granted, and the Sidework account of a child you look after is open again.',
        }
      : {
          heading: 'Another moderator looked at your appeal. Your account stays suspended.',
          ofChild:
            'Another moderator looked at your appeal. The account of a child you look after stays suspended.',
        }),
    button: 'Read the answer',
  });

interface Wording {
  heading: string;
  ofChild: string;
  further?: string;
  button: string;
}

async function mailAboutAccount(
  tx: Tx,
  { PUBLIC_URL }: Deps['config'],
  { id, reportedId, reason }: Told,
  { heading, ofChild, further, button }: Wording,
): Promise<void> {
  const person = await findPerson(tx, reportedId);
  if (!person) return;
  const isOfChild = isKid(person);
  const url = new URL(await appealPath(tx, id), PUBLIC_URL).href;
  for (const to of await emailsOf(tx, isOfChild ? person.guardianIds : [reportedId]))
    await queueMail(
      tx,
      writeLetter({
        to,
        subject: 'About your Sidework account',
        heading: isOfChild ? ofChild : heading,
        paragraphs: [`The reason: ${quoted(reason)}`, ...(further ? [further] : [])],
        button: { label: button, url },
      }),
    );
}
