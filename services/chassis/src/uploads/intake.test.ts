import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentFormat,
  documentFormats,
} from '@sidework/contracts/business-tools/document-options';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { aLocatedJpeg, aPdf, aZip, eicar, honest, officeParts } from '../testing/files.ts';
import { type FileType, fileTypes } from './file-kinds.ts';
import { takeFile } from './intake.ts';
import { builtInScanner, type Scanner } from './scanner.ts';

const field = (name: string) => readFileSync(join(import.meta.dirname, '../../test/field', name));
const all = Object.values(fileTypes);
const take = (file: Buffer, types: readonly FileType[] = all, scanner: Scanner = builtInScanner) =>
  takeFile({ scanner }, file, { types });
const text = (content: string, ...more: number[]) =>
  Buffer.concat([Buffer.from(more), Buffer.from(content, 'latin1')]);
const { pdf, txt, jpeg, docx } = fileTypes;

describe('a file that is taken in', () => {
  it.each(Object.keys(honest) as DocumentFormat[])('is taken as %s', async (format) => {
    const type = documentFormats[format];
    expect((await take(await honest[format](), [type])).contentType).toBe(type);
  });

  it.each([
    ['lines before its beginning', field('pdf-junk-before.pdf')],
    ['a letterhead of the printer before it', text('\x1b%-12345X@PJL JOB\r\n%PDF-1.4 \n%%EOF')],
    ['zeros behind its end', field('pdf-nul-padding-after.pdf')],
    ['20 MB of line breaks behind it', Buffer.concat([aPdf(), Buffer.alloc(20_000_000, '\r\n')])],
    ['1,024 bytes before it', Buffer.concat([Buffer.alloc(1_024, ' '), aPdf()])],
  ])('is a PDF with %s, and kept as it came', async (_, file) => {
    const kept = await take(file);
    expect([kept.contentType, kept.body.equals(file)]).toEqual([pdf, true]);
  });

  it.each([
    ['a page before it', text('<html>%PDF-1.4\n%%EOF')],
    ['a program before it', text('MZ\x90\x00%PDF-1.4\n%%EOF')],
    ['a ZIP before it', text('PK\x03\x04%PDF-1.4\n%%EOF')],
    ['1,025 bytes before it', Buffer.concat([Buffer.alloc(1_025, ' '), aPdf()])],
    ['a page behind it', text('%PDF-1.4\n%%EOF<html>')],
    ['no end', text('%PDF-1.4\n')],
  ])('is no PDF with %s', async (_, file) => {
    await expect(take(file, [pdf])).rejects.toMatchObject({ code: 'upload_unreadable' });
  });

  it.each([
    ['UTF-16 of Windows', field('note-utf16le-bom.txt'), /^Zoë paid €40 for “pipes/],
    ['UTF-16 of others', Buffer.from('feff00e900e8', 'hex'), /^éè$/],
    [
      'the letters of Windows',
      text('Zo\xeb paid \x80 40 for \x93pipes\x94'),
      /^Zoë paid € 40 for “pipes”$/,
    ],
    ['plain letters', Buffer.from('Dear Ada'), /^Dear Ada$/],
    ['one letter', Buffer.from('A'), /^A$/],
  ])('is a text in %s, and kept in UTF-8', async (_, file, words) => {
    const { contentType, body } = await take(file, [txt]);
    expect([contentType, body.toString()]).toEqual([txt, expect.stringMatching(words)]);
  });

  it.each([
    ['a page in UTF-16', Buffer.from('\ufeff<html><script>', 'utf16le')],
    ['half a letter', Buffer.from('fffe41', 'hex')],
    ['a program', text('MZ\x90\x00')],
    ['what Windows has no letter for', text('a\x81b')],
  ])('is no text that is %s', async (_, file) => {
    await expect(take(file, [txt])).rejects.toMatchObject({ code: 'upload_unreadable' });
  });

  it('stands upright where a phone lay on its side, and says no more where it was', async () => {
    const upright = await sharp((await take(field('phone-sideways-exif6.jpg'))).body).metadata();
    expect(upright).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
    expect([upright.orientation, upright.exif]).toEqual([undefined, undefined]);
    const located = await take(await aLocatedJpeg(), [jpeg]);
    expect(located.body.includes('kitchen')).toBe(false);
  });

  it('is told what to do with a picture of an iPhone', async () => {
    await expect(take(field('photo-as-HEIC.heic'))).rejects.toMatchObject({
      code: 'picture_is_heic',
      message: expect.stringMatching(/JPG or PNG/),
    });
  });

  it.each([
    ['a text', eicar],
    ['a PDF', Buffer.concat([text('%PDF-1.4\n'), eicar, text('\n%%EOF')])],
    ['a part of a docx', aZip([...officeParts('word'), { name: 'word/a', content: eicar }])],
  ])('is refused as %s that harms computers', async (_, file) => {
    await expect(take(file)).rejects.toMatchObject({ code: 'upload_infected' });
  });

  it('is refused with macros, and in words that say what to do', async () => {
    const file = aZip([...officeParts('word'), { name: 'word/vbaProject.bin', content: eicar }]);
    await expect(take(file, [docx])).rejects.toMatchObject({ code: 'upload_has_macros' });
  });

  it('goes to the scanner where it is kept as it came, and waits for its word', async () => {
    const scan = vi.fn(async () => 'infected' as const);
    const scanner: Scanner = { name: 'clamd', scan };
    await expect(take(aPdf(), all, scanner)).rejects.toMatchObject({ code: 'upload_infected' });
    await take(await aLocatedJpeg(), all, scanner);
    expect(scan).toHaveBeenCalledOnce();
    scan.mockRejectedValueOnce(new Error('clamd gave no verdict'));
    await expect(take(aPdf(), all, scanner)).rejects.toMatchObject({ code: 'store_unavailable' });
  });
});
