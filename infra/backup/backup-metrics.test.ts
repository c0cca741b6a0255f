import { expect, it } from 'vitest';
import { freePortBlock } from '../checks/free-ports.ts';
import { askedMetrics } from '../observability/asked-metrics.ts';
import { serveBackupMetrics } from './backup-metrics.ts';

it('tells Prometheus what alerts ask of backups, in seconds', async () => {
  const port = await freePortBlock();
  const end = new AbortController();
  const metrics = serveBackupMetrics(port, 86_400_000, end.signal);
  metrics.noteBackup(Date.parse('2026-03-08T14:30:00Z'));
  metrics.noteLog(Date.parse('2026-03-08T14:31:00Z'));
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  end.abort();
  const told = [...text.matchAll(/^(backup\w+) (\d+)$/gm)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(told)).toEqual({
    backup_newest_timestamp_seconds: '1772980200',
    backup_log_timestamp_seconds: '1772980260',
    backup_interval_seconds: '86400',
  });
  const asked = askedMetrics().filter((name) => name.startsWith('backup_'));
  expect(asked.toSorted()).toEqual(told.map(([name]) => name).toSorted());
});
