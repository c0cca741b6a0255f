import { z } from 'zod';

/** The forms in which figures leave Sidework. */
const fileFormats = ['pdf', 'csv', 'xlsx'] as const;
export const FileFormat = z.enum(fileFormats);
export type FileFormat = z.infer<typeof FileFormat>;

/** A small file in an answer. */
export const DownloadedFile = z
  .object({ name: z.string(), mediaType: z.string(), contentBase64: z.string() })
  .meta({ id: 'DownloadedFile' });
export type DownloadedFile = z.infer<typeof DownloadedFile>;
