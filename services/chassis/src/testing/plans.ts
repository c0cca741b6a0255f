import postgres from 'postgres';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/db.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The cost of queries: the indexes used, the whole tables read, and the most rows that any step looked at. */
export interface PlanCost {
  indexes: string[];
  wholeTables: string[];
  rows: number;
}

export interface KeptPlans {
  /** A pool whose plans are kept. */
  open(options?: { planEachQuery?: boolean }): Database;
  /** Measures the queries that ran during `questions`. */
  cost(questions: () => Promise<unknown>): Promise<PlanCost>;
  close(): Promise<void>;
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
};

/**
 * The plans of the very queries that a service's role sends: the server tells each after it ran, with what it read. `fill`
 * is a file of SQL that a superuser runs before, with settings it reads; of the tables `filled` already it makes statistics.
 */
export async function keepPlans(
  url: string,
  fill?: { file: string; with: Record<string, string | number> },
  filled: string[] = [],
): Promise<KeptPlans> {
  const { pathname, username } = new URL(url);
  const address = new URL(inject('postgresUrl'));
  address.pathname = pathname;
  const superuser = postgres(address.href, { max: 1, onnotice: () => {} });
  for (const [name, value] of Object.entries(settings))
    await superuser`alter role ${superuser(username)} in database ${superuser(pathname.slice(1))}
      set ${superuser.unsafe(name)} = ${superuser.unsafe(value)}`.simple();
  for (const [name, value] of Object.entries(fill?.with ?? {}))
    await superuser`select set_config(${name}, ${String(value)}, false)`;
  if (fill) await superuser.file(fill.file);
  // A service's role may not, and is told so by a notice alone.
  if (filled.length > 0) await superuser`analyze ${superuser(filled)}`;
  await superuser.end();

  const pools: Database[] = [];
  const ran: PlanNode[] = [];
  return {
    open(options) {
      const pool = openDatabase(url, 'plans', {
        ...options,
        onNotice({ message = '' }) {
          const [, plan] = message.split('plan:\n');
          if (plan) ran.push(JSON.parse(plan).Plan);
        },
      });
      pools.push(pool);
      return pool;
    },
    async cost(questions) {
      ran.length = 0;
      await questions();
      return costOf(ran);
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const isOfCatalogue = (node: PlanNode) => node['Relation Name']?.startsWith('pg_') ?? false;
/** A function that the planner works out, which reads no table. */
const isWorkedOut = (node: PlanNode) => node['Node Type'] === 'Result' && !node.Plans;

function costOf(ran: PlanNode[]): PlanCost {
  // The driver asks for the types of the server when it connects.
  const steps = ran
    .filter((plan) => !isWorkedOut(plan))
    .map(nodesOf)
    .filter((nodes) => !nodes.some(isOfCatalogue))
    .flat();
  const rows = steps.map(
    (step) =>
      step['Actual Loops'] *
      (step['Actual Rows'] +
        (step['Rows Removed by Filter'] ?? 0) +
        (step['Rows Removed by Index Recheck'] ?? 0)),
  );
  return {
    indexes: [...new Set(steps.flatMap((step) => step['Index Name'] ?? []))],
    wholeTables: steps.flatMap((step) =>
      step['Node Type'] === 'Seq Scan' ? (step['Relation Name'] ?? []) : [],
    ),
    rows: Math.max(0, ...rows),
  };
}
