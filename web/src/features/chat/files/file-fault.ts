import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { attachmentFile } from '@sidework/contracts/network-chat/attachments';

/** Tells what is wrong with a file before it is sent, which saves an upload that the server would refuse. */
export function faultOfFile(file: File): string | null {
  const wrong = faultOfType(
    file,
    attachmentFile.types,
    'Choose a JPEG, PNG or WebP picture, or a PDF.',
  );
  if (wrong) return wrong;
  return file.size > attachmentFile.maxBytes ? 'Choose a file of at most 10 MB.' : null;
}
