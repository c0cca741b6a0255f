import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const entered: Record<string, string> = {
  string: 'Enter a text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Answer with yes or no',
  date: 'Enter a date',
};

const written: Record<string, string> = {
  email: 'Enter an email address like name@example.com',
  url: 'Enter an address like https://example.com',
  date: 'Enter a date',
  datetime: 'Enter a date and a time',
  uuid: 'This leads to nothing',
};

const needed = 'This is needed';
const unexpected = 'This is not as expected';

/** The words for a value that its schema refuses without words of its own. */
function inputWords(issue: Issue): string {
  if (issue.input === undefined) return needed;
  if (issue.code === 'invalid_type') return entered[issue.expected] ?? unexpected;
  if (issue.code === 'invalid_format') return written[issue.format] ?? unexpected;
  if (issue.code === 'invalid_value') return 'Choose one of what is offered';
  if (issue.code === 'too_small') return sizeWords('least', issue.origin, issue.minimum);
  if (issue.code === 'too_big') return sizeWords('most', issue.origin, issue.maximum);
  return unexpected;
}

function sizeWords(bound: 'least' | 'most', origin: string, value: number | bigint): string {
  if (origin === 'string' && bound === 'least' && Number(value) === 1) return needed;
  const of = origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
  return `Must ${of ? 'have' : 'be'} at ${bound} ${value}${of}`;
}

/** These replace the validator's own words: `Invalid input: expected string`. */
z.config({ localeError: inputWords });
