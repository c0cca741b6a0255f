import { fileURLToPath } from 'node:url';
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

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

const standard = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const wide = { plain: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') } as const;

/** What the standard fonts of a PDF hold, which need not come with it. */
const isWesternEuropean = (text: string) =>
  /^[\u0020-\u007e\u00a0-\u00ff\n\u2013\u2014\u2018\u2019\u201c\u201d\u20ac]*$/u.test(text);

/** The font of a text: names in other letters than those of Western Europe bring theirs with them. */
export const fontOf = (text: string, weight: keyof typeof standard = 'plain') =>
  (isWesternEuropean(text) ? standard : wide)[weight];
