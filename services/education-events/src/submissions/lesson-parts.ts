import { unprocessable } from '@sidework/chassis/errors';
import { lessonVideo, posterTypes } from '@sidework/contracts/education-events/course-options';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';

const isOf = (types: readonly string[], type: string | undefined) =>
  type !== undefined && types.includes(type);

const idsIn = (named: ({ id: string } | null | undefined)[]) =>
  named.flatMap((each) => (each ? [each.id] : []));

/** The ids of all files of the lessons, and of their captions. */
export const filesOf = ({ lessons }: CourseDraft) => ({
  files: idsIn(lessons.flatMap(({ file, video }) => [file, video, video?.poster])),
  captions: idsIn(lessons.map(({ video }) => video?.captions)),
});

/** Which kind of link leads to it. */
export function kindOf({ lessons }: CourseDraft, id: string) {
  if (lessons.some(({ video }) => video?.id === id)) return 'lesson-video';
  return lessons.some(({ video }) => video?.captions?.id === id)
    ? 'lesson-captions'
    : 'lesson-file';
}

/** The files of lessons are those that the educator uploaded, each of the kind of its place. */
export function requireFiles(
  { lessons }: CourseDraft,
  own: ReadonlyMap<string, string>,
  ownCaptions: ReadonlySet<string>,
): void {
  lessons.forEach(({ file, video }, place) => {
    const refuse = (
      code: 'lesson_file_not_found' | 'lesson_video_not_found',
      at: string,
      what: string,
    ) => {
      throw unprocessable(code, undefined, {
        [`lessons.${place}.${at}`]: `Upload this ${what} again`,
      });
    };
    const fileType = file ? own.get(file.id) : 'none';
    if (!fileType || isOf(lessonVideo.types, fileType))
      refuse('lesson_file_not_found', 'file', 'file');
    if (!video) return;
    const { poster, captions } = video;
    if (!isOf(lessonVideo.types, own.get(video.id)))
      refuse('lesson_video_not_found', 'video', 'video');
    if (poster && !isOf(posterTypes, own.get(poster.id)))
      refuse('lesson_file_not_found', 'video.poster', 'picture');
    if (captions && !ownCaptions.has(captions.id))
      refuse('lesson_file_not_found', 'video.captions', 'file');
  });
}
