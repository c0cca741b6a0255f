import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { emptyLesson, type TypedCourse } from './course-draft.ts';

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'video', label: 'Video' },
  { value: 'file', label: 'File: the syllabus' },
];

const orders = [
  { value: 'in-order', label: 'Each lesson opens after the one before it' },
  { value: 'any', label: 'All lessons are open' },
];

/** The lessons in the order in which they are learned. */
export function LessonFields({ form }: { form: UseFormReturnType<TypedCourse> }) {
  const { lessons } = form.values;
  const previews = lessons.filter(({ isPreview }) => isPreview).length;
  return (
    <Stack>
      <NativeSelect
        label="Order"
        data={orders}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        value={form.values.isInOrder ? 'in-order' : 'any'}
        onChange={({ currentTarget }) =>
          form.setFieldValue('isInOrder', currentTarget.value === 'in-order')
        }
      />
      {lessons.map((lesson, place) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson that is written has no other name
          key={place}
          title={`Lesson ${place + 1}`}
          aside={
            lessons.length > 1 && (
              <PlainButton
                variant="subtle"
                size="sm"
                aria-label={`Remove lesson ${place + 1}`}
                onClick={() => form.removeListItem('lessons', place)}
              >
                Remove
              </PlainButton>
            )
          }
        >
          <Stack>
            <Grid min="figure">
              <TextInput
                label="Lesson title"
                withAsterisk
                {...form.getInputProps(`lessons.${place}.title`)}
              />
              <NativeSelect
                label="Kind"
                data={kinds}
                rightSection={<IconChevronDown size={18} aria-hidden />}
                {...form.getInputProps(`lessons.${place}.kind`)}
              />
              <TypedNumberInput
                label="Minutes"
                description="What a learner spends in it at least"
                {...form.getInputProps(`lessons.${place}.minutes`)}
              />
            </Grid>
            {lesson.kind === 'video' && (
              <TextInput
                label="Video link"
                description="It begins with https and opens in a new tab"
                withAsterisk
                {...form.getInputProps(`lessons.${place}.videoUrl`)}
              />
            )}
            <CountedTextarea
              label="What it says"
              rows={5}
              most={limits.lessonContent}
              {...form.getInputProps(`lessons.${place}.content`)}
            />
            {lesson.kind !== 'file' && (lesson.isPreview || previews < limits.previews) && (
              <CheckField
                label="Preview"
                text="Everybody can read this lesson before they enroll"
                isChecked={lesson.isPreview ?? false}
                onChange={() => form.setFieldValue(`lessons.${place}.isPreview`, !lesson.isPreview)}
              />
            )}
          </Stack>
        </Card>
      ))}
      {lessons.length < limits.lessons && (
        <div>
          <PlainButton
            variant="default"
            onClick={() => form.insertListItem('lessons', emptyLesson)}
          >
            Add a lesson
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}
