import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';

/** Tells what is wrong with a picture before it is sent, which saves an upload that the server would refuse. */
export function pictureFault(file: File): string | null {
  const wrong = faultOfType(file, gigPictureFile.types, 'Choose a JPEG, PNG or WebP file.');
  if (wrong) return wrong;
  return file.size > gigPictureFile.maxBytes ? 'Choose a picture of at most 5 MB.' : null;
}

export const pictureHint = (left: number) =>
  `JPEG, PNG or WebP, up to 5 MB each. You can add ${left} more. Hidden details, such as where a picture was taken, are removed.`;
