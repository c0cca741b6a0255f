import { AppError } from '@sidework/chassis/errors';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { drawnPictureType } from '@sidework/chassis/uploads/redraw';
import { pictureFile } from '@sidework/contracts/identity/own-profile/own-profile';
import { problems } from '@sidework/contracts/problems';
import type { Deps } from '../deps.ts';

export const picture = { side: 512, contentType: drawnPictureType } as const;

const square = { width: picture.side, height: picture.side, fit: 'cover' } as const;
const refusals = {
  differs: 'picture_unreadable',
  unreadable: 'picture_unreadable',
  infected: 'upload_infected',
} as const;

/** Re-encodes an upload into the square picture that is kept. */
export async function reEncode(deps: Pick<Deps, 'scanner'>, uploaded: Buffer): Promise<Buffer> {
  if (uploaded.length > pictureFile.maxBytes)
    throw new AppError('too-large', 'picture_too_large', problems.picture_too_large);
  const { types } = pictureFile;
  return (await takeFile(deps, uploaded, { types, size: square, refusals })).body;
}
