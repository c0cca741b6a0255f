import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import type { Deps } from '../deps.ts';
import { getPeople } from '../people/queries.ts';
import { getReport, guardiansAround } from '../reports/queries.ts';
import * as Report from '../reports/report.ts';
import { childrenAmong } from './queries.ts';
import { surroundingsOf, surroundingsOfRoom } from './surroundings-queries.ts';
import { watchedIn } from './watched.ts';

/** A moderator reads a reported message among its neighbors; each look is recorded as one at the whole would be. */
export function readSurroundings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  reportId: string,
) {
  return db.transaction(async (tx) => {
    const { report } = await getReport(tx, reportId);
    Report.requireOfOthers(report, await guardiansAround(tx, report), actor);
    const { what, messages, watched } = await around(tx, Report.requireMessage(report));
    for (const childId of watched)
      await recordAccess(tx, accessRecorded, {
        actor,
        childId,
        what,
        reason: 'around a reported message',
        at: now(),
      });
    const writers = await getPeople(tx, [...new Set(messages.map(({ senderId }) => senderId))]);
    return { people: Object.values(writers), messages };
  });
}

/** A room has one child, whose guardians see the look. */
async function around(tx: Tx, { thing, subjectId, reporterId, reportedId }: Report.OfMessage) {
  if (thing === 'room_message') {
    const { childId, messages } = await surroundingsOfRoom(tx, subjectId);
    return { what: 'room_read', messages, watched: [childId] };
  }
  const both = [reporterId, reportedId];
  const watched = watchedIn(both, await childrenAmong(tx, both), true);
  return { what: 'messages_read', messages: await surroundingsOf(tx, subjectId), watched };
}
