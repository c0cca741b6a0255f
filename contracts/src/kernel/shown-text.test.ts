import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { faultOfLine, faultOfLines } from './shown-text.ts';

const { line, lines, nothing } = texts.shownText;

describe('a text that others read', () => {
  it.each([
    'Ada',
    '',
    'Zoë O’Neill-Ødegård, Jr.',
    '李小龙',
    'عمر خيام',
    'नरेंद्र',
    'می‌خواهم',
    'ทดสอบ้ำ',
    'Fix a 3/4" tap — $40.00 & more',
    '👩‍🔧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ 1️⃣',
    '?!',
    '4',
  ])('%j is shown as it is', (text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a bell', 'Bo\u0007b'],
    ['an escape', 'Bo\u001b[31mb'],
    ['a null', 'Bo\0b'],
    ['a C1 control', 'Bo\u009bb'],
    ['half a pair', 'Bo\ud800b'],
    ['an override of direction', '\u202egro.krowedis'],
    ['an isolate', 'Bo\u2066b'],
    ['a mark of direction', 'Bo\u200fb'],
    ['an Arabic mark of direction', 'Bo\u061cb'],
    ['marks in heaps', `B${'\u0301'.repeat(119)}`],
  ])('is refused with %s', (_, text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([line, lines]);
  });

  it.each([
    ['a line break', 'Roof\n\nSidework security team'],
    ['a carriage return', 'Roof\rSidework'],
    ['a tab', 'Roof\tSidework'],
    ['a line separator', 'Roof\u2028Sidework'],
    ['a paragraph separator', 'Roof\u2029Sidework'],
  ])('has %s only where it may have lines', (_, text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([line, undefined]);
  });

  it.each([
    ['blanks without width', '\u200b'.repeat(10)],
    ['a Hangul filler', '\u3164'],
    ['a half-width filler', '\uffa0'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['a soft hyphen', '\u00ad'],
    ['a mark upon nothing', '\u0301'],
    ['tags', '\u{e0041}\u{e0042}'],
  ])('is more than %s', (_, text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([nothing, nothing]);
  });
});
