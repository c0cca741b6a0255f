import { lazy, Suspense } from 'react';
import type { SpotDrawingName } from './drawing-lines.tsx';
import classes from './spot-drawing.module.css';

/** Most lists have something in them: the lines come after the words, and may stay away. */
const Lines = lazy(() =>
  import('./drawing-lines.tsx').then(
    ({ DrawingLines }) => ({ default: DrawingLines }),
    () => ({ default: () => null }),
  ),
);

export type { SpotDrawingName };

/** A small drawing for a page or list with nothing in it; decoration only. */
export function SpotDrawing({ name }: { name: SpotDrawingName }) {
  return (
    <svg
      viewBox="0 0 120 110"
      width="120"
      height="110"
      aria-hidden="true"
      className={classes.drawing}
    >
      <ellipse cx="60" cy="100" rx="54" ry="7" className={classes.ground} />
      <Suspense>
        <Lines name={name} />
      </Suspense>
    </svg>
  );
}
