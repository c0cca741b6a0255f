import type { Page } from '@playwright/test';

/** The metadata of the photo contains it, and tests look for it where it must not be. */
export const photographer = 'Taken by Robin on Elm Street';

/** A JPEG file as a phone makes one: with where and by whom it was taken. */
export async function photoWithPlace(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 320;
    const paint = canvas.getContext('2d');
    if (paint) {
      paint.fillStyle = '#2f7d5b';
      paint.fillRect(40, 40, 240, 240);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const said = segment(0xe1, exif());
  // The metadata follows the first two bytes, which mark a JPEG.
  const buffer = Buffer.concat([jpeg.subarray(0, 2), said, jpeg.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const ascii = 2;
const long = 4;
const rational = 5;

/** A field of TIFF: its value where that fits into four bytes, else where it stands. */
function field(tag: number, type: number, count: number, value: number | string): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  if (typeof value === 'string') bytes.write(value, 8, 'latin1');
  else bytes.writeUInt32LE(value, 8);
  return bytes;
}

function directory(...fields: Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(fields.length);
  return Buffer.concat([count, ...fields, Buffer.alloc(4)]);
}

/** It contains the photographer and 40° 44′ north. */
function exif(): Buffer {
  const artist = Buffer.from(`${photographer}\0`, 'latin1');
  const [main, artistAt] = [8, 8 + 30];
  const place = artistAt + artist.length;
  const latitude = Buffer.alloc(24);
  [40, 1, 44, 1, 0, 1].forEach((part, index) => {
    latitude.writeUInt32LE(part, 4 * index);
  });
  const header = Buffer.from([0x49, 0x49, 0x2a, 0, main, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    header,
    directory(field(0x013b, ascii, artist.length, artistAt), field(0x8825, long, 1, place)),
    artist,
    directory(field(1, ascii, 2, 'N'), field(2, rational, 3, place + 30)),
    latitude,
  ]);
}
