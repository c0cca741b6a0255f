import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { accessRecorded } from '@sidework/contracts/network-chat/events';
import { signLink } from '../attachments/link.ts';
import { findAttachment } from '../attachments/queries.ts';
import type { Deps } from '../deps.ts';
import { getReport, guardiansAround } from './queries.ts';
import * as Report from './report.ts';

/** A moderator opens a file that the two people of a waiting report sent each other; each of them has a row of it. */
export async function linkReportedFile(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  { reportId, attachmentId }: { reportId: string; attachmentId: string },
) {
  await deps.db.transaction(async (tx) => {
    const { report } = await getReport(tx, reportId);
    Report.requireOfOthers(report, await guardiansAround(tx, report), actor);
    const message = (await findAttachment(tx, attachmentId))?.message;
    Report.requireFileOf(report, message);
    const look = { actor, what: 'messages_read', reason: 'a reported file', at: deps.now() };
    for (const childId of [message.senderId, message.receiverId])
      await recordAccess(tx, accessRecorded, { ...look, childId });
  });
  return signLink(deps, attachmentId, false);
}
