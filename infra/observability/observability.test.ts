import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@sidework/contracts/platform';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { askedMetrics } from './asked-metrics.ts';

it('reads the metrics of an expression, and refuses what is no PromQL', () => {
  const expression = 'sum by (service) (rate(a_bucket{le="2"}[5m])) / (time() - b) > 3';
  expect(askedMetrics([expression])).toEqual(['a', 'b']);
  expect(() => askedMetrics(['sum(rate(a[5m])'])).toThrow('No PromQL');
});

it('records each goal that it asks for', () => {
  expect(askedMetrics()).toContain('event_age_seconds');
  expect(askedMetrics().filter((name) => name.startsWith('goal:'))).toEqual([]);
  expect(askedMetrics(['goal:nobody_records_it'])).toEqual(['goal:nobody_records_it']);
});

it('asks every service', () => {
  const { scrape_configs } = parse(
    readFileSync(join(import.meta.dirname, 'prometheus.yml'), 'utf8'),
  );
  const names = scrape_configs.flatMap(
    (job: { dns_sd_configs?: { names: string[] }[] }) => job.dns_sd_configs?.[0]?.names ?? [],
  );
  expect(names).toEqual(expect.arrayContaining([...serviceNames]));
});
