import type { Tx } from '@sidework/chassis/db/db';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import type { Period } from '@sidework/contracts/business-tools/periods';
import type { Deps } from '../deps.ts';
import { expectedPapers, expectPaper, filePaper } from '../documents/file-paper.ts';
import { todayOf } from '../people/time-zone.ts';
import { ofPeriod, toStatementFile } from './file-of-statements.ts';
import { entityNameOf, statementsOf } from './queries.ts';

/** Waiting tasks in the database carry this name. */
export const filingStatements = 'file-statements';

interface Generated {
  professionalId: string;
  year: number;
  period: Period;
}

/** Statements that were generated come into the vault by themselves, those of the same period in their place (F8). */
export const expectStatements = (tx: Tx, { professionalId, year, period }: Generated, now: Date) =>
  expectPaper(
    tx,
    {
      professionalId,
      source: 'statement',
      sourceKey: `statement ${year} ${period}`,
      documentName: `Financial statements ${year} ${period === 'annual' ? 'Annual' : period}`,
      documentType: 'other',
      year,
      tags: ['statement', period === 'annual' ? 'annual' : period],
    },
    { filing: filingStatements, now },
  );

/** Prints the statements that are awaited, as they stand now. */
export async function fileStatements(deps: Deps, task: TakenTask): Promise<void> {
  const owner = { id: task.userId };
  const entity = await entityNameOf(deps.db, owner);
  const printedOn = await todayOf(deps.db, owner.id, deps.now());
  for (const paper of await expectedPapers(deps, owner.id, ['statement'])) {
    const [, year, period] = (paper.sourceKey ?? '').split(' ');
    const of = { year: Number(year), period: period as Period };
    const statements = await statementsOf(deps.db, owner, of);
    if (statements.length === 0) continue;
    const printed = {
      entity,
      printedOn,
      ...ofPeriod(of.year, of.period),
      method: 'simplified',
      format: 'pdf',
    } as const;
    const { contentBase64 } = await toStatementFile(statements, printed);
    await filePaper(deps, paper, Buffer.from(contentBase64, 'base64'));
  }
  await deps.db.transaction((tx) => finishPersonTask(tx, task));
}
