import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import classes from './chart-drawing.module.css';

export interface Drawing {
  kind: 'bars' | 'lines' | 'pairs';
  /** One or two; each names its line or its bars. */
  series: readonly { label: string }[];
  data: readonly { label: string; values: readonly number[] }[];
  /** The point that is now, by its label; in `bars` it is set off. */
  now?: string;
  /** How a value is written at its bar and in the table. */
  format: (value: number) => string;
  /** How the values of the scale are written: short. */
  formatScale: (value: number) => string;
}

const colors = ['var(--chart-now)', 'var(--chart-other)'];
const tick = { className: classes.small ?? '' };
const axis = { axisLine: false, tickLine: false, tick, tickMargin: 8 };

export function ChartDrawing({ kind, series, data, now, format, formatScale }: Drawing) {
  const rows = data.map(({ label, values }) => ({
    label,
    one: values[0],
    other: values[1],
    // Recharts fills each bar with its own point's colour, where it has one.
    ...(kind === 'bars' && { fill: label === now ? colors[0] : 'var(--chart-bar)' }),
  }));
  const best = Math.max(...rows.map(({ one = 0 }) => one));
  const end = rows.at(-1);
  const isOneAbove = (end?.one ?? 0) >= (end?.other ?? 0);
  const frame = (
    <>
      <CartesianGrid vertical={false} stroke="var(--sidework-line)" />
      <XAxis dataKey="label" interval="preserveStartEnd" {...axis} />
      <YAxis width="auto" tickCount={4} tickFormatter={formatScale} {...axis} />
    </>
  );
  // Room for what is written at the last point: beside a line, over a bar.
  const margin = { top: 20, right: { lines: 96, bars: 28, pairs: 4 }[kind], bottom: 0, left: 0 };
  if (kind === 'lines')
    return (
      <ResponsiveContainer>
        <LineChart data={rows} margin={margin} accessibilityLayer={false}>
          {frame}
          {series.map(({ label }, index) => (
            <Line
              key={label}
              dataKey={index === 0 ? 'one' : 'other'}
              stroke={colors[index]}
              strokeWidth={3}
              dot={false}
              isAnimationActive={false}
            >
              <LabelList
                content={(props) => (
                  <EndLabel
                    {...props}
                    last={rows.length - 1}
                    series={index}
                    text={label}
                    isAbove={(index === 0) === isOneAbove}
                  />
                )}
              />
            </Line>
          ))}
        </LineChart>
      </ResponsiveContainer>
    );
  const bars = (
    <ResponsiveContainer height={kind === 'pairs' ? '86%' : '100%'}>
      <BarChart data={rows} margin={margin} barCategoryGap="22%" accessibilityLayer={false}>
        {frame}
        <Bar dataKey="one" radius={3} isAnimationActive={false} fill={colors[0] ?? ''}>
          {kind === 'bars' && (
            <LabelList
              dataKey="one"
              position="top"
              className={classes.strong ?? ''}
              formatter={(value) => (value === best ? format(best) : '')}
            />
          )}
        </Bar>
        {kind === 'pairs' && (
          <Bar dataKey="other" radius={3} isAnimationActive={false} fill={colors[1] ?? ''} />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
  if (kind === 'bars') return bars;
  return (
    <>
      <div className={classes.legend}>
        {series.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      {bars}
    </>
  );
}

interface EndProps {
  x?: number | string | undefined;
  y?: number | string | undefined;
  index?: number | undefined;
  last: number;
  series: number;
  text: string;
  isAbove: boolean;
}

/** A line's name at its end, in the place of a legend; the two keep apart where the lines meet. */
function EndLabel({ x = 0, y = 0, index, last, series, text, isAbove }: EndProps) {
  if (index !== last) return null;
  return (
    <text
      x={Number(x) + 8}
      y={Number(y) + (isAbove ? -3 : 13)}
      data-series={series}
      className={classes.strong}
    >
      {text}
    </text>
  );
}
