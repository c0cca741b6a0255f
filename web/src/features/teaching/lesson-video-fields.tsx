import type { UseFormReturnType } from '@mantine/form';
import {
  captionsFile,
  lessonFile,
  lessonVideo,
  posterTypes,
} from '@sidework/contracts/education-events/course-options';
import { uploadLessonFile } from '@sidework/contracts/education-events/course-submissions';
import { uploadCaptions } from '@sidework/contracts/education-events/lesson-videos';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { upload } from '../../lib/upload.ts';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import type { TypedCourse, TypedLesson } from './course-draft.ts';
import { LessonVideoPreview } from './lesson-video-preview.tsx';
import { sendVideo } from './send-video.ts';
import { SentFileField } from './sent-file-field.tsx';

interface Props {
  form: UseFormReturnType<TypedCourse>;
  lesson: TypedLesson;
  place: number;
}

/** A video with its captions and poster, or the link to one elsewhere. */
export function LessonVideoFields({ form, lesson, place }: Props) {
  const path = `lessons.${place}.video`;
  const video = lesson.video ?? null;
  const shared = { place, form, video };
  return (
    <Stack>
      <SentFileField
        label={`Video of lesson ${place + 1}`}
        hint="MP4 or WebM, at most 200MB. It goes on after a broken connection"
        removal="Remove video"
        place={place}
        types={lessonVideo.types}
        file={video}
        error={form.errors[path]}
        faultOf={faultOfVideo}
        send={sendVideo}
        onChange={(sent) =>
          form.setFieldValue(path, sent && { ...sent, captions: null, poster: null })
        }
      />
      {video ? (
        <>
          <CaptionsField {...shared} />
          <PosterField {...shared} />
          <LessonVideoPreview key={keyOf(video)} video={video} place={place} />
        </>
      ) : (
        <TextInput
          label="Video link"
          description="Instead of an upload: it begins with https and opens in a new tab"
          {...form.getInputProps(`lessons.${place}.videoUrl`)}
        />
      )}
    </Stack>
  );
}

/** Another file closes the preview of the former one. */
const keyOf = ({ id, captions, poster }: NonNullable<TypedLesson['video']>) =>
  [id, captions?.id, poster?.id].join(' ');

interface PartProps extends Pick<Props, 'form' | 'place'> {
  video: TypedLesson['video'];
}

function CaptionsField({ form, place, video }: PartProps) {
  const path = `lessons.${place}.video.captions`;
  return (
    <SentFileField
      label={`Captions of lesson ${place + 1}`}
      hint="A WebVTT file (.vtt) of at most 512kB. Learners can search it as a transcript"
      removal="Remove captions"
      place={place}
      types={['.vtt', ...captionsFile.types]}
      file={video?.captions ?? null}
      error={form.errors[path]}
      faultOf={faultOfCaptions}
      send={async ({ file, ...running }) => {
        // A system that does not know the ending gives no type.
        const captions = new File([file], file.name, { type: captionsFile.types[0] });
        return (await upload(uploadCaptions, { ...running, file: captions })).id;
      }}
      onChange={(sent) => form.setFieldValue(path, sent)}
    />
  );
}

function PosterField({ form, place, video }: PartProps) {
  const path = `lessons.${place}.video.poster`;
  return (
    <SentFileField
      label={`Poster of lesson ${place + 1}`}
      hint="Optional. A PNG or JPG picture of at most 10MB, shown before the video plays"
      removal="Remove poster"
      place={place}
      types={posterTypes}
      file={video?.poster ?? null}
      error={form.errors[path]}
      faultOf={faultOfPoster}
      send={async (running) => (await upload(uploadLessonFile, running)).id}
      onChange={(sent) => form.setFieldValue(path, sent)}
    />
  );
}

function faultOfVideo({ type, size }: File): string | undefined {
  if (!lessonVideo.types.some((each) => each === type))
    return educationEventsProblems.video_unreadable;
  return size > lessonVideo.maxBytes ? 'At most 200MB' : undefined;
}

function faultOfCaptions({ name, size }: File): string | undefined {
  if (!/\.vtt$/i.test(name)) return educationEventsProblems.captions_unreadable;
  return size > captionsFile.maxBytes ? 'At most 512kB' : undefined;
}

function faultOfPoster(file: File): string | undefined {
  const wrong = faultOfType(file, posterTypes, educationEventsProblems.upload_unreadable);
  return wrong ?? (file.size > lessonFile.maxBytes ? 'At most 10MB' : undefined);
}
