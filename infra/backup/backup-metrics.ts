import { createServer } from 'node:http';
import { Gauge, Registry } from 'prom-client';

/** Moments in milliseconds since 1970. */
export interface BackupMetrics {
  noteBackup(takenAt: number): void;
  noteLog(shippedAt: number): void;
}

/** Serves `/metrics` for Prometheus, until `signal` ends it: how old backups and the log are. `every` is in milliseconds. */
export function serveBackupMetrics(
  port: number,
  every: number,
  signal: AbortSignal,
): BackupMetrics {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const newest = gauge('backup_newest_timestamp_seconds', 'When the newest backup was taken');
  const log = gauge('backup_log_timestamp_seconds', 'When the log was last kept in the backups');
  gauge('backup_interval_seconds', 'How far apart backups are').set(every / 1000);
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  server.listen(port);
  signal.addEventListener('abort', () => server.close());
  return {
    noteBackup: (takenAt) => newest.set(takenAt / 1000),
    noteLog: (shippedAt) => log.set(shippedAt / 1000),
  };
}
