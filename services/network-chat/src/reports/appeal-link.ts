import type { Db } from '@sidework/chassis/db/db';
import { agrees, proofOf } from '@sidework/chassis/http/signed-text';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { linkSecret } from '../attachments/queries.ts';
import { findPerson } from '../people/queries.ts';
import { type Decided, requireAppealable, requireStays } from './appeal.ts';
import { findReport } from './queries.ts';

const proofFor = async (db: Db, reportId: string) =>
  proofOf(await linkSecret(db), `appeal ${reportId}`);

/** The path holds the right to appeal: a suspended person has no other way in. */
export const appealPath = async (db: Db, reportId: string): Promise<string> =>
  webAddresses.appealBy(`${reportId}.${await proofFor(db, reportId)}`);

/** The report that the link is of, if it was given out here; undefined otherwise. */
export async function reportIdOf(db: Db, token: string): Promise<string | undefined> {
  const [, reportId = '', proof = ''] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(token) ?? [];
  return agrees(proof, await proofFor(db, reportId)) ? reportId : undefined;
}

export async function appealOf(db: Db, token: string): Promise<Decided> {
  const reportId = await reportIdOf(db, token);
  const decided = requireAppealable(reportId ? await findReport(db, reportId) : undefined);
  requireStays(await findPerson(db, decided.reportedId));
  return decided;
}
