import type { UseFormReturnType } from '@mantine/form';
import { lessonFile } from '@sidework/contracts/education-events/course-options';
import { uploadLessonFile } from '@sidework/contracts/education-events/course-submissions';
import { limits } from '@sidework/contracts/education-events/limits';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { TypedCourse, TypedLesson } from './course-draft.ts';

interface Props {
  form: UseFormReturnType<TypedCourse>;
  file: TypedLesson['file'];
  place: number;
}

/** A file of one lesson: it is sent at once, and belongs to the course once the course is saved. */
export function LessonFileField({ form, file, place }: Props) {
  const [fault, setFault] = useState<string>();
  const sending = useUpload();
  const path = `lessons.${place}.file`;
  const label = `File of lesson ${place + 1}`;

  async function choose([chosen]: File[]) {
    if (!chosen) return;
    const found = faultOf(chosen);
    setFault(found);
    if (found) return;
    await sending.start(chosen, async (running) => {
      const { id } = await upload(uploadLessonFile, running);
      form.setFieldValue(path, { id, name: chosen.name.slice(0, limits.fileName) });
    });
  }

  if (file)
    return (
      <Row>
        <span>{file.name}</span>
        <PlainButton
          variant="default"
          size="sm"
          aria-label={`Remove file, lesson ${place + 1}`}
          onClick={() => form.setFieldValue(path, null)}
        >
          Remove file
        </PlainButton>
      </Row>
    );
  return (
    <div>
      <UploadArea
        label={label}
        hint="Optional. A PDF, picture, text, Word or Excel file of at most 10MB"
        types={lessonFile.types}
        error={
          fault ??
          (sending.error ? messageOf(sending.error) : undefined) ??
          textOf(form.errors[path])
        }
        onChoose={(files) => void choose(files)}
      />
      {sending.progress && (
        <UploadLine
          label={`${label} is being sent`}
          progress={sending.progress}
          onStop={sending.stop}
        />
      )}
    </div>
  );
}

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

function faultOf(file: File): string | undefined {
  const wrong = faultOfType(file, lessonFile.types, educationEventsProblems.upload_unreadable);
  return wrong ?? (file.size > lessonFile.maxBytes ? 'At most 10MB' : undefined);
}
