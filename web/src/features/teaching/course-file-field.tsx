import {
  sampleCertificateFile,
  syllabusFile,
} from '@sidework/contracts/education-events/course-options';
import { courseTexts } from '@sidework/contracts/education-events/course-texts';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import { faultOfType } from '@sidework/contracts/kernel/file-types';
import { useState } from 'react';
import type { Progress } from '../../lib/upload.ts';
import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import type { CourseFile } from './use-submissions.ts';

interface FileField {
  label: string;
  hint: string;
  types: readonly string[];
  maxBytes: number;
  tooLarge: string;
}

const fields: Record<CourseFile, FileField> = {
  syllabus: {
    label: 'Syllabus',
    hint: 'A PDF of at most 10MB',
    ...syllabusFile,
    tooLarge: courseTexts.syllabusTooLarge,
  },
  sampleCertificate: {
    label: 'Sample certificate',
    hint: 'A PDF, PNG or JPEG of at most 5MB',
    ...sampleCertificateFile,
    tooLarge: courseTexts.sampleCertificateTooLarge,
  },
};

interface Props {
  name: CourseFile;
  /** Chosen, and sent with the form. */
  chosen: File | undefined;
  /** One was sent before. */
  isThere: boolean;
  progress: Progress | null;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
  onStop: () => void;
}

/** A file of a course: what the server would refuse is not sent at all. */
export function CourseFileField(props: Props) {
  const { name, chosen, isThere, progress, error, onChoose, onStop } = props;
  const [fault, setFault] = useState<string>();
  const { label, hint, types, maxBytes, tooLarge } = fields[name];

  function choose([file]: File[]) {
    const found = file && faultOf(file);
    setFault(found);
    onChoose(found ? undefined : file);
  }

  function faultOf(file: File): string | undefined {
    const wrong = faultOfType(file, types, educationEventsProblems.upload_unreadable);
    return wrong ?? (file.size > maxBytes ? tooLarge : undefined);
  }

  return (
    <div>
      <UploadArea
        label={label}
        hint={hint}
        types={types}
        error={fault ?? error}
        onChoose={choose}
      />
      <p role="status">
        {chosen ? `${chosen.name} is sent with the course.` : isThere && 'Uploaded.'}
      </p>
      {progress && (
        <UploadLine label={`${label} is being sent`} progress={progress} onStop={onStop} />
      )}
    </div>
  );
}
