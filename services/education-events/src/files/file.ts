import { AppError, notFound } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';

export function requireSize(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new AppError('too-large', 'file_too_large', problems.file_too_large);
}

interface Link<File> {
  /** Undefined for a letter that names no file of this endpoint. */
  file: File | undefined;
  isProved: boolean;
  until: Date;
}

/** An altered link, a link to another kind of file and an expired link are answered alike. */
export function fileOfLink<File>({ file, isProved, until }: Link<File>, now: Date): File {
  if (file === undefined || !isProved || until < now) throw notFound('link_expired');
  return file;
}
