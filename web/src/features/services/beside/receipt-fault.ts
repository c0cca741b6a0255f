import { receiptFile } from '@sidework/contracts/client-services/expense-words';
import { faultOfType } from '@sidework/contracts/kernel/file-types';

export const receiptHint = 'PDF, JPEG, PNG or WebP, at most 5 MB';

/** Tells what is wrong with a receipt before it is sent. */
export function receiptFault(file: File): string | undefined {
  const wrong = faultOfType(file, receiptFile.types, 'Choose a PDF, JPEG, PNG or WebP file.');
  if (wrong) return wrong;
  return file.size > receiptFile.maxBytes ? 'Choose a file of at most 5 MB.' : undefined;
}
