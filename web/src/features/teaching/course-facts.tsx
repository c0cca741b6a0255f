import type { UseFormReturnType } from '@mantine/form';
import { shareOf } from '@sidework/contracts/education-events/course-money';
import {
  courseCategories,
  courseFeeBps,
  courseFormats,
  courseTypes,
} from '@sidework/contracts/education-events/course-options';
import { limits } from '@sidework/contracts/education-events/limits';
import { formatCents } from '@sidework/contracts/kernel/money';
import { IconChevronDown } from '@tabler/icons-react';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { priceCentsOf, type TypedCourse } from './course-draft.ts';

interface Props {
  form: UseFormReturnType<TypedCourse>;
  isPriceGone: boolean;
}

const choiceOf = (options: readonly { key: string; label: string }[]) => [
  { value: '', label: 'Choose one' },
  ...options.map(({ key, label }) => ({ value: key, label })),
];
const chevron = <IconChevronDown size={18} aria-hidden />;

const audiences = [
  { value: 'adults', label: 'For adults' },
  { value: 'all', label: 'Open to young people whose guardian agrees' },
];

export function CourseFacts({ form, isPriceGone }: Props) {
  const choice = (
    label: string,
    name: string,
    options: readonly { key: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      withAsterisk
      data={choiceOf(options)}
      rightSection={chevron}
      {...form.getInputProps(name)}
    />
  );
  return (
    <Stack>
      <TextInput label="Course title" withAsterisk {...form.getInputProps('title')} />
      <Grid min="figure">
        {choice('Category', 'category', courseCategories)}
        {choice('Type', 'type', courseTypes)}
        {choice('Format', 'format', courseFormats)}
      </Grid>
      <Grid min="figure">
        <TypedNumberInput
          label="Duration in hours"
          withAsterisk
          {...form.getInputProps('durationHours')}
        />
        <TypedNumberInput label="Credits" {...form.getInputProps('credits')} />
        <DollarsInput
          label="Price"
          description={
            isPriceGone ? 'Please type it again' : 'Leave it empty if the course is free'
          }
          {...form.getInputProps('priceCents')}
        />
      </Grid>
      <Words tone="soft" role="status">
        {shareText(priceCentsOf(form.values.priceCents))}
      </Words>
      <CountedTextarea
        label="Description"
        withAsterisk
        rows={3}
        most={limits.description.max}
        {...form.getInputProps('description')}
      />
      <CountedTextarea
        label="Full description"
        rows={6}
        most={limits.fullDescription}
        {...form.getInputProps('fullDescription')}
      />
      {form.values.type === 'ce' && (
        <NativeSelect
          label="Young people"
          data={audiences}
          rightSection={chevron}
          value={form.values.allowsKids ? 'all' : 'adults'}
          error={form.errors.allowsKids}
          onChange={({ currentTarget }) =>
            form.setFieldValue('allowsKids', currentTarget.value === 'all')
          }
        />
      )}
    </Stack>
  );
}

/** In money: 85 % is for each to work out otherwise. */
function shareText(priceCents: number): string {
  if (!Number.isSafeInteger(priceCents) || priceCents < 0)
    return 'Educators keep 85% of the price.';
  if (priceCents === 0) return 'This course is free. If you charge for it, you keep 85%.';
  const share = shareOf(priceCents, courseFeeBps);
  return `You keep ${formatCents(share)} of ${formatCents(priceCents)}, which is 85%.`;
}
