import type { Actor } from '@sidework/chassis/http/actor';
import { signLink } from '../attachments/link.ts';
import { findAttachment } from '../attachments/queries.ts';
import type { Deps } from '../deps.ts';
import { getReport, guardiansAround } from './queries.ts';
import * as Report from './report.ts';

/** A moderator opens a file that the two people of a waiting report sent each other. */
export async function linkReportedFile(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'log'>,
  actor: Actor,
  { reportId, attachmentId }: { reportId: string; attachmentId: string },
) {
  const { report } = await getReport(deps.db, reportId);
  Report.requireOfOthers(report, await guardiansAround(deps.db, report), actor);
  Report.requireFileOf(report, (await findAttachment(deps.db, attachmentId))?.message);
  deps.log.info({ reportId, attachmentId, moderatorId: actor.id }, 'a reported file was opened');
  return signLink(deps, attachmentId, false);
}
