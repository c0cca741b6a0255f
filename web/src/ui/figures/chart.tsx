import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { PlainButton } from '../buttons/plain-button.tsx';
import { Card } from '../layout/card.tsx';
import classes from './chart.module.css';
import type { Drawing } from './chart-drawing.tsx';
import type { Figures } from './chart-table.tsx';

/** Recharts is large: it comes with the first chart that is shown, never before. */
const ChartDrawing: ComponentType<Drawing> = lazy(async () => ({
  default: (await import('./chart-drawing.tsx')).ChartDrawing,
}));

const ChartTable: ComponentType<Figures> = lazy(async () => ({
  default: (await import('./chart-table.tsx')).ChartTable,
}));

interface Props extends Drawing {
  title: string;
  /** The one thing it shows, in a sentence: "Most in October, $1,450.00". Said to who cannot see it. */
  summary: string;
  /** It is the heading of the table's first column, such as "Month". */
  of?: string;
  /** At the right of the title: which year. */
  aside?: ReactNode;
}

/**
 * Figures over time or beside each other: one series as bars, two as lines or as pairs of bars. The table stands one
 * click away, and is what a screen reader is led to.
 */
export function Chart({ title, summary, of = 'Month', aside, ...drawing }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <Card
      title={title}
      aside={
        <>
          {aside}{' '}
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label={`${isTable ? 'Show chart' : 'Show table'}: ${title}`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show chart' : 'Show table'}
          </PlainButton>
        </>
      }
    >
      {isTable ? (
        <Suspense>
          <ChartTable title={title} of={of} {...drawing} />
        </Suspense>
      ) : (
        <figure className={classes.figure}>
          <div role="img" aria-label={`${title}. ${summary}`} className={classes.drawing}>
            <Suspense>
              <ChartDrawing {...drawing} />
            </Suspense>
          </div>
          <figcaption className={classes.summary}>{summary}</figcaption>
        </figure>
      )}
    </Card>
  );
}
