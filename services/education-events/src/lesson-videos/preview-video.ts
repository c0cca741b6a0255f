import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { linkToFile } from '../files/links.ts';
import { findCaptions, ownCaptionsAmong, ownFilesAmong } from '../files/queries.ts';
import { requireOwnVideo, type VideoParts } from './video-upload.ts';

/** An uploaded video with its poster and captions, which its educator sees before a draft names them. */
export async function previewVideo(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { id }: Actor,
  parts: VideoParts,
) {
  const { videoId, posterId, captionsId } = parts;
  const captions = await deps.db.transaction(async (tx) => {
    const types = await ownFilesAmong(tx, id, posterId ? [videoId, posterId] : [videoId]);
    const captionIds = await ownCaptionsAmong(tx, id, captionsId ? [captionsId] : []);
    requireOwnVideo(parts, { types, captionIds });
    return captionsId ? await findCaptions(tx, captionsId) : undefined;
  });
  return {
    url: await linkToFile(deps, { subjectId: videoId, file: 'lesson-video' }),
    posterUrl: posterId
      ? await linkToFile(deps, { subjectId: posterId, file: 'lesson-file' })
      : null,
    captions: captions?.cues ?? [],
  };
}
