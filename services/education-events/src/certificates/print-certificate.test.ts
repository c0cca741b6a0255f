import { checkPdf } from '@sidework/chassis/testing/pdf';
import { piecesOfPdf, textOfPdf } from '@sidework/chassis/testing/pdf-text';
import { describe, expect, it } from 'vitest';
import * as Certificate from './certificate.ts';
import { certificatePdf } from './print-certificate.ts';

const verifyUrl = 'https://sidework.example/verify/ABCDEFGHJKLMNPQRSTUV';

const printed = (
  holderName: string,
  title = 'Fair Housing',
  educatorName: string | null = null,
  isSample = false,
) =>
  certificatePdf(
    Certificate.issue(
      'one',
      'ABCDEFGHJKLMNPQRSTUV',
      {
        course: {
          title,
          category: 'property',
          format: 'online',
          durationHours: 4,
          credits: 4,
          isSample,
        },
        enrollment: { id: 'enrollment', userId: 'learner' },
        holderName,
        educatorName,
        activeMinutes: 212,
      },
      new Date('2026-11-22T12:00:00Z'),
    ),
    verifyUrl,
  );

describe('a certificate on paper', () => {
  it.each([
    'Ирина Соколова',
    'Νίκος Παπάς',
    'Łucja Wróbel',
    'Inês Carvalho',
    '田中 太郎',
    '김철수',
    'สมชาย ใจดี',
    'अर्जुन शर्मा',
    'Mia 🎉 Lopez',
    '=HYPERLINK("http://x.example","hi")',
  ])('shows the name %s', async (name) => {
    const pdf = await printed(name);
    await checkPdf(pdf);
    expect((await textOfPdf(pdf)).replaceAll('\n', '')).toContain(name);
  });

  it('says SAMPLE where the lessons were samples, and no hours [D-126]', async () => {
    const pdf = await printed('Ada Example', 'Fair Housing', null, true);
    const text = (await textOfPdf(pdf)).replaceAll('\n', ' ');
    expect(text).toContain('SAMPLE');
    expect(text).toContain('no hours and no credits');
    expect(await textOfPdf(await printed('Ada Example'))).not.toContain('SAMPLE');
  });

  it('shows the minutes that were spent [D-127]', async () => {
    const text = (await textOfPdf(await printed('Ada Example'))).replaceAll('\n', ' ');
    expect(text).toContain('3.53 hours, 4 credits (212 minutes of active learning');
  });

  it.each([
    ['שרה לוי', 'שרה', 'לוי'],
    ['محمد الأحمد', 'محمد', 'الأحمد'],
  ])('has the first word of %s on the right', async (name, first, last) => {
    const pieces = await piecesOfPdf(await printed(name));
    const at = (word: string) =>
      pieces.find(({ text }) => [...text].sort().join('') === [...word].sort().join(''))?.x ?? 0;
    expect(at(first)).toBeGreaterThan(at(last));
    expect(at(last)).toBeGreaterThan(50);
  });

  it.each([
    ['long', 'Maximiliana '.repeat(16), 'Bookkeeping for everybody '.repeat(8)],
    ['long and without a blank', 'M'.repeat(200), 'W'.repeat(200)],
    ['long and Chinese', '龍'.repeat(100), '課'.repeat(200)],
  ])('stays on its page with a name that is %s', async (_, name, title) => {
    const pdf = await printed(name, title, name);
    for (const { x, y } of await piecesOfPdf(pdf)) {
      expect(y).toBeGreaterThan(30);
      expect(x).toBeGreaterThanOrEqual(54);
    }
  });
});
