import type { Tx } from '@sidework/chassis/db/db';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import { raiseOwnNeed } from '../needs/own-needs.ts';
import { getKeptPerson } from '../people/queries.ts';
import { appeal, type Decided, requireAppealable, requireStays } from './appeal.ts';
import { reportIdOf } from './appeal-link.ts';
import { findReport, lockReport, saveReport } from './queries.ts';

/** The link alone is enough: who was suspended cannot sign in. */
export function sendAppeal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, statement }: { token: string; statement: string },
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const reportId = await reportIdOf(tx, token);
    const found = requireAppealable(reportId ? await findReport(tx, reportId) : undefined);
    requireStays(await getKeptPerson(tx, found.reportedId));
    const before = await lockReport(tx, found.id);
    const after = appeal(before, statement, now());
    await saveReport(tx, before, after);
    await raiseAppealNeed(tx, after.id, now());
    return after;
  });
}

const raiseAppealNeed = (tx: Tx, subjectId: string, at: Date) =>
  raiseOwnNeed(
    tx,
    {
      kind: 'appeal_waits',
      subjectId,
      receivers: ['moderator', 'admin'],
      title: '',
      details: {},
      path: webAddresses.appealsThatWait,
    },
    at,
  );
