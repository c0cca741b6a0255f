import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import type { JobDraft } from './job-draft.ts';
import { emptyJob, isBegun, type TypedJob } from './job-posting.ts';

interface Props {
  draft: JobDraft;
  values: TypedJob;
  onChange: (values: TypedJob) => void;
}

/** It says where the text of a draft comes from, and offers a fresh form that can be undone. */
export function DraftNote({ draft, values, onChange }: Props) {
  const [wasBegun] = useState(isBegun(draft.job));
  const [left, setLeft] = useState<TypedJob>();
  const before = draft.again?.before ?? emptyJob;
  if (!wasBegun || (left && values !== before && isBegun(values))) return null;

  function leave() {
    setLeft(values);
    onChange(before);
  }

  function undo() {
    if (left) onChange(left);
    setLeft(undefined);
  }

  return (
    <div role="status">
      <Row gap="xs">
        <Words tone="soft">{left ? leftText(before) : textOf(draft)}</Words>
        <PlainButton variant="subtle" size="sm" onClick={left ? undo : leave}>
          {left ? 'Undo' : isBegun(before) ? 'Back to what I had typed' : 'Start over'}
        </PlainButton>
      </Row>
    </div>
  );
}

function textOf({ again, isBudgetGone }: JobDraft): string {
  if (again) return `This is “${again.title}” once more. Change what you like, and post it.`;
  return isBudgetGone
    ? 'What you typed before is still here, but for the budget.'
    : 'What you typed before is still here.';
}

const leftText = (before: TypedJob) =>
  isBegun(before) ? 'What you had typed is here again.' : 'The form is empty.';
