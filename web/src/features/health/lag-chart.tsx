import type { ServiceHealth } from '@sidework/contracts/kernel/health';
import { Sparkline } from '../../ui/figures/sparkline.tsx';
import { Table } from '../../ui/figures/table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Folded } from '../../ui/rows/folded-lines.tsx';
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
    <Stack gap="xs">
      <Words isStrong>{outbox ? nowText(outbox) : 'Outbox: unknown'}</Words>
      {hasWaited && history.length > 1 && <Line service={service} history={history} />}
    </Stack>
  );
}

function Line({ service, history }: Pick<Props, 'service' | 'history'>) {
  const highest = Math.max(1, ...history.map((sample) => sample.seconds));
  return (
    <>
      <Sparkline points={pointsOf(history, highest)} />
      <Words tone="soft" isSmall>
        Last {keptMinutes} minutes, up to {seconds.format(highest)} s
      </Words>
      <Folded title="As a table">
        <Table
          caption={`Longest outbox lag of ${service} by minute`}
          isCaptionShown
          rows={worstByMinute(history)}
          keyOf={({ at }) => String(at)}
          columns={[
            { key: 'minute', label: 'Minute', cell: ({ at }) => clock.format(at) },
            {
              key: 'seconds',
              label: 'Seconds',
              isFigure: true,
              cell: (minute) => seconds.format(minute.seconds),
            },
          ]}
        />
      </Folded>
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
