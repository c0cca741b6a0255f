import { fromBufferPromise } from 'yauzl';
import { textOfXml } from './words.ts';

const { docx, pdf, txt, xlsx } = {
  docx: /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
  xlsx: /^xl\/(?:sharedStrings|workbook|worksheets\/sheet\d+)\.xml$/,
  pdf: 'pdf',
  txt: 'txt',
};

const mostPages = 300;
const mostSigns = 2_000_000;
const mostUnpacked = 30 * 1_048_576;

/** The text of a file of the vault; empty where it has none, as a scanned page. */
export async function textOfFile(file: Uint8Array, format: string): Promise<string> {
  if (format === txt) return new TextDecoder().decode(file.subarray(0, mostSigns));
  if (format === pdf) return textOfPdf(file);
  if (format === 'docx') return textOfParts(file, docx);
  return format === 'xlsx' ? textOfParts(file, xlsx) : '';
}

async function textOfPdf(file: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(file));
  let text = '';
  for (let page = 1; page <= Math.min(document.numPages, mostPages); page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n';
    if (text.length > mostSigns) break;
  }
  return text;
}

async function textOfParts(file: Uint8Array, wanted: RegExp): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(file), { lazyEntries: true });
  let [text, left] = ['', mostUnpacked];
  for await (const entry of zip.eachEntry()) {
    if (!wanted.test(entry.fileName) || entry.isEncrypted()) continue;
    const pieces: Buffer[] = [];
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      left -= piece.length;
      if (left < 0) return text;
      pieces.push(piece);
    }
    text += `${textOfXml(Buffer.concat(pieces).toString('utf8'))}\n`;
  }
  return text;
}
