import { inflateSync } from 'node:zlib';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { describe, expect, it } from 'vitest';
import * as Certificate from './certificate.ts';
import { certificatePdf } from './print-certificate.ts';

const verifyUrl = 'https://sidework.example/verify/ABCDEFGHJKLMNPQRSTUV';

const printed = (holderName: string) =>
  certificatePdf(
    Certificate.issue(
      'one',
      'ABCDEFGHJKLMNPQRSTUV',
      {
        course: {
          title: 'Fair Housing',
          category: 'property',
          format: 'online',
          durationHours: 4,
          credits: 4,
        },
        enrollment: { id: 'enrollment', userId: 'learner' },
        holderName,
        educatorName: null,
      },
      new Date('2026-11-22T12:00:00Z'),
    ),
    verifyUrl,
  );

/** What stands in the streams of a PDF, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
}

const codesOf = (name: string) =>
  [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'));

describe('a certificate on paper', () => {
  it.each(['Ирина Соколова', 'Νίκος Παπάς', 'Łucja Wróbel', 'שרה לוי'])(
    'shows the name %s with a font of its own, and no question marks',
    async (name) => {
      const pdf = await printed(name);
      await checkPdf(pdf);
      expect(pdf.toString('latin1')).toContain('/FontFile2');
      const streams = streamsOf(pdf);
      const letters = streams.filter((stream) => stream.includes('beginbfrange')).join();
      for (const code of codesOf(name)) expect(letters.toLowerCase()).toContain(`<${code}>`);
    },
  );

  it('brings no font where the letters are of every reader', async () => {
    expect((await printed('Inês Carvalho')).toString('latin1')).not.toContain('/FontFile2');
  });
});
