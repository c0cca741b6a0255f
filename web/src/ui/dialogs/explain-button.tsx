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
        aria-label={`How it comes about: ${name}`}
        onClick={() => setOpen(true)}
      >
        How it comes about
      </PlainButton>
      <Explanation
        isOpen={isOpen}
        title={`How ${name} comes about`}
        lines={lines}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
