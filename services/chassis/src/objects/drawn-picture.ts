import type { ResizeOptions } from 'sharp';
import { tooManyFor, unprocessable } from '../errors.ts';
import { pictureLibrary } from './picture-library.ts';

/** What a drawn picture is served as. */
export const drawnPictureType = 'image/webp';

const mostPixels = 50_000_000;
const mostSeconds = 10;

/**
 * A picture drawn anew of what somebody uploaded, as WebP: nothing of the file itself lives on, neither where it was
 * taken nor what else was hidden in it. `unreadable` is the code by which what is no picture is refused.
 */
export async function drawPicture(
  uploaded: Buffer,
  size: ResizeOptions,
  unreadable: Parameters<typeof unprocessable>[0],
): Promise<Buffer> {
  if (!beginsAsPicture(uploaded)) throw unprocessable(unreadable);
  return inLine(async () => {
    try {
      return await pictureLibrary(uploaded, {
        limitInputPixels: mostPixels,
        failOn: 'error',
        pages: 1,
      })
        .autoOrient()
        .resize(size)
        .toColourspace('srgb')
        .timeout({ seconds: mostSeconds })
        .webp({ quality: 82 })
        .toBuffer();
    } catch (error) {
      throw Object.assign(unprocessable(unreadable), { cause: error });
    }
  });
}

const starts = [
  { at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { at: 8, bytes: Buffer.from('WEBP') },
];

function beginsAsPicture(bytes: Buffer): boolean {
  return starts.some(({ at, bytes: start }) => bytes.subarray(at, at + start.length).equals(start));
}

/** As many as are drawn before the last of them is no longer waited for. */
const mostInLine = 16;

let last: Promise<unknown> = Promise.resolve();
let inLineNow = 0;

/** One after the other: a large one takes 200 MB, and the threads that it works on hash passwords too. */
function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (inLineNow >= mostInLine) throw tooManyFor(5, 'too_many_requests');
  inLineNow += 1;
  const turn = last.then(work).finally(() => {
    inLineNow -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
}
