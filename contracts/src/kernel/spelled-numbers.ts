/* Numbers to ring that are written in words, with signs between their digits, or both. */

const digitOf: Record<string, string> = Object.fromEntries(
  [
    ['0', 'zero oh o nought cero null zee'],
    ['1', 'one won uno wun l i'],
    ['2', 'two too dos'],
    ['3', 'three tres drei'],
    ['4', 'four cuatro vier'],
    ['5', 'five fife cinco'],
    ['6', 'six sicks seis'],
    ['7', 'seven siete sieben'],
    ['8', 'eight ate ocho acht'],
    ['9', 'nine nueve nein neun'],
    ['20', 'twenty'],
    ['30', 'thirty'],
    ['40', 'forty'],
    ['50', 'fifty'],
    ['60', 'sixty'],
    ['70', 'seventy'],
    ['80', 'eighty'],
    ['90', 'ninety noventa'],
    ['20', 'veinte'],
    ['30', 'treinta'],
    ['40', 'cuarenta'],
    ['50', 'cincuenta'],
    ['60', 'sesenta'],
    ['70', 'setenta'],
    ['80', 'ochenta'],
    ['10', 'ten diez'],
    ['11', 'eleven once'],
    ['12', 'twelve doce'],
    ['13', 'thirteen trece'],
    ['14', 'fourteen catorce'],
    ['15', 'fifteen quince'],
    ['16', 'sixteen dieciseis'],
    ['17', 'seventeen diecisiete'],
    ['18', 'eighteen dieciocho'],
    ['19', 'nineteen diecinueve'],
    ['100', 'ciento cien'],
    ['200', 'doscientos'],
    ['300', 'trescientos'],
    ['400', 'cuatrocientos'],
    ['500', 'quinientos'],
    ['600', 'seiscientos'],
    ['700', 'setecientos'],
    ['800', 'ochocientos'],
    ['900', 'novecientos'],
  ].flatMap(([digits = '', words = '']) => words.split(' ').map((word) => [word, digits])),
);
const digitWords = Object.keys(digitOf)
  .filter((word) => word.length > 2)
  .sort((a, b) => b.length - a.length)
  .join('|');
/** Digits and words for digits without anything between them. */
const digitsInOne = new RegExp(`^(?:\\d|${digitWords}|oh|o|l)+$`);
const nextDigit = new RegExp(`\\d|${digitWords}|oh|o|l`, 'g');

interface Run {
  digits: string;
  /** How many words stand for digits in it, and how many digits stand alone. */
  words: number;
  alone: number;
  groups: number[];
  values: number[];
}

/** Digits that follow each other with nothing but signs and filling words between, however they are written. */
function runsOfDigits(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let times = 1;
  for (const token of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    times = { double: 2, triple: 3, doble: 2 }[token] ?? times;
    if (
      /^(?:double|triple|doble)$/.test(token) ||
      (run && /^(?:then|and|y|luego|hundred|dash|guion|space|comma)$/.test(token))
    )
      continue;
    if (!digitsInOne.test(token) || (/^[ol]+$/.test(token) && !run)) {
      run = undefined;
      continue;
    }
    if (!run) {
      run = { digits: '', words: 0, alone: 0, groups: [], values: [] };
      runs.push(run);
    }
    const parts = token.match(nextDigit) ?? [];
    const digits = parts
      .map((part) => digitOf[part] ?? part)
      .join('')
      .repeat(times);
    times = 1;
    run.digits += digits;
    run.words += parts.filter((part) => /\p{L}{3}/u.test(part)).length;
    run.alone += parts.length === 1 && digits.length === 1 ? 1 : 0;
    run.groups.push(digits.length);
    run.values.push(Number(digits));
  }
  return runs;
}

/** One, two, three: again and again, or on and on. */
const isCounted = (digits: string) =>
  digits.replace(/12(?:3(?:4(?:5(?:6(?:7(?:8(?:9(?:10?)?)?)?)?)?)?)?)?/g, '') === '' ||
  [...digits].every((digit, at) => at === 0 || Number(digit) === Number(digits[at - 1]) + 1);

/** By fives, by tens: each as much more than the one before. */
function isCountedBySteps(values: number[]): boolean {
  const [first, ...rest] = values;
  const steps = first === rest[0] ? rest : values;
  const step = Number(steps[1]) - Number(steps[0]);
  return (
    steps.length >= 3 &&
    step > 1 &&
    steps.every((value, at) => at === 0 || value - Number(steps[at - 1]) === step)
  );
}

const isNumberToRing = ({ digits, words, alone, groups, values }: Run) =>
  !isCounted(digits) &&
  !isCountedBySteps(values) &&
  (words >= 6 ||
    (digits.length >= 7 && (alone >= 6 || words >= 3)) ||
    /^(?:(?:1,)?3,(?:3,4|7|[12],[12],4|[12],[12],[12],4)|3,2,2|7|10|11|3,1,1,1,4|2,1,4|1,2,4|2,2,2,2,2)$/.test(
      groups.join(','),
    ));

/** Whether a text spells a number to ring. */
export const spellsNumber = (text: string) => runsOfDigits(text).some(isNumberToRing);

const looseDigit = new RegExp(`^(?:\\d|${digitWords})$`);

/** Whether seven digits or more follow each other loosely, each hidden among other words: `9 apples, 7 pears, 3 plums`. */
export function hidesNumber(text: string): boolean {
  const hiding = runsOfDigits(text).filter(
    ({ digits, values }) => !isCounted(digits) && !isCountedBySteps(values),
  );
  if (hiding.some(({ words }) => words >= 4)) return true;
  let digits = '';
  let gap = 0;
  const withoutSums = text.toLowerCase().replace(/[\p{L}\d]+ (?:times|por) [\p{L}\d]+/gu, ' ');
  for (const token of withoutSums.match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (looseDigit.test(token)) {
      digits += digitOf[token] ?? token;
      gap = 0;
      if (digits.length >= 7 && !isCounted(digits)) return true;
    } else if (++gap > 3) digits = '';
  }
  return false;
}
