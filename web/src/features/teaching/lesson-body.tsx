import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import type { TypedCourse, TypedLesson } from './course-draft.ts';
import { LessonFileField } from './lesson-file-field.tsx';
import { LessonQuizFields } from './lesson-quiz-fields.tsx';
import { LessonVideoFields } from './lesson-video-fields.tsx';

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'video', label: 'Video' },
  { value: 'file', label: 'File' },
  { value: 'live', label: 'Live session' },
];

interface Props {
  form: UseFormReturnType<TypedCourse>;
  lesson: TypedLesson;
  place: number;
  /** Another lesson may be read before enrolling. */
  canBePreview: boolean;
}

/** The fields of one lesson, with what the reviewer said about it. */
export function LessonBody({ form, lesson, place, canBePreview }: Props) {
  const path = `lessons.${place}`;
  return (
    <Stack>
      {lesson.comment && (
        <Notice meaning="turn" title="The reviewer’s comment">
          {lesson.comment}
        </Notice>
      )}
      <Grid min="figure">
        <TextInput label="Lesson title" withAsterisk {...form.getInputProps(`${path}.title`)} />
        <NativeSelect
          label="Kind"
          data={kinds}
          rightSection={<IconChevronDown size={18} aria-hidden />}
          {...form.getInputProps(`${path}.kind`)}
        />
        <TypedNumberInput
          label="Minutes"
          description="The least time a learner spends on it"
          {...form.getInputProps(`${path}.minutes`)}
        />
      </Grid>
      {lesson.kind === 'video' && <LessonVideoFields form={form} lesson={lesson} place={place} />}
      {lesson.kind === 'live' && (
        <p>
          You add its dates on the page of your students once the course is published, and check
          people in there. Only who was there gets the minutes.
        </p>
      )}
      <CountedTextarea
        label="What it says"
        rows={5}
        most={limits.lessonContent}
        {...form.getInputProps(`${path}.content`)}
      />
      {lesson.kind !== 'file' && (lesson.isPreview || canBePreview) && (
        <CheckField
          label="Preview"
          text="Everybody can read this lesson before they enroll"
          isChecked={lesson.isPreview ?? false}
          onChange={() => form.setFieldValue(`${path}.isPreview`, !lesson.isPreview)}
        />
      )}
      {lesson.kind !== 'live' && (
        <LessonFileField form={form} file={lesson.file ?? null} place={place} />
      )}
      <LessonQuizFields form={form} quiz={lesson.quiz ?? null} place={place} />
      <AsLearned lesson={lesson} place={place} />
    </Stack>
  );
}

/** The lesson as a learner reads it. */
function AsLearned({ lesson, place }: Pick<Props, 'lesson' | 'place'>) {
  const [isOpen, setOpen] = useState(false);
  if (!lesson.content.trim()) return null;
  return (
    <Stack>
      <div>
        <PlainButton
          variant="default"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          See lesson {place + 1} as learners do
        </PlainButton>
      </div>
      {isOpen && (
        <section aria-label={`Lesson ${place + 1} as learners see it`}>
          <h3>{lesson.title}</h3>
          <LongText>{lesson.content}</LongText>
        </section>
      )}
    </Stack>
  );
}
