import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import { expect, it } from 'vitest';
import { requirePictureFits } from './picture.ts';

it('a picture is as large as the limit at most', () => {
  const { maxBytes } = gigPictureFile;
  expect(() => requirePictureFits(maxBytes)).not.toThrow();
  expect(() => requirePictureFits(maxBytes + 1)).toThrow(
    expect.objectContaining({ code: 'file_too_large', statusCode: 413 }),
  );
});
