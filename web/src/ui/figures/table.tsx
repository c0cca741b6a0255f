import type { ReactNode } from 'react';
import classes from './table.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** Figures stand at the right, tabular. */
  isFigure?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Screen readers hear it as the table's name; `isCaptionShown` shows it above the table too. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A last line that sums up. */
  foot?: ReactNode[];
}

/** Figures in columns; it scrolls within itself where it is wider than the screen. */
export function Table<Row>({
  caption,
  isCaptionShown = false,
  columns,
  rows,
  keyOf,
  foot,
}: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={caption} tabIndex={0} className={classes.frame}>
      <table className={classes.table}>
        <caption className={isCaptionShown ? classes.caption : classes.unseen}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isFigure }) => (
              <th key={key} scope="col" data-figure={isFigure}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, isFigure, cell }) => (
                <td key={key} data-figure={isFigure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {columns.map(({ key, isFigure }, index) => (
                <td key={key} data-figure={isFigure}>
                  {foot[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
