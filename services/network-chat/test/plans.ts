import { type Database, openDatabase } from '@sidework/chassis/db';
import postgres from 'postgres';
import { inject } from 'vitest';

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

/** What a question cost: the indexes used, the whole tables read, and the most rows that any step looked at. */
export interface Cost {
  indexes: string[];
  wholeTables: string[];
  rows: number;
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
};

/** A pool that tells what each query cost: the server tells its plans after they ran, of the very queries that are sent. */
export async function openCostedPool(url: string, fill: { file: string; with: object }) {
  const address = new URL(inject('postgresUrl'));
  address.pathname = new URL(url).pathname;
  const superuser = postgres(address.href, { max: 1, onnotice: () => {} });
  for (const [name, value] of Object.entries(settings))
    await superuser`alter role network_chat in database ${superuser(address.pathname.slice(1))}
      set ${superuser.unsafe(name)} = ${superuser.unsafe(value)}`.simple();
  for (const [name, value] of Object.entries(fill.with))
    await superuser`select set_config(${name}, ${String(value)}, false)`;
  await superuser.file(fill.file);
  await superuser.end();

  const ran: PlanNode[] = [];
  const pool = openDatabase(url, 'plans', {
    onNotice({ message = '' }) {
      const [, plan] = message.split('plan:\n');
      if (plan) ran.push(JSON.parse(plan).Plan);
    },
  });
  return {
    close: () => pool.close(),
    async cost(question: (db: Database['db']) => Promise<unknown>): Promise<Cost> {
      ran.length = 0;
      await question(pool.db);
      return costOf(ran);
    },
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const isOfCatalogue = (node: PlanNode) => node['Relation Name']?.startsWith('pg_') ?? false;

function costOf(ran: PlanNode[]): Cost {
  // The driver asks for the types of the server when it connects.
  const steps = ran
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
