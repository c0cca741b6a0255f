import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/marketplace/limits';
import type { ReactNode } from 'react';
import { CountedTextarea } from '../../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { TownInput } from '../../../ui/fields/town-input.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import type { TypedJob } from './job-posting.ts';

interface Props {
  form: UseFormReturnType<TypedJob>;
  /** Whether amounts that were typed before are to be typed again. */
  isBudgetGone?: boolean;
  /** How many lines of description there is room for before it grows. */
  rows?: number;
  /** Stands before the budget: only a new job has its category chosen. */
  category?: ReactNode;
}

export function JobFields({ form, isBudgetGone = false, rows = 7, category }: Props) {
  const optional = isBudgetGone ? 'Optional. Please type it again' : 'Optional';
  return (
    <>
      <TextInput
        label="Title"
        description="What is to be done, in a few words"
        placeholder="Replace a dripping kitchen faucet"
        withAsterisk
        {...form.getInputProps('title')}
      />
      <CountedTextarea
        label="Description"
        description="Size, material, what is there already, and when it suits you."
        placeholder="The faucet drips at the handle. I have bought a new one, and weekday mornings suit me."
        withAsterisk
        rows={rows}
        most={limits.jobDescription.max}
        {...form.getInputProps('description')}
      />
      {category}
      <Grid min="act">
        <DollarsInput
          label="Minimum budget"
          description={optional}
          {...form.getInputProps('budgetMinCents')}
        />
        <DollarsInput
          label="Maximum budget"
          description={optional}
          {...form.getInputProps('budgetMaxCents')}
        />
      </Grid>
      <TownInput
        label="Location"
        description="Optional. Town and state, or a ZIP code. Everyone sees it, and people nearby find your job by it"
        placeholder="Newark, NJ"
        {...form.getInputProps('location')}
      />
    </>
  );
}
