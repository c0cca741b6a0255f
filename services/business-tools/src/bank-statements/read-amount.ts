export type DecimalMark = '.' | ',';

const grouped = {
  '.': /^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/,
  ',': /^(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/,
};

/** An amount as banks write it, in cents; undefined where it is none, or has a part of a cent. */
export function readAmount(text: string, mark: DecimalMark = '.'): number | undefined {
  const { digits, isBelowZero } = unsigned(text);
  if (!/\d/.test(digits) || !grouped[mark].test(digits)) return undefined;
  const [whole = '', part = ''] = digits.split(mark);
  const cents = part.padEnd(2, '0');
  if (/[1-9]/.test(cents.slice(2))) return undefined;
  const value = Number(whole.replace(/\D/g, '') + cents.slice(0, 2));
  if (!Number.isSafeInteger(value)) return undefined;
  return isBelowZero && value > 0 ? -value : value;
}

/** Parentheses, a minus at either end and "DR" each say that money went out. */
function unsigned(text: string): { digits: string; isBelowZero: boolean } {
  let rest = text
    .normalize('NFKC')
    .replace(/[\u2212\u2012-\u2015]/g, '-')
    .replace(/US\$|(?<![A-Z])USD(?![A-Z])|\$/gi, '')
    .replace(/[\s'’]/g, '');
  let isBelowZero = false;
  const take = (pattern: RegExp, isMinus: boolean) => {
    const match = pattern.exec(rest);
    if (!match) return;
    rest = match[1] ?? '';
    isBelowZero ||= isMinus;
  };
  take(/^\((.*)\)$/, true);
  take(/^(.*)(?:CR)$/i, false);
  take(/^(.*)(?:DR)$/i, true);
  take(/^-(.*)$/, true);
  take(/^(.*)-$/, true);
  take(/^\+(.*)$/, false);
  return { digits: rest, isBelowZero };
}

/** The decimal mark that most amounts of a file end with. */
export function decimalMarkOf(texts: string[]): DecimalMark {
  const ends = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  return ends(/,\d{1,2}\D*$/) > ends(/\.\d{1,2}\D*$/) ? ',' : '.';
}
