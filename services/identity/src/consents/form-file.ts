import { AppError, unprocessable } from '@sidework/chassis/errors';
import { picture, reEncodePage } from '../pictures/re-encode.ts';

export interface FormFile {
  body: Buffer;
  contentType: string;
}

/** The file that is kept of a signed form: a PDF as it came, a photograph drawn anew. */
export async function readForm(uploaded: Buffer): Promise<FormFile> {
  if (isPdf(uploaded)) return { body: uploaded, contentType: 'application/pdf' };
  try {
    return { body: await reEncodePage(uploaded), contentType: picture.contentType };
  } catch (error) {
    if (error instanceof AppError && error.code === 'picture_unreadable')
      throw unprocessable('file_unreadable');
    throw error;
  }
}

/** Where the end of a PDF has to be, by its first specification; what stands behind it is padding. */
const tail = 1_024;

/** Begins and ends as one, and says where its table of contents is. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false;
  return /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-tail).toString('latin1'));
}
