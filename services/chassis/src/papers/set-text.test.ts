import { describe, expect, it } from 'vitest';
import { loadFace } from './faces.ts';
import { isolated, type Line, setText } from './set-text.ts';

const glyphsOf = (lines: Line[]) =>
  lines.flatMap(({ runs }) => runs.flatMap(({ glyphs }) => glyphs));
const missingIn = (lines: Line[]) =>
  lines.flatMap(({ runs }) => runs.filter(({ face }) => !face).flatMap(({ text }) => [...text]));

const names = [
  '田中 太郎',
  'ひらがなカタカナー',
  '李',
  '王小明',
  '臺灣',
  '김철수 대한민국',
  'محمد الأحمد',
  'שרה כהן',
  'علی رضا پژمان',
  'สมชาย ใจดี',
  'น้ำใจ',
  'Nguyễn Thị Ánh',
  'Mia 🎉 Lopez',
  '👩🏽‍🔧 👨‍👩‍👧‍👦 🇺🇸 ❤️',
  'O',
  '=HYPERLINK("http://x.example","hi")',
  '-Anne',
  'Łukasz Żółć',
  'Ирина Соколова',
  'Νίκος Παπάς',
  'अर्जुन शर्मा',
  'বাংলা',
  'ਪੰਜਾਬੀ',
  'ગુજરાતી',
  'நன்றி',
  'తెలుగు',
  'ಕನ್ನಡ',
  'മലയാളം',
  'සිංහල',
  'ລາວ',
  'ខ្មែរ',
  'Հայերեն',
  'ქართული',
  'አማርኛ',
  '★ ✓ → € −',
  'Cafe\u0301',
  '𝓜𝓲𝓪 Ⅷ ①',
];

it.each(names)('every character of %s has its glyph', async (name) => {
  const lines = await setText(name, { size: 20 });
  expect(missingIn(lines)).toEqual([]);
  expect(glyphsOf(lines).map(({ id }) => id)).not.toContain(0);
  expect(lines[0]?.width).toBeGreaterThan(5);
});

it('a character that no font has is a box as wide as it is drawn', async () => {
  const lines = await setText('A\u{10380}\u{10381}b', { size: 10 });
  expect(missingIn(lines)).toEqual(['\u{10380}', '\u{10381}']);
  expect(lines[0]?.runs.map(({ face, width }) => (face ? 'text' : width.toFixed(1)))).toEqual([
    'text',
    '13.2',
    'text',
  ]);
});

describe('from left to right stand', () => {
  it.each([
    ['the words of Hebrew', 'שרה כהן', ['כהן', ' ', 'שרה'], true],
    ['Arabic within English', 'Ada (محمد) 5', ['Ada (', 'محمد', ') ', '5'], false],
    ['numbers within Arabic', 'محمد 12 أحمد', ['أحمد', ' ', '12', ' ', 'محمد'], true],
    ['English within Hebrew', 'שרה abc כהן', ['כהן', ' ', 'abc', ' ', 'שרה'], true],
    ['a name and what follows it', `${isolated('محمد')}, 2026 Q1`, ['محمد', ', 2026 Q1'], false],
  ])('%s', async (_, text, runs, isRightToLeft) => {
    const [line] = await setText(text, { size: 10 });
    expect(line?.runs.map((run) => run.text)).toEqual(runs);
    expect(line?.isRightToLeft).toBe(isRightToLeft);
  });

  it('the letters of a word that is read from right to left', async () => {
    const [line] = await setText('שרה', { size: 10 });
    expect(line?.runs[0]?.glyphs.map(({ cluster }) => cluster)).toEqual([2, 1, 0]);
  });
});

describe('shaped, not put side by side, are', () => {
  it.each([
    ['the joined letters of Arabic', 'محمد', 'noto-sans-arabic', 'arabic'],
    ['the conjuncts and moved vowels of Devanagari', 'क्षत्रिय', 'noto-sans', 'devanagari'],
    ['the stacked marks of Thai', 'น้ำ', 'noto-sans-thai', 'thai'],
    ['a family of emoji', '👨‍👩‍👧‍👦', 'noto-emoji', ''],
  ] as const)('%s', async (_, text, family, slice) => {
    const [line] = await setText(text, { size: 10 });
    const [run, ...others] = line?.runs ?? [];
    expect(others).toEqual([]);
    expect(run?.face?.key.startsWith(family)).toBe(true);
    const face = slice ? await loadFace(family, slice, 'plain') : run?.face;
    const naive = [...text].map(
      (letter) => face?.font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id,
    );
    expect(run?.glyphs.map(({ id }) => id)).not.toEqual(naive);
    expect(run?.glyphs.map(({ id }) => id).toSorted()).not.toEqual(naive.toReversed().toSorted());
  });
});

describe('lines', () => {
  it.each([
    ['English', 'A long title that has to be broken into several lines to fit'],
    ['one word', 'supercalifragilistic'.repeat(10)],
    ['Chinese', '中文标题很长需要换行才能放得下的一个标题。以及更多文字。'.repeat(2)],
    ['Thai', 'สวัสดีครับผมชื่อสมชายใจดีมาจากกรุงเทพมหานคร'.repeat(2)],
    ['Arabic', 'هذا عنوان طويل جدا يجب أن ينكسر على عدة أسطر حتى يتسع في الصفحة'],
    ['emoji', '🎉👩🏽‍🔧'.repeat(40)],
  ])('of %s fit, and lose nothing', async (_, text) => {
    const lines = await setText(text, { size: 12, width: 150 });
    expect(lines.length).toBeGreaterThan(1);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(150);
    const letters = (some: string) => [...some.replace(/[\s\u200d]/g, '')].sort().join('');
    const set = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
    expect(letters(set)).toBe(letters(text));
  });

  it.each([
    ['Hello, big world', ['Hello, big', 'world']],
    ['「東京」で、会いましょう。', ['「東京」', 'で、会いま', 'しょう。']],
    ['one\r\ntwo\u2028three', ['one', 'two', 'three']],
    ['end-to-end well', ['end-to-', 'end well']],
  ])('of %s begin where they may', async (text, expected) => {
    const lines = await setText(text, { size: 10, width: 52 });
    expect(lines.map(({ runs }) => runs.map((run) => run.text).join(''))).toEqual(expected);
  });
});

it('Japanese and Korean take the forms of their own characters', async () => {
  const families = async (text: string) =>
    new Set((await setText(text, { size: 9 }))[0]?.runs.map(({ face }) => face?.key.split('-')[2]));
  expect(await families('田中')).toEqual(new Set(['sc']));
  expect(await families('田中さん')).toEqual(new Set(['jp']));
  expect(await families('김金')).toEqual(new Set(['kr']));
});
