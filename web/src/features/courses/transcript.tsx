import type { Cue } from '@sidework/contracts/education-events/lesson-videos';
import { inPlainLetters } from '@sidework/contracts/kernel/plain-letters';
import { useState } from 'react';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { TimedLines } from '../../ui/rows/timed-lines.tsx';
import { minutesText } from './course-words.ts';

interface Props {
  cues: readonly Cue[];
  /** The second at which the video is. */
  second: number;
  onChoose: (fromMs: number) => void;
}

const folded = (text: string) => inPlainLetters(text).toLowerCase();

/** The lines that contain each word of a search. */
export function linesWith(cues: readonly Cue[], search: string): readonly Cue[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return cues.filter(({ text }) => words.every((word) => folded(text).includes(word)));
}

/** The words of a video; each line leads to its second. */
export function Transcript({ cues, second, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const found = linesWith(cues, search);
  const now = 1_000 * second;
  return (
    <Stack gap="xs">
      <Words as="h3" isStrong>
        Transcript
      </Words>
      <SearchField
        label="Search the transcript"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Words role="status" tone="soft" isSmall>
        {search.trim() && countText(found.length)}
      </Words>
      <TimedLines
        label="Transcript"
        lines={found.map(({ fromMs, toMs, text }, at) => ({
          key: `${fromMs} ${at}`,
          time: minutesText(fromMs / 1_000),
          text,
          isCurrent: fromMs <= now && now < toMs,
        }))}
        onChoose={(key) => onChoose(Number(key.split(' ')[0]))}
      />
    </Stack>
  );
}

function countText(count: number) {
  if (count === 0) return 'No line has these words';
  return count === 1 ? '1 line' : `${count} lines`;
}
