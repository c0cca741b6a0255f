import { takeFile } from '@sidework/chassis/uploads/intake';
import { drawnPictureType } from '@sidework/chassis/uploads/redraw';
import { pictureFile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { Deps } from '../deps.ts';
import { requireSmall } from './picture.ts';

export const picture = { side: 512, contentType: drawnPictureType } as const;

const square = { width: picture.side, height: picture.side, fit: 'cover' } as const;
const refusals = {
  differs: 'picture_unreadable',
  unreadable: 'picture_unreadable',
  infected: 'upload_infected',
} as const;

/** Re-encodes an upload into the square picture that is kept. */
export async function reEncode(deps: Pick<Deps, 'scanner'>, uploaded: Buffer): Promise<Buffer> {
  requireSmall(uploaded.length);
  const { types } = pictureFile;
  return (await takeFile(deps, uploaded, { types, size: square, refusals })).body;
}
