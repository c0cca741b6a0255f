import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { faultOfLine, faultOfLines, lineAsSeen, linesAsSeen } from './shown-text.ts';

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
    expect([lineAsSeen(text), linesAsSeen(text)]).toEqual([text, text]);
  });

  it.each([
    [
      'marks of a copied number',
      'Call me: \u202a+1 (973) 555-0123\u202c',
      'Call me: +1 (973) 555-0123',
    ],
    ['isolates of a name', '\u2068Anna\u2069 will open the door', 'Anna will open the door'],
    ['an override of direction', '\u202egro.krowedis', 'gro.krowedis'],
    ['marks of direction', 'Bo\u200f\u200e\u061cb', 'Bob'],
    ['a soft hyphen', 'gar\u00adden', 'garden'],
    ['a byte order mark', 'a\ufeffb', 'ab'],
    ['a blank without width', 'roof\u200bing', 'roofing'],
    ['a word joiner', 'roof\u2060ing', 'roofing'],
    ['blanks that do not break', '1\u00a0000\u202f€', '1 000 €'],
    ['joiners that join nothing', 'd\u200co\u200dg', 'dog'],
    ['joiners in heaps', 'می\u200c\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner behind a picture', '🎉\u200d!', '🎉!'],
    [
      'Hebrew beside Latin',
      'שלום Zoë, אני אגיע ב-10:30 (Main St 5)!',
      'שלום Zoë, אני אגיע ב-10:30 (Main St 5)!',
    ],
    ['joined Devanagari', 'क्\u200dष', 'क्\u200dष'],
    ['a joined picture with a tone', '👩🏽\u200d🔧 🏳️\u200d🌈', '👩🏽\u200d🔧 🏳️\u200d🌈'],
  ])('is left as its writer sees it: %s', (_, text, seen) => {
    expect([lineAsSeen(text), linesAsSeen(text)]).toEqual([seen, seen]);
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([undefined, undefined]);
  });

  it.each(['\v', '\f', '\u0085'])('has a new line for %j where it may have lines', (sign) => {
    const text = `First line${sign}second line`;
    expect([lineAsSeen(text), linesAsSeen(text)]).toEqual([
      'First line second line',
      'First line\nsecond line',
    ]);
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a bell', 'Bo\u0007b'],
    ['an escape', 'Bo\u001b[31mb'],
    ['a null', 'Bo\0b'],
    ['a C1 control', 'Bo\u009bb'],
    ['half a pair', 'Bo\ud800b'],
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
    ['marks of direction', '\u200f\u202e'],
    ['a mark upon nothing', '\u0301'],
    ['tags', '\u{e0041}\u{e0042}'],
  ])('is more than %s', (_, text) => {
    expect([faultOfLine(text), faultOfLines(text)]).toEqual([nothing, nothing]);
  });
});
