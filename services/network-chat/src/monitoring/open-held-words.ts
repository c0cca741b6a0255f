import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { isKid } from '@sidework/chassis/people/people';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import { getReport, guardiansAround } from '../reports/queries.ts';
import { requireOfOthers } from '../reports/report.ts';
import { childrenOfReport, heldMessagesOfReport, heldWordsOfReport } from './held-queries.ts';
import * as HeldWords from './held-words.ts';

const mostRead = 200;

/**
 * The look at what was kept back around a report is recorded for each child whom the report concerns, and for each other child
 * who wrote or would have read some of it.
 */
export function openHeldWords(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  reportId: string,
  reason: string,
) {
  return db.transaction(async (tx) => {
    const { report, roomId } = await getReport(tx, reportId);
    const { reporterId: one, reportedId: other, subjectId } = report;
    requireOfOthers(report, await guardiansAround(tx, report), actor);
    const childIds = HeldWords.requireChildren(await childrenOfReport(tx, one, other));
    // A person as the subject would open what anybody wrote to that person.
    const isPerson = subjectId === one || subjectId === other;
    const subjectIds = [isPerson ? null : subjectId, roomId].filter((id) => id !== null);
    const about = { childIds, one, other, subjectIds };
    const words = await heldWordsOfReport(tx, about, mostRead + 1);
    const messages = await heldMessagesOfReport(tx, about, mostRead + 1);
    const newest = HeldWords.newestOf(
      [
        ...words.map(HeldWords.ofChildWords),
        ...messages.map(({ held, room }) => HeldWords.ofHeldMessage(held, room)),
      ],
      mostRead,
    );
    const named = await getPeople(tx, HeldWords.peopleOf(newest.items));
    const namedChildren = Object.values(named).filter(isKid);
    for (const childId of new Set([...childIds, ...namedChildren.map(({ id }) => id)]))
      await recordAccess(tx, accessRecorded, {
        actor,
        childId,
        what: 'held_words_read',
        reason,
        at: now(),
      });
    return { ...newest, people: named };
  });
}
