import type { ServiceHealth } from '@sidework/contracts/kernel/health';
import classes from './lag-chart.module.css';
import { keptMinutes, type LagSample, worstByMinute } from './lag-history.ts';

interface Props {
  service: string;
  outbox: ServiceHealth['outbox'];
  history: LagSample[];
}

const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A line needs two samples, and that something waited in one of them. */
export function LagChart({ service, outbox, history }: Props) {
  const hasWaited = history.some((sample) => sample.seconds > 0);
  return (
    <div className={classes.chart}>
      <p className={classes.now}>{outbox ? nowText(outbox) : 'Outbox: unknown'}</p>
      {hasWaited && history.length > 1 && <Line service={service} history={history} />}
    </div>
  );
}

function Line({ service, history }: Pick<Props, 'service' | 'history'>) {
  const highest = Math.max(1, ...history.map((sample) => sample.seconds));
  return (
    <>
      <svg aria-hidden className={classes.line} viewBox="0 0 100 30" preserveAspectRatio="none">
        <polyline points={pointsOf(history, highest)} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={classes.scale}>
        Last {keptMinutes} minutes, up to {seconds.format(highest)} s
      </p>
      <details>
        <summary className={classes.summary}>As a table</summary>
        <table className={classes.table}>
          <caption>Longest outbox lag of {service} by minute</caption>
          <thead>
            <tr>
              <th scope="col">Minute</th>
              <th scope="col">Seconds</th>
            </tr>
          </thead>
          <tbody>
            {worstByMinute(history).map((minute) => (
              <tr key={minute.at}>
                <td>{clock.format(minute.at)}</td>
                <td>{seconds.format(minute.seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function nowText({ waiting, lagSeconds }: NonNullable<ServiceHealth['outbox']>): string {
  if (waiting === 0) return 'Outbox: nothing waits';
  return `Outbox: ${seconds.format(waiting)} waiting, for up to ${seconds.format(lagSeconds)} s`;
}

/** The newest sample stands at the right edge; the box is 100 wide and 30 high, with room for the stroke. */
function pointsOf(history: LagSample[], highest: number): string {
  const end = history.at(-1)?.at ?? 0;
  const span = keptMinutes * 60_000;
  return history
    .map((sample) => {
      const x = 100 - ((end - sample.at) / span) * 100;
      const y = 28 - (sample.seconds / highest) * 26;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
