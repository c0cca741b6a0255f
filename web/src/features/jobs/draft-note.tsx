import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { emptyJob, type TypedJob } from './job-posting.ts';

interface Props {
  values: TypedJob;
  onChange: (values: TypedJob) => void;
}

/** Over a form that was begun before: whence its text comes, and a way to an empty one that can be taken back. */
export function DraftNote({ values, onChange }: Props) {
  const isBegun = Object.values(values).some(Boolean);
  const [wasBegun] = useState(isBegun);
  const [cleared, setCleared] = useState<TypedJob>();
  if (!wasBegun || (cleared && isBegun)) return null;

  function startOver() {
    setCleared(values);
    onChange(emptyJob);
  }

  function undo() {
    if (cleared) onChange(cleared);
    setCleared(undefined);
  }

  return (
    <Group gap="xs" role="status">
      <Text c="dimmed">
        {cleared ? 'The form is empty.' : 'What you typed before is still here.'}
      </Text>
      <Button variant="subtle" size="compact-md" onClick={cleared ? undo : startOver}>
        {cleared ? 'Undo' : 'Start over'}
      </Button>
    </Group>
  );
}
