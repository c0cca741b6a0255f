import type { Drawing } from './chart-drawing.tsx';
import { Table } from './table.tsx';

export interface Figures extends Pick<Drawing, 'data' | 'series' | 'format'> {
  title: string;
  /** It is the heading of the first column. */
  of: string;
}

/** The figures of a chart, for who would rather read them. */
export function ChartTable({ title, of, data, series, format }: Figures) {
  return (
    <Table
      caption={title}
      rows={data}
      keyOf={({ label }) => label}
      columns={[
        { key: 'label', label: of, cell: ({ label }) => label },
        ...series.map(({ label }, index) => ({
          key: label,
          label,
          isFigure: true,
          cell: ({ values }: (typeof data)[number]) => format(values[index] ?? 0),
        })),
      ]}
    />
  );
}
