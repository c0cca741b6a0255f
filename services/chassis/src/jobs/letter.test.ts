import { describe, expect, it } from 'vitest';
import { type Letter, subjectOf, writeLetter } from './letter.ts';

const letter: Letter = {
  to: 'ada@example.com',
  subject: 'Pat released $400.00',
  heading: 'Pat released $400.00',
  paragraphs: ['It is on your balance.\nNothing is left to do.'],
  ticket: { title: 'Kitchen faucet', facts: ['Pat Plumber'], amount: '$400.00' },
  code: '123456',
  button: { label: 'See your balance', url: 'https://sidework.example/balance?of=1&at=2' },
  closing: ['You asked for this mail.', { label: 'Settings', url: 'https://sidework.example/s' }],
};

/** The words that a reader of the HTML sees, with the addresses of its links. */
const shown = (html = '') =>
  html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<a href="([^"]*)"[^>]*>/g, '$1 ')
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

describe('a letter', () => {
  it('is written as plain text in the order in which it is read', () => {
    expect(writeLetter(letter).text).toBe(`Pat released $400.00

It is on your balance.
Nothing is left to do.

Kitchen faucet
Pat Plumber
$400.00

123456

See your balance:
https://sidework.example/balance?of=1&at=2

You asked for this mail.

Settings:
https://sidework.example/s
`);
  });

  it('says the same words as HTML', () => {
    const { text, html } = writeLetter(letter);
    for (const line of text.split('\n').filter(Boolean))
      expect(shown(html)).toContain(line.replace(/:$/, ''));
  });

  it('is no more than its heading where it has nothing else', () => {
    const { text } = writeLetter({ to: 'a@b.c', subject: 's', heading: 'Hello' });
    expect(text).toBe('Hello\n');
  });

  it.each(['heading', 'paragraphs', 'title', 'facts', 'amount', 'code', 'label', 'url', 'closing'])(
    'shows markup in its %s as it was typed, and loads nothing',
    (part) => {
      const evil = `"><img src=x onerror=alert(1)>${part}`;
      const { html } = writeLetter({
        ...letter,
        heading: part === 'heading' ? evil : 'Hello',
        paragraphs: [part === 'paragraphs' ? evil : 'Hello'],
        ticket: {
          title: part === 'title' ? evil : 'Faucet',
          facts: [part === 'facts' ? evil : 'Pat'],
          amount: part === 'amount' ? evil : '$1.00',
        },
        code: part === 'code' ? evil : '123456',
        button: {
          label: part === 'label' ? evil : 'See',
          url: part === 'url' ? evil : 'https://sidework.example/',
        },
        closing: [part === 'closing' ? evil : 'Bye'],
      });
      expect(html).not.toMatch(/<img|src=x/);
      expect(shown(html)).toContain(evil);
    },
  );
});

describe('a sentence as a subject', () => {
  it.each([
    ['Pat released $400.00 for “Kitchen faucet”.', 'Pat released $400.00 for “Kitchen faucet”'],
    ['Why?', 'Why?'],
    [`${'🎉'.repeat(120)}.`, `${'🎉'.repeat(109)}…`],
  ])('of %s', (sentence, subject) => expect(subjectOf(sentence)).toBe(subject));
});
