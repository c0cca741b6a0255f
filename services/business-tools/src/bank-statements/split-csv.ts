/** Files of banks have fewer columns; the cells beyond are dropped, and their row is named as too wide. */
export const mostColumns = 100;
/** A row is shown to its owner up to this length. */
const shownLength = 200;

interface CsvRow {
  cells: string[];
  line: number;
  /** The row as it stands in the file. */
  text: string;
  isTooWide: boolean;
  /** A quotation mark took in what stands after it. */
  isBroken: boolean;
}

interface Cell {
  content: string;
  end: number;
  isBroken?: boolean;
}

/** Gives the rows of a text whose lines end with \n, one by one. It reads each character once, so no text makes it slow. */
export function* splitCsv(
  text: string,
  delimiter: string,
  most = Number.POSITIVE_INFINITY,
): Generator<CsvRow> {
  let line = 1;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    const row = { cells: [] as string[], isTooWide: false, isBroken: false };
    for (;;) {
      const { content, end, isBroken } = cellAt(text, at, delimiter);
      if (row.cells.length < mostColumns) row.cells.push(content);
      else row.isTooWide = true;
      row.isBroken ||= isBroken === true;
      at = end;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    yield { ...row, line, text: text.slice(start, Math.min(at, start + shownLength)) };
    count += 1;
    if (count >= most) return;
    line += 1 + lineEndsIn(text, start, at);
  }
}

function cellAt(text: string, at: number, delimiter: string): Cell {
  if (text[at] === '"') return quotedAt(text, at + 1, delimiter);
  let end = at;
  while (!endsCell(text, end, delimiter)) end += 1;
  return { content: text.slice(at, end), end };
}

/** A mark closes the cell where nothing but blanks stands between it and the end of the cell. */
function quotedAt(text: string, at: number, delimiter: string): Cell {
  let hasStrayMark = false;
  let from = at;
  for (;;) {
    const close = text.indexOf('"', from);
    if (close < 0) return { content: text.slice(at), end: text.length, isBroken: true };
    if (text[close + 1] === '"') {
      from = close + 2;
      continue;
    }
    let end = close + 1;
    while (!endsCell(text, end, delimiter) && (text[end] === ' ' || text[end] === '\t')) end += 1;
    if (endsCell(text, end, delimiter)) {
      const content = text.slice(at, close).replaceAll('""', '"');
      return { content, end, isBroken: hasStrayMark && content.includes('\n') };
    }
    hasStrayMark = true;
    from = end;
  }
}

const endsCell = (text: string, at: number, delimiter: string) =>
  at >= text.length || text[at] === delimiter || text[at] === '\n';

function lineEndsIn(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) if (text[at] === '\n') count += 1;
  return count;
}
