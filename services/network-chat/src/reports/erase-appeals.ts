import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import { meetOwnNeed } from '../needs/own-needs.ts';
import * as Appeal from './appeal.ts';
import { saveReport } from './queries.ts';
import { reports } from './table.ts';

/** A person's words of appeals go, and so does an appeal that waits, because no one is left to hear the answer. */
export async function eraseAppeals(tx: Tx, userId: string): Promise<void> {
  const appealed = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.reportedId, userId), isNotNull(reports.appealedAt)))
    .orderBy(reports.id)
    .for('update');
  for (const report of appealed) {
    await saveReport(tx, report, Appeal.withoutWords(report));
    await meetOwnNeed(tx, { kind: 'appeal_waits', subjectId: report.id }, new Date());
  }
}
