import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** A piece of text as it was set, with the left end of its base line from the lower left of its page. */
interface SetPiece {
  text: string;
  x: number;
  y: number;
}

/** The text that a reader copies out of a PDF, with its positions. */
export async function piecesOfPdf(content: Uint8Array): Promise<SetPiece[]> {
  const pdf = await PDFDocument.load(content);
  return pdf.getPages().flatMap(piecesOfPage);
}

/** The same as text, a line for each piece. */
export const textOfPdf = async (content: Uint8Array): Promise<string> =>
  (await piecesOfPdf(content)).map(({ text }) => text).join('\n');

const decoded = (stream: unknown) =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';

function piecesOfPage(page: PDFPage): SetPiece[] {
  const { context } = page.doc;
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  const letters = new Map(
    (fonts?.entries() ?? []).map(([name, font]) => [
      name.asString(),
      lettersOf(decoded(context.lookup(font, PDFDict).lookup(PDFName.of('ToUnicode')))),
    ]),
  );
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const drawn = streams.map((stream) => decoded(stream && context.lookup(stream))).join('\n');
  return [...drawn.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)].map(([, block = '']) => {
    const font = letters.get(/(\/\S+) \S+ Tf/.exec(block)?.[1] ?? '');
    const codes = [...block.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => pairs(hex));
    const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? [];
    const text = codes.map((code) => font?.get(code) ?? '\uFFFD').join('');
    return { text, x: Number(x), y: Number(y) };
  });
}

const pairs = (hex: string) => (hex.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 16));

/** The text of each glyph by its number: pdfkit writes ranges with a list of texts. */
function lettersOf(map: string): Map<number, string> {
  const ranges = map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi);
  return new Map(
    [...ranges].flatMap(([, first = '', texts = '']) =>
      [...texts.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ''], index): [number, string] => [
        Number.parseInt(first, 16) + index,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}
