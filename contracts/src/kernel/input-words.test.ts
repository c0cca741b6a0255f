import { expect, it } from 'vitest';
import { z } from 'zod';
import './values.ts';

const refused: [what: string, schema: z.ZodType, input: unknown, text: string][] = [
  ['nothing', z.string(), undefined, 'This is needed'],
  ['no text', z.string(), 5, 'Enter a text'],
  ['an empty text', z.string().min(1), '', 'This is needed'],
  ['a short text', z.string().min(3), 'ab', 'Must have at least 3 characters'],
  ['a long text', z.string().max(2), 'abc', 'Must have at most 2 characters'],
  ['no number', z.number(), 'five', 'Enter a number'],
  ['half a number', z.int(), 4.5, 'Enter a whole number'],
  ['a small number', z.number().min(1), 0, 'Must be at least 1'],
  ['a large number', z.number().max(5), 6, 'Must be at most 5'],
  ['many entries', z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 entries'],
  ['another than is offered', z.enum(['a', 'b']), 'c', 'Choose one of what is offered'],
  ['no email', z.email(), 'ada', 'Enter an email address like name@example.com'],
  ['no day', z.iso.date(), 'today', 'Enter a date'],
  ['no id', z.uuid(), 'x', 'This leads to nothing'],
  ['another form', z.object({}), [], 'This is not as expected'],
  ['what has words of its own', z.string('Say it'), 5, 'Say it'],
];

it.each(refused)('%s is refused in the product’s own words', (_, schema, input, text) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(text);
});
