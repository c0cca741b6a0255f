import type { DataExport } from '@sidework/contracts/identity/exports/exports';
import { IconCheck, IconClock } from '@tabler/icons-react';
import classes from './export-parts.module.css';
import { partsOf } from './export-progress.ts';

/** How far an export is: which parts are ready, and which are waited for. */
export function ExportParts({ dataExport }: { dataExport: DataExport }) {
  const parts = partsOf(dataExport);
  const there = parts.filter(({ isThere }) => isThere).length;
  return (
    <>
      <p role="status" className={classes.count}>
        {there} of {parts.length} parts are ready
      </p>
      <progress
        className={classes.bar}
        aria-label="Parts that are ready"
        max={parts.length}
        value={there}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
      <ul role="list" aria-label="Parts" className={classes.parts}>
        {parts.map(({ service, name, isThere }) => {
          const Icon = isThere ? IconCheck : IconClock;
          return (
            <li key={service} className={classes.part}>
              <Icon size={16} aria-hidden />
              {name}: {isThere ? 'ready' : 'still to come'}
            </li>
          );
        })}
      </ul>
    </>
  );
}
