import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and the cover of each pixel. */
  data: Uint8Array;
}

/** The colored pictures of a PDF as they are drawn, such as a QR code. */
export async function picturesOfPdf(content: Buffer): Promise<Picture[]> {
  const document = await PDFDocument.load(content, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? pictureOf(object) : []));
}

function pictureOf({ dict, contents }: PDFRawStream): Picture[] {
  if (dict.get(PDFName.of('ColorSpace')) !== PDFName.of('DeviceRGB')) return [];
  const size = (name: string) => dict.lookup(PDFName.of(name), PDFNumber).asNumber();
  const [width, height] = [size('Width'), size('Height')];
  const colors = inflateSync(contents);
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.set(colors.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
  return [{ width, height, data }];
}
