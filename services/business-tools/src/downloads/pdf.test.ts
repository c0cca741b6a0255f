import { checkPdf } from '@sidework/chassis/testing/pdf';
import { piecesOfPdf, textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { expect, it } from 'vitest';
import { toPdf } from './pdf.ts';

const line = (label: string, amountCents: number, isTotal = false) => ({
  section: 'Revenue',
  label,
  amountCents,
  isTotal,
});
const lines = [line('Services', 5_050), line('Net − all', -1_234_567, true)] as never[];
const print = (heading: string, sheets = [{ title: 'Income Statement', lines }]) =>
  toPdf({ heading, note: 'Simplified, in USD', sheets });

it.each(['Łukasz Żółć, 2026 Annual', '李, 2026 Q1', 'Mia 🎉 Lopez, 2026 Q1'])(
  'a statement names %s as it is written',
  async (heading) => {
    const pdf = await print(heading);
    await checkPdf(pdf);
    const text = await textOfPdf(pdf);
    expect(text.replaceAll('\n', '')).toContain(heading);
    for (const part of ['Services', '$50.50', 'Net − all', '-$12,345.67', 'Page 1 of 1'])
      expect(text).toContain(part);
  },
);

it('amounts end one below the other, and a long statement goes on on a page with its heading', async () => {
  const many = Array.from({ length: 60 }, (_, index) => line(`Line ${index}`, 100)) as never[];
  const pieces = await piecesOfPdf(await print('Ada, 2026', [{ title: 'Cash Flow', lines: many }]));
  const texts = pieces.map(({ text }) => text);
  expect(texts.filter((text) => text === 'Ada, 2026')).toHaveLength(2);
  expect(texts).toContain('Cash Flow, continued');
  expect(texts).toContain('Page 2 of 2');
  expect(new Set(pieces.filter(({ text }) => text === '$1.00').map(({ x }) => x)).size).toBe(1);
  for (const { y } of pieces) expect(y).toBeGreaterThan(25);
});
