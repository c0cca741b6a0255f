import { maxStatementRows } from '@sidework/contracts/business-tools/statement-options';
import { type Columns, columnUses, findColumns } from './columns.ts';
import { blankRow, type RawRow, type RawStatement } from './raw-row.ts';
import { mostColumns, splitCsv } from './split-csv.ts';

const delimiters = [',', ';', '\t', '|'];
/** Excel writes the delimiter into the first line of some files. */
const delimiterLine = /^sep=([^"\n])(?=\n)/i;
/** A delimiter is tried on so many rows. */
const tried = 100;

export function readCsv(text: string): RawStatement | undefined {
  const normal = text.replace(/\r\n?/g, '\n');
  const said = delimiterLine.exec(normal);
  const lines = said ? normal.slice(said[0].length) : normal;
  const tries = (said ? [said[1] ?? ','] : delimiters).map((delimiter) => {
    const sample = [...splitCsv(lines, delimiter, tried)];
    const columns = findColumns(sample.map(({ cells, isTooWide }) => (isTooWide ? [] : cells)));
    const isTooWide = !isNamed(columns) && sample.some((row) => row.isTooWide);
    return { delimiter, isTooWide, columns: isTooWide ? undefined : columns };
  });
  const [best] = tries
    .flatMap(({ delimiter, columns }) => (columns ? [{ delimiter, columns }] : []))
    .sort((a, b) => weight(b.columns) - weight(a.columns));
  if (!best)
    return tries.some(({ isTooWide }) => isTooWide)
      ? { format: 'csv', columns: [], rows: [], isTooWide: true }
      : undefined;
  return {
    format: 'csv',
    columns: columnUses.flatMap((use) => {
      const place = best.columns.at[use];
      return place === undefined ? [] : [{ use, name: best.columns.names[place] ?? '' }];
    }),
    rows: rowsOf(lines, best),
  };
}

const isNamed = (columns: Columns | undefined) => columns !== undefined && columns.header >= 0;

/** A file that names its columns is surer than one whose columns are guessed. */
const weight = ({ at, header }: Columns) => Object.keys(at).length + (header < 0 ? 0 : 10);

/** One row more than a statement may have shows that the file is too long; those after it are not read. */
function rowsOf(
  lines: string,
  { delimiter, columns }: { delimiter: string; columns: Columns },
): RawRow[] {
  const rows: RawRow[] = [];
  let index = -1;
  for (const { cells, line, text, isTooWide, isBroken } of splitCsv(lines, delimiter)) {
    index += 1;
    if (index <= columns.header || cells.every((cell) => cell.trim() === '')) continue;
    const row = rowOf(cells, columns, { line, text });
    const fault = isBroken ? openQuote : isTooWide ? tooWide : undefined;
    rows.push(fault === undefined ? row : { ...row, fault });
    if (rows.length > maxStatementRows) break;
  }
  return rows;
}

const openQuote = 'A quotation mark is opened here and never closed.';
const tooWide = `It has more than ${mostColumns} columns.`;

function rowOf(
  cells: string[],
  { at, descriptions }: Columns,
  place: { line: number; text: string },
): RawRow {
  const cell = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').trim();
  const described = descriptions.map(cell).find((text) => text !== '');
  return {
    ...blankRow,
    ...place,
    day: cell(at.Date),
    description: described ?? '',
    amount: cell(at.Amount),
    out: cell(at['Money out']),
    in: cell(at['Money in']),
    direction: cell(at.Direction),
    currency: cell(at.Currency),
    isPending: /^(pending|processing|denied|failed|declined|reverted|cancell?ed)$/i.test(
      cell(at.Status),
    ),
  };
}
