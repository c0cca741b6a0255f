import type { Tx } from '@sidework/chassis/db/db';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { isKid } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import { findPerson } from '../people/queries.ts';
import { queuePush } from '../push/queue-push.ts';
import type { Notice } from './notice.ts';
import { mailSubject, sentenceOf } from './sentence.ts';

/** Says what the mail's subject says, because a locked screen is seen by others as a list of mails is. */
export async function queuePushOfNotice(tx: Tx, id: string, notice: Notice): Promise<void> {
  const { receiverId, actorId, kind, path, aboutId = id } = notice;
  await queuePush(tx, receiverId, kind, async () => {
    const actor = await findPerson(tx, actorId);
    const sentence = sentenceOf(notice, quoted(shownName(actor?.fullName ?? 'Someone')));
    const text = mailSubject(kind, sentence, actor !== undefined && isKid(actor));
    return { text, path, tag: `${kind}-${aboutId}` };
  });
}
