import { wordsOf } from './contact-words.ts';
import { inLetters } from './plain-letters.ts';

/* Finds kinds of words that follow each other, and adds up what each such signal weighs. */

/**
 * `of` names kinds of words in their order, or `a|b` for either; what is no kind is a word itself. Between two of them stand at
 * most two other words, or as many as `..5` says.
 */
export interface Signal {
  of: string;
  weight: number;
}

/** A table of signals: in each line a weight, and what it is the weight of. */
export const signalsOf = (table: string): Signal[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [weight = '', ...of] = row.trim().split(' ');
      return { weight: Number(weight), of: of.join(' ') };
    });

type Span = readonly [start: number, end: number];
type Spans = Map<string, Span[]>;

/** Words that may follow each other, each with the kinds of the phrase that ends with it. */
interface Branch {
  kinds: string[];
  next: Map<string, Branch>;
}

const emptyBranch = (): Branch => ({ kinds: [], next: new Map() });
const phrases = emptyBranch();
for (const [kind, words] of Object.entries(wordsOf)) {
  for (const phrase of words.split(' ')) {
    let branch = phrases;
    for (const word of phrase.split('_')) {
      const next = branch.next.get(word) ?? emptyBranch();
      branch.next.set(word, next);
      branch = next;
    }
    branch.kinds.push(kind);
  }
}

const token =
  /[\p{L}\p{N}@$]+(?:['’‘`´._]+[\p{L}\p{N}@$]+)*_?|[:=.!?#\n]|\p{Extended_Pictographic}/gu;
const commonCapitals =
  /^(?:I|A|The|My|Our|Your|Please|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Spanish|English|French|German|Math|Christmas|Halloween|Easter|Mom|Dad|OK|AM|PM|TV|PC|USB|HTML|Google|Internet|Grandma|Grandpa|Sidework)$/;
const handle =
  /^(?=.*[a-z])(?:[A-Za-z]{3,}\d{1,6}|[A-Za-z\d]*_[A-Za-z\d_]*|[a-z]{2,}\.(?!js$)[a-z]{2,}[\d.]*)$/;

/** The kinds that a word has by its shape. */
function kindsByShape(word: string, isFirst: boolean): string[] {
  const kinds: string[] = [];
  if (word.length > longestWord) return kinds;
  if (/^\d+$/.test(word)) kinds.push('digits', word.length > 2 ? 'number' : 'smallNumber');
  if (/^\d{1,4}[a-z]?$|^[a-z]\d{0,3}$/i.test(word)) kinds.push('unitMark');
  if (/^\d{1,4}[a-z]$/i.test(word)) kinds.push('unitLetter');
  if (/[a-z]_[a-z]/i.test(word)) kinds.push('underscored');
  if (/^\d{3}$/.test(word)) kinds.push('threeDigits');
  if (/^\d{4}$/.test(word)) kinds.push('fourDigits');
  if (handle.test(word) || /^\$[a-z]/i.test(word)) kinds.push('handle', 'anyName');
  else if (
    /^\p{Lu}?\p{Ll}+\p{Lu}\p{L}+$/u.test(word) &&
    !/^(?:you|what|tik|face|power)/i.test(word)
  )
    kinds.push('camel', 'anyName');
  const isProgram = phrases.next
    .get(word.toLowerCase())
    ?.kinds.some((kind) => /app|game/i.test(kind));
  if (/^\p{Lu}\p{L}+$/u.test(word) && !isProgram && !commonCapitals.test(word))
    kinds.push(...(isFirst ? ['firstName'] : ['Name', 'anyName']));
  return kinds;
}

/** Longer ones hide nothing that a person would read. */
const longestWord = 40;

const spellings = (word: string): string[] => {
  if (word.length > longestWord) return [];
  if (/['’‘`´]/.test(word))
    return [word.replace(/['’‘`´]/g, ''), word.replace(/['’‘`´].*/, '')].flatMap(spellings);
  if (/^\p{L}(?:[._]\p{L})+$/u.test(word)) return [word.replace(/[._]/g, '')];
  const letters = inLetters(word);
  const all = letters === word ? [word] : [word, letters, letters.replaceAll('i', 'l')];
  const repeated = /(.)\1\1/.test(letters);
  return repeated
    ? [...all, letters.replace(/(.)\1+/g, '$1'), letters.replace(/(.)\1+/g, '$1$1')]
    : all;
};

/** A new sentence stands as far off as three words. */
const isStop = (word: string) => /^[.!?\n]$/.test(word);

function spansOf(text: string): Spans {
  const spans: Spans = new Map();
  const add = (kind: string, span: Span) => {
    const known = spans.get(kind);
    if (known) known.push(span);
    else spans.set(kind, [span]);
  };
  const raw = (text.match(token) ?? []).flatMap((word) => (isStop(word) ? [word, '', ''] : word));
  const words = raw.map((word) => spellings(word.toLowerCase()));
  for (let at = 0; at < words.length; at++) {
    const isFirst = at === 0 || /^:?$/.test(raw[at - 1] ?? '');
    for (const kind of kindsByShape((raw[at] ?? '').replace(/['’‘`´].*/, ''), isFirst))
      add(kind, [at, at + 1]);
    for (const word of words[at] ?? []) if (literals.has(word)) add(`'${word}`, [at, at + 1]);
    let branches = [phrases];
    for (let end = at; end < words.length && branches.length > 0; ) {
      const reached = words[end] ?? [];
      branches = branches.flatMap(({ next }) => reached.flatMap((word) => next.get(word) ?? []));
      end += 1;
      for (const { kinds } of branches) for (const kind of kinds) add(kind, [at, end]);
    }
  }
  return spans;
}

interface Step {
  kinds: string[];
  gap: number;
}

const kindsByShapeOnly = [
  'digits',
  'number',
  'smallNumber',
  'unitMark',
  'handle',
  'anyName',
  'firstName',
  'Name',
  'camel',
  'threeDigits',
  'fourDigits',
  'unitLetter',
  'underscored',
];
const isKind = (name: string) => name in wordsOf || kindsByShapeOnly.includes(name);

/** Words that a signal names itself. */
const literals = new Set<string>();
function kindOf(name: string): string {
  if (isKind(name)) return name;
  literals.add(name);
  return `'${name}`;
}

function stepsOf({ of }: Signal): Step[] {
  const steps: Step[] = [];
  let gap = 2;
  for (const part of of.split(' ')) {
    if (part.startsWith('..')) {
      gap = Number(part.slice(2));
      continue;
    }
    steps.push({ gap, kinds: part.split('|').map(kindOf) });
    gap = 2;
  }
  return steps;
}

function isFound(steps: Step[], spans: Spans): boolean {
  let ends: number[] | undefined;
  for (const { kinds, gap } of steps) {
    const reached: number[] = [];
    for (const kind of kinds)
      for (const [start, end] of spans.get(kind) ?? [])
        if (!ends || endsWithin(ends, start - gap, start)) reached.push(end);
    if (reached.length === 0) return false;
    ends = reached.sort((a, b) => a - b);
  }
  return true;
}

/** Whether one of the sorted ends lies between the two. */
function endsWithin(ends: number[], first: number, last: number): boolean {
  let from = 0;
  let to = ends.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] ?? 0) < first) from = middle + 1;
    else to = middle;
  }
  return from < ends.length && (ends[from] ?? 0) <= last;
}

interface Weigher {
  /** Adds the weights of the signals found in a text, each counted once. */
  weigh(text: string): number;
}

/** Finds signals in texts; made once, since it reads their table. */
export function weigherOf(signals: readonly Signal[]): Weigher {
  const known = signals.map((signal) => ({ weight: signal.weight, steps: stepsOf(signal) }));
  return {
    weigh(text) {
      const spans = spansOf(text);
      return known.reduce(
        (sum, { weight, steps }) => sum + (isFound(steps, spans) ? weight : 0),
        0,
      );
    },
  };
}
