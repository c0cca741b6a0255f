import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { captionsFile, lessonVideo, videoPart } from './course-options.ts';
import { limits } from './limits.ts';

const UploadParams = z.object({ uploadId: z.uuid() });

/** A video comes in parts, and goes on behind the last one that arrived. */
const VideoUpload = z
  .object({
    id: z.uuid(),
    size: z.number().int(),
    /** The bytes that have arrived; the next part begins here. */
    received: z.number().int(),
    /** The video as a lesson names it; null until the upload is finished. */
    videoId: z.uuid().nullable(),
  })
  .meta({ id: 'VideoUpload' });
export type VideoUpload = z.infer<typeof VideoUpload>;

export const beginVideo = endpoint({
  method: 'POST',
  url: '/lesson-videos',
  idempotency: 'optional',
  schema: {
    summary: 'Begin to send a video for a lesson of a draft: MP4 or WebM of at most 200 MB',
    body: z.strictObject({ size: z.int().min(1).max(lessonVideo.maxBytes) }),
    response: { 201: VideoUpload },
  },
});

export const getVideoUpload = endpoint({
  method: 'GET',
  url: '/lesson-videos/:uploadId',
  schema: {
    summary: 'How much of your video has arrived, so that it goes on there',
    params: UploadParams,
    response: { 200: VideoUpload },
  },
});

export const sendVideoPart = endpoint({
  method: 'PUT',
  url: '/lesson-videos/:uploadId/parts/:offset',
  file: videoPart,
  schema: {
    summary: 'The next part of your video, at most 4 MB, which begins at this byte',
    params: UploadParams.extend({
      offset: z.coerce.number().int().min(0).max(lessonVideo.maxBytes),
    }),
    response: { 200: VideoUpload },
  },
});

export const finishVideo = endpoint({
  method: 'POST',
  url: '/lesson-videos/:uploadId/finish',
  schema: {
    summary:
      'Check a video that has arrived as a whole and keep it; one that no draft names is deleted after a week',
    params: UploadParams,
    response: { 200: VideoUpload },
  },
});

export const uploadCaptions = endpoint({
  method: 'POST',
  url: '/lesson-captions',
  file: captionsFile,
  schema: {
    summary: 'Captions for a video, a WebVTT file of at most 512 kB',
    response: { 201: z.object({ id: z.uuid(), cueCount: z.number().int() }) },
  },
});

/** A line of the captions, and when it is said. */
export const Cue = z.object({
  fromMs: z.number().int(),
  toMs: z.number().int(),
  text: z.string(),
});
export type Cue = z.infer<typeof Cue>;

/** A video as a player shows it. */
const PlayedVideo = z.object({
  url: z.string(),
  posterUrl: z.string().nullable(),
  captions: z.array(Cue),
});

export const previewVideo = endpoint({
  method: 'POST',
  url: '/lesson-video-previews',
  schema: {
    summary:
      'A link of four hours to a video that you uploaded, with its poster and captions, as learners see it',
    body: z.strictObject({
      videoId: z.uuid(),
      posterId: z.uuid().nullable().default(null),
      captionsId: z.uuid().nullable().default(null),
    }),
    response: { 200: PlayedVideo.meta({ id: 'PreviewedVideo' }) },
  },
});

const LessonParams = z.object({ enrollmentId: z.uuid(), lessonId: z.uuid() });

export const openLessonVideo = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/video',
  schema: {
    summary:
      'A link of four hours to the video of an open lesson, its captions and where you left it',
    params: LessonParams,
    response: {
      200: PlayedVideo.extend({
        /** The second at which you left. */
        second: z.number().int(),
      }).meta({ id: 'LessonVideo' }),
    },
  },
});

export const keepVideoPlace = endpoint({
  method: 'PUT',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/video-place',
  stakes: 'protection',
  schema: {
    summary: 'Keep the second at which you are in the video of a lesson',
    params: LessonParams,
    body: z.strictObject({ second: z.int().min(0).max(limits.videoSeconds) }),
    response: { 204: z.null() },
  },
});
