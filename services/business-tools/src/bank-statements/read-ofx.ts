import { blankRow, type RawRow, type RawStatement } from './raw-row.ts';

export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 4_000));

/** A tag and the text after it; the pattern reads each character of a file once. */
const tagPattern = /<(\/?)([A-Za-z0-9_.]{1,40})>([^<]*)/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
};

/** The transactions of an OFX or QFX file: version 1 leaves its fields open, version 2 closes them as XML does. */
export function readOfx(text: string): RawStatement {
  const rows: RawRow[] = [];
  let fields: Map<string, string> | undefined;
  let [account, currency, line, read] = ['', '', 1, 0];
  let startLine = 1;
  let isOriginal = false;
  for (const { index, 1: close, 2: name = '', 3: content = '' } of text.matchAll(tagPattern)) {
    line += text.slice(read, index).match(/\r\n|\n|\r/g)?.length ?? 0;
    read = index;
    const tag = name.toUpperCase();
    const value = plain(content);
    // The amount of such a row is in the currency of the account already.
    if (tag === 'ORIGCURRENCY') isOriginal = close !== '/';
    if (tag === 'STMTTRN' && close !== '/') {
      fields = new Map();
      isOriginal = false;
      startLine = line;
    } else if (tag === 'STMTTRN' && fields) {
      rows.push(rowOf(fields, { line: startLine, account, currency }));
      fields = undefined;
    } else if (value !== '' && close !== '/') {
      if (tag === 'ACCTID' && !fields) account = value;
      if (tag === 'CURDEF') currency = value;
      const isOfOriginal = tag === 'CURSYM' && isOriginal;
      if (fields && !fields.has(tag) && !isOfOriginal) fields.set(tag, value);
    }
  }
  return { format: 'ofx', columns: [], rows };
}

const plain = (content: string) =>
  content.replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity).trim();

function rowOf(
  fields: Map<string, string>,
  { line, account, currency }: { line: number; account: string; currency: string },
): RawRow {
  const get = (name: string) => fields.get(name) ?? '';
  const [name, memo] = [get('NAME'), get('MEMO')];
  const hasMemo = memo !== '' && !name.toLowerCase().includes(memo.toLowerCase());
  const description = [name, hasMemo ? memo : ''].filter(Boolean).join(' · ');
  return {
    ...blankRow,
    line,
    text: [get('DTPOSTED'), get('TRNAMT'), description].join(' ').slice(0, 200),
    day: get('DTPOSTED').slice(0, 8),
    description,
    amount: get('TRNAMT'),
    currency: get('CURSYM') || currency,
    ownNumber: get('FITID') ? `${account} ${get('FITID')}` : null,
  };
}
