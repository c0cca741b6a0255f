import type { DataExport } from '@sidework/contracts/identity/exports/exports';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { IconLine, IconLines } from '../../ui/rows/icon-lines.tsx';
import { partsOf } from './export-progress.ts';

/** How far an export is: which parts are ready, and which are waited for. */
export function ExportParts({ dataExport }: { dataExport: DataExport }) {
  const parts = partsOf(dataExport);
  const there = parts.filter(({ isThere }) => isThere).length;
  return (
    <Stack gap="xs">
      <Words role="status">
        {there} of {parts.length} parts are ready
      </Words>
      <ProgressBar label="Parts that are ready" most={parts.length} value={there} />
      <IconLines label="Parts" isSmall>
        {parts.map(({ service, name, isThere }) => {
          const Icon = isThere ? IconCheck : IconClock;
          return (
            <IconLine key={service} icon={<Icon size={16} />} isDone={isThere}>
              {name}: {isThere ? 'ready' : 'still to come'}
            </IconLine>
          );
        })}
      </IconLines>
    </Stack>
  );
}
