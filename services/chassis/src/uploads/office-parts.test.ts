import { describe, expect, it } from 'vitest';
import { aCompound, aDoc, anXls, aZip, eicar, officeParts } from '../testing/files.ts';
import { type FileType, fileTypes } from './file-kinds.ts';
import { lookInside } from './office-parts.ts';

const { doc, docx, xls, xlsx } = fileTypes;
const words = Buffer.from('<document/>');
const filler = Buffer.alloc(5_000, 'words ');
const word = (name: string, content: Buffer, says = {}) =>
  aZip([...officeParts('word'), { name, content, says }]);
const zeros = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(8_000),
]);
const withMacros = aDoc({ '/Macros/VBA/_VBA_PROJECT': words });
const listing = (says: string) =>
  aZip([
    { name: '[Content_Types].xml', content: Buffer.from(says) },
    ...officeParts('word').slice(1),
  ]);
/** The records of a workbook that names one sheet, of this kind. */
const workbook = (kind: number) =>
  Buffer.concat([
    Buffer.from([0x09, 0x08, 2, 0, 0, 6, 0x85, 0, 9, 0, 0, 0, 0, 0, 0, kind, 1, 0, 0x41]),
    Buffer.alloc(5_000),
  ]);
const within = (depth: number, file: Buffer): Buffer =>
  depth === 0 ? file : within(depth - 1, word(`word/embeddings/${depth}.bin`, file));
const spliced = (file: Buffer, at: number, bytes: number[]) => {
  const changed = Buffer.from(file);
  changed.set(bytes, at);
  return changed;
};

describe('a file of Office', () => {
  it.each<[string, FileType, Buffer]>([
    ['an honest docx', docx, aZip(officeParts('word'))],
    ['an honest xlsx', xlsx, aZip(officeParts('xl'))],
    ['an honest doc', doc, aDoc()],
    ['an honest xls', xls, anXls(workbook(0))],
    ['a doc with small and large streams', doc, aDoc({ '/Data': filler, '/small': words })],
    [
      'a docx with a chart of its own sheet',
      docx,
      word('word/embeddings/1.xlsx', aZip(officeParts('xl'))),
    ],
    ['a docx with an old sheet', docx, word('word/embeddings/1.bin', anXls())],
  ])('%s is clean', async (_, type, file) => {
    expect(await lookInside(file, type)).toBe('clean');
  });

  it.each<[string, FileType, Buffer]>([
    ['a part of a docx', docx, word('word/media/a.png', Buffer.concat([filler, eicar]))],
    ['a file within a part', docx, within(2, word('word/a.txt', eicar))],
    ['a stream of a doc', doc, aDoc({ '/Data': Buffer.concat([filler, eicar]) })],
    ['a small stream of a doc', doc, aDoc({ '/Data': eicar })],
    ['a zip within a doc', doc, aDoc({ '/Package': word('word/a.txt', eicar) })],
    [
      'an old sheet within a docx',
      docx,
      word('word/1.bin', aCompound({ '/Workbook': filler, '/b': eicar })),
    ],
  ])('with a virus in %s is infected', async (_, type, file) => {
    expect(await lookInside(file, type)).toBe('infected');
  });

  it.each<[string, FileType, Buffer]>([
    ['by their name', docx, word('word/vbaProject.bin', words)],
    ['by another name', docx, word('word/theme.bin', withMacros)],
    [
      'by the list of types',
      docx,
      listing('<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>'),
    ],
    [
      'by the list of types, hidden',
      docx,
      listing('<Override ContentType="application/vnd.ms-office.vba&#80;roject"/>'),
    ],
    [
      'by a relation',
      docx,
      word('word/_rels/document.xml.rels', Buffer.from('<a Type=".../vbaProject"/>', 'utf16le')),
    ],
    [
      'as a sheet',
      xlsx,
      aZip([...officeParts('xl'), { name: 'xl/macrosheets/sheet1.xml', content: words }]),
    ],
    ['in a doc', doc, withMacros],
    ['in an xls', xls, aCompound({ '/Workbook': workbook(0), '/_VBA_PROJECT_CUR/VBA/dir': words })],
    ['in an xls of before Visual Basic', xls, anXls(workbook(1))],
    ['in a file within', docx, within(1, withMacros)],
  ])('has macros %s', async (_, type, file) => {
    expect(await lookInside(file, type)).toBe('macros');
  });

  it.each<[string, FileType, Buffer]>([
    ['zeros', doc, zeros],
    ['zeros', xls, zeros],
    ['a doc named xls', xls, aDoc()],
    ['an xls named doc', doc, anXls()],
    ['a doc cut off', doc, aDoc().subarray(0, 1_500)],
    // The table of sectors names the first sector as its own successor.
    [
      'a chain without an end',
      doc,
      spliced(
        aDoc({ '/Data': Buffer.alloc(100_000, 1) }),
        512,
        Array.from({ length: 512 }, () => 0),
      ),
    ],
    ['an xlsx named docx', docx, aZip(officeParts('xl'))],
    ['a part that says it is smaller', docx, word('word/a.xml', filler, { unpacked: 100 })],
    ['a part that says it is larger', docx, word('word/a.xml', filler, { unpacked: 9_000 })],
    [
      'a bomb that says it is small',
      docx,
      word('word/a.xml', Buffer.alloc(3_000_000), { unpacked: 100 }),
    ],
    ['a bomb that says what it is', docx, word('word/a.xml', Buffer.alloc(3_000_000))],
    ['a bomb within a file', docx, within(1, word('word/a.xml', Buffer.alloc(3_000_000)))],
    ['files within each other without end', docx, within(5, aZip(officeParts('word')))],
    ['a page behind it', docx, Buffer.concat([aZip(officeParts('word')), filler])],
    ['a climbing name', docx, word('../a.xml', words)],
    ['an absolute name', docx, word('/a.xml', words)],
    ['a name twice', docx, word('word/document.xml', words)],
  ])('is broken that is %s, as %s', async (_, type, file) => {
    expect(await lookInside(file, type)).toBe('broken');
  });
});
