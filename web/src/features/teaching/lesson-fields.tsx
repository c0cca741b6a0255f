import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { NativeSelect } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Movable } from '../../ui/rows/movable.tsx';
import { emptyLesson, type TypedCourse } from './course-draft.ts';
import { LessonBody } from './lesson-body.tsx';

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
        <Movable
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson that is written has no other name
          key={place}
          word="lesson"
          place={place}
          count={lessons.length}
          onMove={(from, to) => form.reorderListItem('lessons', { from, to })}
          onRemove={lessons.length > 1 ? () => form.removeListItem('lessons', place) : undefined}
        >
          <LessonBody
            form={form}
            lesson={lesson}
            place={place}
            canBePreview={previews < limits.previews}
          />
        </Movable>
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
