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
 * Draws a picture again in its own format, upright and with its colours. Nothing else of the file survives, neither the
 * place where it was taken nor hidden content.
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

/** A picture that is drawn to a size is served in this format. */
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
