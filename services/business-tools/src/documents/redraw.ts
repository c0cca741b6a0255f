import { tooManyFor, unprocessable } from '@sidework/chassis/errors';
import { pictureLibrary } from '@sidework/chassis/objects/picture-library';

const mostPixels = 50_000_000;
const mostSeconds = 10;
const mostInLine = 16;

const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp'];
export const isPicture = (format: string) => pictures.includes(format);

let last: Promise<unknown> = Promise.resolve();
let inLineNow = 0;

/**
 * A picture drawn anew in its own format, the right way up and with its colours: nothing of the file itself lives on, not
 * where it was taken nor what was hidden in it. One after the other, since a large one takes 200 MB; `read` gets the file
 * only when its turn has come.
 */
export function redraw(format: string, read: () => Promise<Buffer>): Promise<Buffer> {
  if (inLineNow >= mostInLine) throw tooManyFor(5, 'too_many_requests');
  inLineNow += 1;
  const turn = last
    .then(async () => draw(format, await read()))
    .finally(() => {
      inLineNow -= 1;
    });
  last = turn.catch(() => undefined);
  return turn;
}

async function draw(format: string, uploaded: Buffer): Promise<Buffer> {
  const animated = format === 'gif' || format === 'webp';
  try {
    const picture = pictureLibrary(uploaded, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      animated,
    })
      .autoOrient()
      .keepIccProfile()
      .timeout({ seconds: mostSeconds });
    switch (format) {
      case 'png':
        return await picture.png().toBuffer();
      case 'gif':
        return await picture.gif().toBuffer();
      case 'webp':
        return await picture.webp({ quality: 90 }).toBuffer();
      default:
        return await picture.jpeg({ quality: 90 }).toBuffer();
    }
  } catch (error) {
    throw Object.assign(unprocessable('document_unreadable'), { cause: error });
  }
}
