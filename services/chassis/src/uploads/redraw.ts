import type { ResizeOptions } from 'sharp';
import { type FileType, fileTypes } from './file-kinds.ts';
import { pictureLibrary } from './picture-library.ts';

const mostPixels = 50_000_000;
const mostSeconds = 10;

const pictures: readonly string[] = [
  fileTypes.jpeg,
  fileTypes.png,
  fileTypes.gif,
  fileTypes.webp,
] satisfies FileType[];
export const isPicture = (type: string) => pictures.includes(type);

/**
 * A picture drawn anew in its own format, the right way up and with its colours: nothing of the file itself lives on, not
 * where it was taken nor what was hidden in it.
 */
export async function redraw(type: FileType, uploaded: Buffer): Promise<Buffer> {
  const animated = type === fileTypes.gif || type === fileTypes.webp;
  const picture = pictureLibrary(uploaded, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    animated,
  })
    .autoOrient()
    .keepIccProfile()
    .timeout({ seconds: mostSeconds });
  switch (type) {
    case fileTypes.png:
      return picture.png().toBuffer();
    case fileTypes.gif:
      return picture.gif().toBuffer();
    case fileTypes.webp:
      return picture.webp({ quality: 90 }).toBuffer();
    default:
      return picture.jpeg({ quality: 90 }).toBuffer();
  }
}

/** What a picture that is drawn to a size is served as. */
export const drawnPictureType = fileTypes.webp;

/** The same to a size, as WebP in the colours of screens; of moving pictures the first. */
export const drawTo = (size: ResizeOptions, uploaded: Buffer): Promise<Buffer> =>
  pictureLibrary(uploaded, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(size)
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds })
    .webp({ quality: 82 })
    .toBuffer();
