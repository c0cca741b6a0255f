import { crc32, deflateSync } from 'node:zlib';
import { builtInScanner } from '@sidework/chassis/uploads/scanner';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as Picture from './re-encode.ts';

const reEncode = (uploaded: Buffer) => Picture.reEncode({ scanner: builtInScanner }, uploaded);

const refused = { code: 'picture_unreadable', statusCode: 422 };
const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };

/** Red on the left, blue on the right. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: red } }).composite([
    { input: { create: { ...half, background: blue } }, gravity: 'east' },
  ]);
}

/** Which of the two a point of a picture is. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const point = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  const [r = 0, , b = 0] = await point.removeAlpha().raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A PNG whose header claims a size, whatever follows. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([start, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture that is kept', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is a square of one kind, made of a %s',
    async (kind) => {
      const kept = await reEncode(await halves(900, 600)[kind]().toBuffer());
      expect(await sharp(kept).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        height: 512,
        space: 'srgb',
      });
      expect([await colourAt(kept, 100, 256), await colourAt(kept, 412, 256)]).toEqual([
        'red',
        'blue',
      ]);
    },
  );

  it('says nothing of where and with what it was taken', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 44/1 0/1', GPSLongitudeRef: 'W' };
    const taken = await halves(600, 600)
      .withExif({ IFD0: { Make: 'A phone', Artist: 'Ada Example' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- at home --></x:xmpmeta>')
      .withIccProfile('p3', { attach: true })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Ada Example') && taken.includes('at home')).toBe(true);
    const kept = await reEncode(taken);
    const { exif, xmp, icc, iptc, comments, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, iptc, comments, orientation }).toEqual({});
    for (const word of ['Ada', 'phone', 'at home', 'EXIF', 'XMP ', 'ICCP'])
      expect(kept.includes(word)).toBe(false);
  });

  it('stands upright, as the camera was held', async () => {
    const turned = await halves(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const kept = await reEncode(turned);
    expect([await colourAt(kept, 256, 100), await colourAt(kept, 256, 412)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it('holds nothing that was hidden in the file beside it', async () => {
    const page = '<script>alert(1)</script>';
    const jpeg = await halves(600, 600).jpeg().toBuffer();
    const kept = await reEncode(Buffer.concat([jpeg, Buffer.from(page)]));
    expect(kept.includes('script')).toBe(false);
  });

  it('may be made of 50 megapixels', async () => {
    expect(await colourAt(await reEncode(await plain(50_000, 1_000)), 256, 256)).toBe('red');
  });

  it('is the first of those that move', async () => {
    const frames = [red, blue].map((background) => ({
      create: { width: 300, height: 300, channels: 3 as const, background },
    }));
    const moving = await sharp(frames as never, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const kept = await reEncode(moving);
    expect((await sharp(kept).metadata()).pages).toBeUndefined();
    expect(await colourAt(kept, 256, 256)).toBe('red');
  });
});

describe('refused as unreadable', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/hosts"/></svg>';
  const polyglot = 'GIF89a/*<html><script>alert(1)</script></html>*/=1;';

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing that could ask for more', async () => Buffer.from(svg)],
    ['a page that begins as a picture', async () => Buffer.from(polyglot)],
    ['a GIF', () => halves(90, 60).gif().toBuffer()],
    ['a TIFF', () => halves(90, 60).tiff().toBuffer()],
    ['an AVIF', () => halves(90, 60).avif().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['a program', async () => Buffer.from('MZ\x90\0')],
    [
      'a drawing with the first bytes of a photograph',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    ],
    ['30,000 by 30,000 pixels', async () => claiming(30_000, 30_000)],
    ['more than 50 megapixels', () => plain(50_001, 1_000)],
  ])('%s', async (_, make) => {
    await expect(reEncode(await make())).rejects.toMatchObject(refused);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('half of a %s', async (kind) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width: 800, height: 800, channels: 3 as const, noise, background: red };
    const whole = await sharp({ create })[kind]().toBuffer();
    await expect(reEncode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(refused);
    expect((await reEncode(whole)).length).toBeGreaterThan(0);
  });

  it('one that is larger than 5 MB, whatever it shows', async () => {
    const jpeg = await halves(600, 600).jpeg().toBuffer();
    const whole = Buffer.concat([jpeg, Buffer.alloc(5 * 1_048_576 - jpeg.length)]);
    await reEncode(whole);
    await expect(reEncode(Buffer.concat([whole, Buffer.alloc(1)]))).rejects.toMatchObject({
      code: 'picture_too_large',
      statusCode: 413,
    });
  });
});

it('lets nobody wait longer than anybody would', async () => {
  const photo = await halves(90, 60).jpeg().toBuffer();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => reEncode(photo)));
  const refusals = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals).toHaveLength(4);
  expect(refusals[0]).toMatchObject({ statusCode: 429, retryAfterSeconds: 5 });
  await reEncode(photo);
});
