import {
  faultOfFileName,
  maxDocumentBytes,
} from '@sidework/contracts/business-tools/document-options';

/** It finds faults before the upload starts. */
export function faultOfFile({ name, size }: File): string | undefined {
  const wrong = faultOfFileName(name);
  if (wrong) return wrong;
  if (size === 0) return 'This file is empty';
  return size > maxDocumentBytes ? 'Files can be at most 50MB' : undefined;
}

/** The name that a document begins with. */
export const nameOfFile = ({ name }: File) =>
  name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .slice(0, 200);
