import { AppError } from '@sidework/chassis/errors';
import { drawnPictureType, drawPicture } from '@sidework/chassis/objects/drawn-picture';
import { pictureFile } from '@sidework/contracts/identity/profiles';
import { problems } from '@sidework/contracts/problems';

export const picture = { side: 512, contentType: drawnPictureType } as const;

const square = { width: picture.side, height: picture.side, fit: 'cover' } as const;
const page = { width: 2_400, height: 2_400, fit: 'inside', withoutEnlargement: true } as const;

/** The square picture that is kept of what somebody uploaded. */
export async function reEncode(uploaded: Buffer): Promise<Buffer> {
  if (uploaded.length > pictureFile.maxBytes)
    throw new AppError('too-large', 'picture_too_large', problems.picture_too_large);
  return drawPicture(uploaded, square, 'picture_unreadable');
}

/** The same of the picture of a page, which stays whole and can still be read. */
export const reEncodePage = (uploaded: Buffer): Promise<Buffer> =>
  drawPicture(uploaded, page, 'picture_unreadable');
