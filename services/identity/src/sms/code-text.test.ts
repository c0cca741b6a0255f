import { expect, it } from 'vitest';
import { codeText } from './code-text.ts';

it.each([
  ['Your code is {{ .Code }}', 'Your code is 123456'],
  ['{{.Code}} is your code, {{   .Code }}', '123456 is your code, 123456'],
  ['No code', 'No code'],
])('a text of %s has the code in it', (template, text) => {
  expect(codeText({ GOTRUE_SMS_TEMPLATE: template }, '123456')).toBe(text);
});
