import Papa from 'papaparse';
import { type Columns, columnUses, findColumns } from './columns.ts';
import { blankRow, type RawRow, type RawStatement } from './raw-row.ts';

const delimiters = [',', ';', '\t', '|'];
/** Excel writes the delimiter into the first line of some files. */
const delimiterLine = /^sep=(.)(?=\r|\n)/i;
/** The parser reads so many rows to try a delimiter. */
const tried = 100;

export function readCsv(text: string): RawStatement | undefined {
  const said = delimiterLine.exec(text);
  const lines = said ? text.slice(said[0].length) : text;
  const tries = (said ? [said[1] ?? ','] : delimiters).flatMap((delimiter) => {
    const { data } = parse(lines, delimiter, tried);
    const columns = findColumns(data);
    return columns ? [{ delimiter, columns }] : [];
  });
  const [best] = tries.sort((a, b) => weight(b.columns) - weight(a.columns));
  if (!best) return undefined;
  const { data, errors } = parse(lines, best.delimiter);
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  return {
    format: 'csv',
    columns: columnUses.flatMap((use) => {
      const place = best.columns.at[use];
      return place === undefined ? [] : [{ use, name: best.columns.names[place] ?? '' }];
    }),
    rows: rowsOf(data, best, broken),
  };
}

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview });

/** A file that names its columns is surer than one whose columns are guessed. */
const weight = ({ at, header }: Columns) => Object.keys(at).length + (header < 0 ? 0 : 10);

function rowsOf(
  data: string[][],
  { delimiter, columns }: { delimiter: string; columns: Columns },
  broken: number | undefined,
): RawRow[] {
  const rows: RawRow[] = [];
  let line = 1;
  for (const [index, cells] of data.entries()) {
    const text = cells.join(delimiter);
    const isRow = index > columns.header && cells.some((cell) => cell.trim() !== '');
    if (isRow) {
      const row = rowOf(cells, columns, { line, text: text.slice(0, 200) });
      rows.push(index === broken ? { ...row, fault: openQuote } : row);
    }
    line += 1 + (text.match(/\r\n|\n|\r/g)?.length ?? 0);
  }
  return rows;
}

const openQuote = 'A quotation mark is opened here and never closed.';

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
