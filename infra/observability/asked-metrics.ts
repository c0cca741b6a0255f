import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ expr: z.string(), record: z.string().optional(), alert: z.string().optional() }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const rules = Alerts.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);

/** Every expression of the alerts and of the dashboard. */
export const expressions: string[] = [
  ...rules.map(({ expr }) => expr),
  ...Dashboard.parse(JSON.parse(read('grafana/dashboard.json'))).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  ),
];

/** The metrics that an expression of PromQL asks for. A grammatical fault throws. */
function metricsIn(expression: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        found.push(expression.slice(from, to));
    },
  });
  return found;
}

/** Prometheus makes these itself, and the probe of the site. */
const madeElsewhere = /^(up|ALERTS|probe_.+)$/;
const recorded = new Set(rules.map(({ record }) => record));

/** The metrics that the platform has to measure for expressions, each by the name that it is declared under. */
export const askedMetrics = (by: string[] = expressions): string[] => [
  ...new Set(
    by
      .flatMap(metricsIn)
      .filter((name) => !madeElsewhere.test(name) && !recorded.has(name))
      .map((name) => name.replace(/_(bucket|count)$/, '')),
  ),
];
