import { isolated } from '@sidework/chassis/papers/set-text';
import type { FileFormat } from '@sidework/contracts/business-tools/downloads';
import type { Period } from '@sidework/contracts/business-tools/periods';
import type { StatementMethod, StatementType } from '@sidework/contracts/business-tools/statement';
import { plainDollars, toCsv } from '@sidework/contracts/kernel/csv';
import { toDownload } from '../downloads/file.ts';
import { toPdf } from '../downloads/pdf.ts';
import { toXlsx } from '../downloads/xlsx.ts';
import type { Statement } from './queries.ts';

export interface Printed {
  entity: string;
  /** The period, as the heading says it. */
  title: string;
  /** The name of the file begins with it. */
  stem: string;
  method: StatementMethod;
  format: FileFormat;
  printedOn: string;
}

const titles: Record<StatementType, string> = {
  income_statement: 'Income Statement',
  balance_sheet: 'Balance Sheet',
  cash_flow: 'Cash Flow',
};
const methods: Record<StatementMethod, string> = { simplified: 'Simplified', full: 'Full' };

export const ofPeriod = (year: number, period: Period) => ({
  title: `${year} ${period === 'annual' ? 'Annual' : period}`,
  stem: `statements-${year}-${period}`,
});

/** The statements of a period with the figures of the screen, as a file. */
export async function toStatementFile(
  statements: Pick<Statement, 'statementType' | 'data'>[],
  printed: Printed,
) {
  const { entity, method, format, printedOn } = printed;
  const headingOf = (name: string) => `${name}, ${printed.title}`;
  const heading = headingOf(entity);
  const note = `${methods[method]}, in USD, printed on ${printedOn}`;
  const sheets = statements.map(({ statementType, data }) => ({
    title: titles[statementType],
    lines: data[method],
  }));
  const stem = `${printed.stem}-${method}`;
  if (format === 'pdf')
    return toDownload(
      stem,
      format,
      await toPdf({ heading: headingOf(isolated(entity)), note, sheets }),
    );
  if (format === 'xlsx') return toDownload(stem, format, await toXlsx({ heading, note, sheets }));
  const rows = sheets.flatMap(({ title, lines }) =>
    lines.map(({ section, label, amountCents }) => [
      title,
      section,
      label,
      plainDollars(amountCents),
    ]),
  );
  const head = [[heading], [note], ['Statement', 'Section', 'Line', 'Amount (USD)']];
  return toDownload(stem, format, toCsv([...head, ...rows]));
}
