import { type DocumentFont, documentFont } from './document-font.ts';
import type { Face } from './faces.ts';
import { boxWidth, type Line, type Run, setText, type TextStyle } from './set-text.ts';

interface WrittenText extends TextStyle {
  x: number;
  /** The top of the first line. */
  y: number;
  color?: string;
  /** Aligns lines that are narrower than `width`; without it they begin where the paragraph does. */
  align?: 'center' | 'right';
}

/** A PDF that is being printed. */
export interface Paper {
  /** For lines, pictures and further pages; text is set by `write`. */
  page: PDFKit.PDFDocument;
  /** Writes text in any script, and answers where the next line begins. */
  write(text: string, style: WrittenText): Promise<number>;
}

interface PaperOptions {
  title: string;
  landscape?: boolean;
  /** Pages stay open until the end, so that their feet can name how many there are. */
  hasFeet?: boolean;
}

/** Prints letter pages drawn by `draw`, as the bytes of a PDF. */
export async function printPaper(
  { title, landscape = false, hasFeet = false }: PaperOptions,
  draw: (paper: Paper) => Promise<void>,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'LETTER',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    info: { Title: title, Author: 'Sidework', Creator: 'Sidework', Producer: 'Sidework' },
    lang: 'en-US',
    displayTitle: true,
    bufferPages: hasFeet,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  page.on('end', () => resolve(Buffer.concat(parts)));
  page.on('error', reject);
  const fonts = new Map<string, DocumentFont>();
  const fontOf = (face: Face) => {
    const font = fonts.get(face.key) ?? documentFont(face);
    fonts.set(face.key, font);
    return font;
  };
  await draw({ page, write: (text, style) => write({ page, fontOf }, text, style) });
  page.end();
  return promise;
}

/** From the top of a line to its base, and to the next line, of the size of its text; room for marks above and below. */
const ascent = 1.07;
const lineHeight = 1.4;

interface Printing {
  page: PDFKit.PDFDocument;
  fontOf: (face: Face) => DocumentFont;
}

async function write(
  { page, fontOf }: Printing,
  text: string,
  style: WrittenText,
): Promise<number> {
  const { size, color = '#1b1f1d' } = style;
  const lines = await setText(text, style);
  const widest = Math.max(...lines.map(({ width }) => width));
  page.fillColor(color);
  for (const [index, line] of lines.entries()) {
    const base = style.y + (ascent + index * lineHeight) * size;
    let x = style.x + indentOf(line, style, widest);
    for (const run of line.runs) {
      if (run.face) writeRun(page, run, run.face, fontOf(run.face), { x, base, size });
      else drawBoxes(page, run, { x, base, size, color });
      x += run.width;
    }
  }
  return style.y + lines.length * lineHeight * size;
}

/** Lines of a paragraph from right to left end one below the other. */
function indentOf({ width, isRightToLeft }: Line, style: WrittenText, widest: number): number {
  const room = style.width ?? width;
  if (style.align === 'center') return (room - width) / 2;
  if (style.align === 'right') return style.width === undefined ? -width : room - width;
  return isRightToLeft ? widest - width : 0;
}

interface Place {
  x: number;
  base: number;
  size: number;
}

function writeRun(
  page: PDFKit.PDFDocument,
  run: Run,
  face: Face,
  { font, show }: DocumentFont,
  at: Place,
) {
  show(run);
  page.font(font as never, face.key, at.size).text(run.text, at.x, at.base, {
    lineBreak: false,
    baseline: 'alphabetic',
    features: [],
    // Without these two pdfkit measures the run once more.
    textWidth: run.width,
    wordCount: 1,
  } as PDFKit.Mixins.TextOptions);
}

/** A character that no font has is seen to be there. */
function drawBoxes(
  page: PDFKit.PDFDocument,
  run: Run,
  { x, base, size, color }: Place & { color: string },
) {
  for (const [index] of [...run.text].entries())
    page
      .rect(x + (index * boxWidth + 0.08) * size, base - 0.7 * size, 0.5 * size, 0.7 * size)
      .lineWidth(0.05 * size)
      .stroke(color);
}
