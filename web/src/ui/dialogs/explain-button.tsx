import { useState } from 'react';
import { PlainButton } from '../buttons/plain-button.tsx';
import type { Line } from '../rows/explained-lines.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const Explanation = lazyDialog(async () => (await import('./explain-window.tsx')).ExplainWindow);

interface Props {
  /** The figure, in words: "Total Revenue". */
  name: string;
  lines: readonly Line[];
}

/** Opens how a figure comes about: its formula, its parts, its source and its day (F14). */
export function ExplainButton({ name, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        variant="subtle"
        size="sm"
        aria-label={`See the math: ${name}`}
        onClick={() => setOpen(true)}
      >
        See the math
      </PlainButton>
      <Explanation
        isOpen={isOpen}
        title={`The math behind ${name}`}
        lines={lines}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
