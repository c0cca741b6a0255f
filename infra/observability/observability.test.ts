import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@sidework/contracts/platform';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { expressions, metricsIn, rules } from './asked-metrics.ts';

it('reads the metrics of an expression, and refuses what is no PromQL', () => {
  const expression = 'sum by (service) (rate(a_bucket{le="2"}[5m])) / (time() - b) > 3';
  expect(metricsIn(expression)).toEqual(['a_bucket', 'b']);
  expect(() => metricsIn('sum(rate(a[5m])')).toThrow('No PromQL');
});

it.each(expressions)('%s asks for something', (expression) => {
  expect(metricsIn(expression)).not.toEqual([]);
});

it('asks for no goal that no rule records', () => {
  const recorded = rules.flatMap(({ record }) => record ?? []);
  const goals = expressions.flatMap(metricsIn).filter((name) => name.startsWith('goal:'));
  expect(recorded).toEqual(expect.arrayContaining(goals));
  expect(goals).toEqual(expect.arrayContaining(recorded.filter((name) => /5m$/.test(name))));
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
