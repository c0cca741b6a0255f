import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { Printed } from './sheet.ts';

const page = { width: 612, height: 792, margin: 56 };
const row = 18;

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** The built-in fonts have the letters of Western Europe; what they lack is printed as a question mark. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text.replaceAll('−', '-')]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('');
}

/** Letter pages with the heading on each, every statement on a page of its own, and the number of pages at the foot. */
export async function toPdf({ heading, note, sheets }: Printed): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts: Fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  pdf.setTitle(heading);
  pdf.setProducer('Sidework');
  for (const { title, lines } of sheets) {
    let paper = begin(title);
    let y = page.height - page.margin - 80;
    let section = '';
    for (const line of lines) {
      if (y < page.margin + 2 * row) {
        paper = begin(`${title}, continued`);
        y = page.height - page.margin - 80;
      }
      if (line.section !== section) {
        section = line.section;
        y -= row / 2;
        write(paper, section, page.margin, y, fonts.bold, 11);
        y -= row;
      }
      const font = line.isTotal ? fonts.bold : fonts.plain;
      write(paper, line.label, page.margin + 12, y, font, 10);
      const amount = formatCents(line.amountCents);
      const right = page.width - page.margin - font.widthOfTextAtSize(amount, 10);
      write(paper, amount, right, y, font, 10);
      y -= row;
    }
  }
  const papers = pdf.getPages();
  for (const [index, paper] of papers.entries())
    write(paper, `Page ${index + 1} of ${papers.length}`, page.margin, 30, fonts.plain, 9);
  return pdf.save();

  function begin(title: string): PDFPage {
    const paper = pdf.addPage([page.width, page.height]);
    const top = page.height - page.margin;
    write(paper, title, page.margin, top, fonts.bold, 18);
    write(paper, heading, page.margin, top - 22, fonts.plain, 11);
    write(paper, note, page.margin, top - 38, fonts.plain, 9);
    return paper;
  }
}

function write(paper: PDFPage, text: string, x: number, y: number, font: PDFFont, size: number) {
  paper.drawText(printable(text, font), { x, y, font, size });
}
