import type { MessageRound } from './messages.ts';
import type { MeasuredPage } from './own-pages.ts';
import type { SignInRound } from './sign-ins.ts';

export interface Measured {
  perSecond: number;
  /** Milliseconds of processor time a request, of the server, the gateway before it, and Postgres. */
  cpu: number;
  gatewayCpu: number;
  databaseCpu: number;
}

export interface Verdict {
  what: string;
  goal: string;
  value: number;
  isReached: boolean;
}

type All = Map<string, Measured[]>;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** The median of the rounds' ratios: the two of a round ran on the same machine, more or less. */
function ratio(all: All, name: string, to: string, of: keyof Measured): number | undefined {
  const others = all.get(to);
  const ratios = all.get(name)?.flatMap((own, round) => {
    const other = others?.[round];
    return other ? own[of] / other[of] : [];
  });
  return ratios?.length ? median(ratios) : undefined;
}

/** The goals of the project, and what was reached of them. */
export function judge(all: All, [direct, gateway]: [number, number]): Verdict[] {
  const verdicts: Verdict[] = [];
  const atLeast = (goal: number, what: string, value: number | undefined) => {
    if (value !== undefined)
      verdicts.push({ what, goal: `at least ${goal}`, value, isReached: value >= goal });
  };
  const atMost = (goal: number, what: string, value: number | undefined) => {
    if (value !== undefined)
      verdicts.push({ what, goal: `at most ${goal}`, value, isReached: value <= goal });
  };
  const rate = (name: string, to: string) => ratio(all, name, to, 'perSecond');

  atLeast(0.8, 'newest, of the floor', rate('newest, service', 'newest, floor'));
  const cpu = ratio(all, 'newest, service', 'newest, floor', 'cpu');
  atMost(1.3, 'newest, CPU a request, of the floor', cpu);
  atLeast(0.85, 'newest, gateway of direct', rate('newest, gateway', 'newest, service'));
  if (all.has('newest, service'))
    atMost(0.2, 'newest, ms that the gateway adds to one connection', gateway - direct);
  atLeast(5, 'newest, anonymous of the floor', rate('newest, anonymous', 'newest, floor'));
  atLeast(0.85, 'next page, of the floor', rate('next, service', 'next, floor'));
  atLeast(0.85, 'category, of the floor', rate('category, service', 'category, floor'));
  atLeast(0.85, 'word and category, of the floor', rate('search, service', 'search, floor'));
  atLeast(
    0.9,
    'nearest 20 within 50 miles, of the floor',
    rate('nearest, service', 'nearest, floor'),
  );
  atLeast(0.6, 'post with its key, of a bare insert', rate('post, service', 'post, floor'));
  atLeast(0.55, 'post through the gateway, of a bare insert', rate('post, gateway', 'post, floor'));
  // Three processes on two cores are slower than one whatever they do, so three services are compared with three floors.
  const three = rate('post, three services', 'post, service');
  const bareThree = rate('post, three floors', 'post, floor');
  if (three !== undefined && bareThree !== undefined)
    atLeast(0.9, 'post, three of one, of what bare inserts keep', three / bareThree);
  atLeast(0.9, 'post, three of one', three);
  return verdicts;
}

/** The medians over the rounds: the ratio of those that ran one after the other, and the slowest of a hundred. */
export function judgeMessages(rounds: MessageRound[]): Verdict[] {
  const value = median(rounds.map(({ floor, platform }) => platform.p50 / floor.p50));
  const slow = median(rounds.map(({ platform }) => platform.p99));
  return [
    { what: 'message, of the floor', goal: 'at most 2', value, isReached: value <= 2 },
    { what: 'message, p99 in ms', goal: 'at most 30', value: slow, isReached: slow <= 30 },
  ];
}

/** The page of a person with many records answers nearly as it does with few, and within 10 ms. */
export const judgeOwnPages = (pages: MeasuredPage[]): Verdict[] =>
  pages.map(({ what, few, many }) => {
    const value = many / few;
    const isReached = value <= 1.5 && many < 10;
    return { what, goal: 'at most 1.5, under 10 ms', value, isReached };
  });

export function printOwnPages(pages: MeasuredPage[]): void {
  printTable([
    ['own records, ms', 'few', 'many'],
    ...pages.map(({ what, few, many }) => [what, few.toFixed(2), many.toFixed(2)]),
  ]);
}

/** How near sign-ins come to the bare hash, and what they cost those who ask for something else meanwhile. */
export function judgeSignIns(rounds: SignInRound[]): Verdict[] {
  const share = median(rounds.map((round) => round.signInsPerSecond / round.hashesPerSecond));
  const others = Object.keys(rounds[0]?.calm ?? {}).map((name): Verdict => {
    const value = p99(rounds, 'busy', name) / p99(rounds, 'calm', name);
    const what = `${name}, p99 beside sign-ins of without`;
    return { what, goal: 'at most 2', value, isReached: value <= 2 };
  });
  return [
    {
      what: 'sign-ins, of bare hashes',
      goal: 'at least 0.9',
      value: share,
      isReached: share >= 0.9,
    },
    ...others,
  ];
}

/** Takes all rounds together, since the slowest of a round are few. */
function p99(rounds: SignInRound[], when: 'calm' | 'busy', name: string): number {
  const taken = rounds.flatMap((round) => round[when][name] ?? []).toSorted((a, b) => a - b);
  return taken[Math.floor(taken.length * 0.99)] ?? 0;
}

export function printSignIns(rounds: SignInRound[]): void {
  const middle = (of: (round: SignInRound) => number) => median(rounds.map(of)).toFixed(1);
  printTable([
    ['', 'per second', 'CPU ms', 'Postgres ms'],
    ['bare hashes', middle((round) => round.hashesPerSecond), middle(({ cpu }) => cpu.hash), ''],
    [
      'sign-ins',
      middle((round) => round.signInsPerSecond),
      middle(({ cpu }) => cpu.identity),
      middle(({ cpu }) => cpu.database),
    ],
  ]);
  printTable([
    ['p99, ms', 'without sign-ins', 'beside them'],
    ...Object.keys(rounds[0]?.calm ?? {}).map((name) => [
      name,
      p99(rounds, 'calm', name).toFixed(1),
      p99(rounds, 'busy', name).toFixed(1),
    ]),
  ]);
}

export function printMessages(rounds: MessageRound[]): void {
  const line = (name: string, of: keyof MessageRound) => [
    name,
    median(rounds.map((round) => round[of].p50)).toFixed(2),
    median(rounds.map((round) => round[of].p99)).toFixed(2),
  ];
  printTable([
    ['send to receive, ms', 'p50', 'p99'],
    line('insert, publish, write', 'floor'),
    line('two gateways, two instances', 'platform'),
  ]);
}

/** Prints what was measured of the questions. */
export function printMeasured(all: All): void {
  const middle = (rounds: Measured[], of: keyof Measured) => median(rounds.map((each) => each[of]));
  const cells = [...all].map(([name, rounds]) => [
    name,
    middle(rounds, 'perSecond').toFixed(0),
    ...(['cpu', 'gatewayCpu', 'databaseCpu'] as const).map((of) => middle(rounds, of).toFixed(3)),
  ]);
  if (all.size > 0) printTable([['', 'req/s', 'CPU ms', 'gateway ms', 'Postgres ms'], ...cells]);
}

/** Each part prints its own as soon as it has them; the process then ends with 1 where a goal was missed. */
export function printVerdicts(verdicts: Verdict[]): void {
  if (verdicts.length === 0) return;
  printTable([
    ['', 'measured', 'goal', ''],
    ...verdicts.map(({ what, value, goal, isReached }) => [
      what,
      value.toFixed(2),
      goal,
      isReached ? 'reached' : 'missed',
    ]),
  ]);
  if (verdicts.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

/** Columns of figures under their names. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[0] ?? 0)));
  console.log(`\n${rows.map((row) => line(row).join('  ')).join('\n')}`);
}
