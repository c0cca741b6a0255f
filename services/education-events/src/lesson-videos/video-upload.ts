import { conflict, notFound, unavailableFor, unprocessable } from '@sidework/chassis/errors';
import { lessonVideo } from '@sidework/contracts/education-events/course-options';
import type { VideoUpload as Shown } from '@sidework/contracts/education-events/lesson-videos';
import type { videoUploads } from '../files/table.ts';

export type VideoUpload = typeof videoUploads.$inferSelect;

export const begin = (id: string, ownerId: string, size: number, now: Date): VideoUpload => ({
  id,
  ownerId,
  size,
  received: 0,
  partKeys: [],
  contentType: null,
  fileId: null,
  begunAt: now,
});

/** Other people are told that there is no such upload. */
export function requireOwn(
  upload: VideoUpload | undefined,
  by: { id: string },
): asserts upload is VideoUpload {
  if (upload?.ownerId !== by.id) throw notFound('video_upload_not_found');
}

/** A part begins where the last one ended; a part that is sent twice is refused, and its sender asks where to go on. */
function requireNext(upload: VideoUpload, offset: number, length: number): void {
  const isNext = offset === upload.received && length > 0 && offset + length <= upload.size;
  if (!isNext) throw conflict('video_part_misplaced');
}

/** The first part tells what the video is, so that a wrong file is refused before all of it was sent. */
export function takePart(
  upload: VideoUpload,
  part: { key: string; offset: number; length: number; contentType: string | undefined },
): VideoUpload {
  requireNext(upload, part.offset, part.length);
  const contentType = part.offset === 0 ? part.contentType : upload.contentType;
  if (!contentType) throw unprocessable('video_unreadable');
  return {
    ...upload,
    contentType,
    received: upload.received + part.length,
    partKeys: [...upload.partKeys, part.key],
  };
}

/** The media type of a video whose parts have all arrived. */
export function requireWhole({ received, size, contentType }: VideoUpload): string {
  if (received !== size || !contentType) throw conflict('video_incomplete');
  return contentType;
}

export function requireClean(verdict: 'clean' | 'infected'): void {
  if (verdict === 'infected') throw unprocessable('upload_infected');
}

/** The parts stay, so it is finished once the scanner is back. */
export function refuseUnscanned(cause: unknown): never {
  throw Object.assign(unavailableFor(60, 'store_unavailable'), { cause });
}

/** The parts are no longer needed. */
export const finish = (upload: VideoUpload, fileId: string): VideoUpload => ({
  ...upload,
  fileId,
  partKeys: [],
});

/** Educators play only what they uploaded themselves; of the files of others they are told that there are none. */
export function requireOwnVideo(
  { videoId, posterId, captionsId }: VideoParts,
  own: { types: ReadonlyMap<string, string>; captionIds: ReadonlySet<string> },
): void {
  const type = own.types.get(videoId);
  if (!lessonVideo.types.some((each) => each === type)) throw notFound('lesson_video_not_found');
  const hasPoster = posterId === null || own.types.has(posterId);
  const hasCaptions = captionsId === null || own.captionIds.has(captionsId);
  if (!hasPoster || !hasCaptions) throw notFound('lesson_file_not_found');
}

export interface VideoParts {
  videoId: string;
  posterId: string | null;
  captionsId: string | null;
}

export const toView = ({ id, size, received, fileId }: VideoUpload): Shown => ({
  id,
  size,
  received,
  videoId: fileId,
});
