import { expect, it } from 'vitest';
import { happeningMail } from './mails.ts';

it('a reason stands in a mail whole, on one line, and leads nowhere', () => {
  const reason = `The form cannot be read.\n\nSee https://evil.example ${'x'.repeat(300)}`;
  const happening = 'child_rejected';
  const { text } = happeningMail({
    to: 'a@b.c',
    publicUrl: 'https://s.example',
    happening,
    reason,
  });
  expect(text).toContain(
    `\nThe reason: The form cannot be read. See https: //evil. example ${'x'.repeat(300)}\n`,
  );
});
