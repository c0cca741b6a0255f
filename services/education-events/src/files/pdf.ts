import PDFDocument from 'pdfkit';

/** A page drawn by `draw`, as the bytes of a PDF. */
export function pdf(
  { title, landscape = false }: { title: string; landscape?: boolean },
  draw: (page: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'LETTER',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 54,
    info: { Title: title, Author: 'Sidework', Creator: 'Sidework' },
    lang: 'en-US',
    displayTitle: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  page.on('end', () => resolve(Buffer.concat(parts)));
  page.on('error', reject);
  draw(page);
  page.end();
  return promise;
}

/** The standard fonts of a PDF hold the letters of Western Europe; others are shown as a sign that something stood there. */
export const inLatin = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\n\u2013\u2014\u20ac]/gu, '?');
