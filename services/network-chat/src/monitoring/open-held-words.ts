import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import { getReport } from '../reports/queries.ts';
import { childrenOfReport, heldMessagesOfReport, heldWordsOfReport } from './held-queries.ts';
import * as HeldWords from './held-words.ts';

const mostRead = 200;

/** The look at what was kept back around a report is recorded for each child whom the report concerns. */
export function openHeldWords(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  reportId: string,
  reason: string,
) {
  return db.transaction(async (tx) => {
    const { report, roomId } = await getReport(tx, reportId);
    const { reporterId: one, reportedId: other, subjectId } = report;
    const childIds = HeldWords.requireChildren(await childrenOfReport(tx, one, other));
    for (const childId of childIds)
      await recordAccess(tx, accessRecorded, {
        actor,
        childId,
        what: 'held_words_read',
        reason,
        at: now(),
      });
    const about = { childIds, one, other, subjectIds: roomId ? [subjectId, roomId] : [subjectId] };
    const words = await heldWordsOfReport(tx, about, mostRead + 1);
    const messages = await heldMessagesOfReport(tx, about, mostRead + 1);
    const newest = HeldWords.newestOf(
      [
        ...words.map(HeldWords.ofChildWords),
        ...messages.map(({ held, room }) => HeldWords.ofHeldMessage(held, room)),
      ],
      mostRead,
    );
    return { ...newest, people: await getPeople(tx, HeldWords.peopleOf(newest.items)) };
  });
}
