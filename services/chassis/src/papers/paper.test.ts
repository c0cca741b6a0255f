import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPdf } from '../testing/pdf.ts';
import { textOfPdf } from '../testing/pdf-text.ts';
import { loadFace } from './faces.ts';
import { fontPackages } from './font-families.ts';
import { printPaper } from './paper.ts';

const print = (...texts: string[]) =>
  printPaper({ title: 'Names' }, async ({ write }) => {
    let y = 40;
    for (const text of texts) y = await write(text, { x: 54, y, size: 18, width: 500 });
  });

it.each([
  '田中 太郎',
  'Łukasz Żółć',
  'Mia 🎉 Lopez',
  '김철수',
  'สมชาย',
  'น้ำใจ',
  'हिन्दी',
  'क्षत्रिय',
  'Nguyễn Thị Ánh',
])('%s is a whole PDF, and comes out of it as it was written', async (name) => {
  const pdf = await print(name);
  await checkPdf(pdf);
  expect((await textOfPdf(pdf)).replaceAll('\n', '')).toBe(name);
});

it.each(['محمد', 'ثبت', 'שרה'])(
  '%s comes out letter by letter, from left to right',
  async (name) => {
    const pdf = await print(name);
    await checkPdf(pdf);
    expect(await textOfPdf(pdf)).toBe([...name].reverse().join(''));
  },
);

it('the same glyph says each letter that it is a part of', async () => {
  // In Arabic these have one shape without their dots.
  expect([...(await textOfPdf(await print('ببتتنث')))].sort().join('')).toBe(
    [...'ببتتنث'].sort().join(''),
  );
});

it('slices of one font stay apart in one document', async () => {
  const texts = ['李', '臺', '龘', 'Ω', 'Ж', 'é', 'ệ'];
  expect(await textOfPdf(await print(...texts))).toBe(texts.join('\n'));
});

it('writes no text where there is none', async () => {
  expect(await textOfPdf(await print('', '\u200f'))).toBe('');
});

it('a slice of a font is read once', async () => {
  const asked = () => loadFace('noto-sans', 'latin', 'plain');
  const [first, second] = await Promise.all([asked(), asked()]);
  expect(second).toBe(first);
  expect(await asked()).toBe(first);
});

const services = join(import.meta.dirname, '../../..');
const filesOf = (service: string) =>
  readdirSync(join(services, service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(services, service, 'src', name), 'utf8'));
const printing = readdirSync(services).filter(
  (name) =>
    name !== 'chassis' && filesOf(name).some((file) => file.includes("'@sidework/chassis/papers/")),
);

it('finds who prints', () =>
  expect(printing).toEqual(['business-tools', 'client-services', 'education-events']));

it.each(printing)('%s brings every font of papers, so that its image has them', (service) => {
  const manifest = JSON.parse(readFileSync(join(services, service, 'package.json'), 'utf8'));
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(fontPackages));
});
