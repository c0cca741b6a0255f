import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkPdf } from './pdf.ts';

async function aPdf(): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage().drawText('A certificate');
  const content = await document.save({ useObjectStreams: false });
  return Buffer.from(content).toString('latin1');
}

describe('the check of a PDF', () => {
  it('passes one that is as its format demands', async () => {
    await checkPdf(Buffer.from(await aPdf(), 'latin1'));
  });

  it.each([
    [
      'whose table of objects is elsewhere',
      (pdf: string) => pdf.replace(/startxref\n\d+/, 'startxref\n17'),
    ],
    ['whose end is missing', (pdf: string) => pdf.slice(0, -60)],
    [
      'of which an object has another length',
      (pdf: string) => pdf.replace(/\/Length \d+/, '/Length 3'),
    ],
  ])('refuses one %s', async (_what, broken) => {
    await expect(checkPdf(Buffer.from(broken(await aPdf()), 'latin1'))).rejects.toThrow();
  });
});
