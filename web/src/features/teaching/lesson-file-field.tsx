import type { UseFormReturnType } from '@mantine/form';
import { lessonFile } from '@sidework/contracts/education-events/course-options';
import { uploadLessonFile } from '@sidework/contracts/education-events/course-submissions';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { upload } from '../../lib/upload.ts';
import type { TypedCourse, TypedLesson } from './course-draft.ts';
import { SentFileField } from './sent-file-field.tsx';

interface Props {
  form: UseFormReturnType<TypedCourse>;
  file: TypedLesson['file'];
  place: number;
}

/** A file of one lesson. */
export function LessonFileField({ form, file, place }: Props) {
  const path = `lessons.${place}.file`;
  return (
    <SentFileField
      label={`File of lesson ${place + 1}`}
      hint="Optional. A PDF, picture, text, Word or Excel file of at most 10MB"
      removal="Remove file"
      place={place}
      types={lessonFile.types}
      file={file}
      error={form.errors[path]}
      faultOf={faultOf}
      send={async (running) => (await upload(uploadLessonFile, running)).id}
      onChange={(sent) => form.setFieldValue(path, sent)}
    />
  );
}

function faultOf(file: File): string | undefined {
  const wrong = faultOfType(file, lessonFile.types, educationEventsProblems.upload_unreadable);
  return wrong ?? (file.size > lessonFile.maxBytes ? 'At most 10MB' : undefined);
}
