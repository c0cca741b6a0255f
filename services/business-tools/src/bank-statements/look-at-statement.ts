import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  ReadingAs,
  StatementPreview,
} from '@sidework/contracts/business-tools/bank-statements';
import type { RowChoice } from '@sidework/contracts/business-tools/statement-options';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import {
  entriesBetween,
  fingerprintsOf,
  getStatement,
  payoutsBetween,
  rulesOf,
} from './queries.ts';
import { type ReadStatement, rawStatementOf, readStatement } from './read-statement.ts';
import { requireReadable } from './statement.ts';
import { suggest } from './suggestions.ts';

/** A statement's rows, with what is suggested for each by all that is known of its owner. */
export async function lookAtStatement(
  db: Db,
  actor: Actor,
  id: string,
  as: ReadingAs,
): Promise<StatementPreview> {
  const { content } = await getStatement(db, actor, id);
  const read = readStatement(requireReadable(rawStatementOf(content)), as);
  const days = around(read);
  const suggested = suggest(read.rows, {
    fingerprints: await fingerprintsOf(db, actor),
    rules: (await rulesOf(db, actor, {})).map((rule) => ({
      ...rule,
      choice: rule.choice as RowChoice,
    })),
    payouts: await payoutsBetween(db, actor, days),
    entries: await entriesBetween(db, actor, days),
  });
  const rows = suggested.map(({ fingerprint: _own, ...row }) => row);
  return { id, ...read, rows };
}

/** The days of the rows, with those around them on which the same money may be booked elsewhere. */
function around({ rows }: ReadStatement): [string, string] {
  const days = rows.map(({ day }) => day).sort();
  const shifted = (day = '2000-01-01', by = 0) =>
    daysAfter(new Date(day), by).toISOString().slice(0, 10);
  return [shifted(days[0], -10), shifted(days.at(-1), 10)];
}
