import { ask, cursorsOf } from './ask.ts';
import { readGrowthConfig } from './config.ts';
import { goals, ofWhole, ownerOf } from './growth-questions.ts';
import { signUp } from './person.ts';
import { questions } from './questions.ts';
import { type Stage, setStage } from './stage.ts';
import { printTable } from './verdict.ts';

/*
 * `make bench-growth`: how much longer the questions take as jobs, gigs, people, work, events and courses grow from 10,000 to 1,000,000. Two
 * platforms stand side by side and are asked in turn. `FEW=1000 MANY=100000` compares other sizes, `ONLY=people,gigs`
 * asks those whose name begins so.
 */

const { few, many, only } = readGrowthConfig();
const times = 200;

const tell = (jobs: number) => (step: string) => console.log(`${jobs} jobs: ${step} …`);
const small = await setStage(few, tell(few), { people: few, work: few, events: few });
try {
  const large = await setStage(many, tell(many), { people: many, work: many, events: many });
  try {
    await compare(small, large);
  } finally {
    await large.stop();
  }
} finally {
  await small.stop();
}
process.exit();

interface Asking {
  stage: Stage;
  headers: Record<string, string>;
  paths: Map<string, string[]>;
}

async function compare(...stages: [Stage, Stage]): Promise<void> {
  const [one, other] = (await Promise.all(stages.map(prepare))) as [Asking, Asking];
  const rows = [['', `of ${few}, ms`, `of ${many}, ms`, 'times', 'goal', '']];
  for (const [name, goal] of Object.entries(goals)) {
    if (!only.some((part) => name.startsWith(part))) continue;
    let worst = { before: 0, after: 0, growth: 0 };
    const others = other.paths.get(name) ?? [];
    for (const [index, path] of (one.paths.get(name) ?? []).entries()) {
      const [before, after] = await ask<[number, number]>(one.stage, {
        compare: { times, asked: [asked(one, path), asked(other, others[index] ?? path)] },
      });
      const growth = after / before;
      if (growth > worst.growth) worst = { before, after, growth };
    }
    if (worst.growth > goal) process.exitCode = 1;
    rows.push([
      `${name}, the one that grows most`,
      worst.before.toFixed(2),
      worst.after.toFixed(2),
      worst.growth.toFixed(2),
      `at most ${goal}`,
      worst.growth <= goal ? 'reached' : 'missed',
    ]);
  }
  printTable(rows);
}

function asked({ stage, headers }: Asking, path: string) {
  const { services } = stage.installation.ports;
  const owner = ownerOf(path);
  const origin = owner ? `http://127.0.0.1:${services[owner]}` : stage.service.origin;
  return { url: origin + path, headers };
}

/** Both platforms have a gig that is the newest; its owner has twelve photos. */
async function portfolioOf(origin: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${origin}/gigs`, { headers });
  const { items } = (await response.json()) as { items: { professional: { id: string } }[] };
  return `/pros/${items[0]?.professional.id}/portfolio`;
}

async function prepare(stage: Stage): Promise<Asking> {
  const { token } = await signUp(stage.gateway.origin);
  const headers = { authorization: `Bearer ${token}` };
  const cursors = await cursorsOf(stage.service.origin, headers);
  const paths = questions(cursors, []).map(
    ({ name, service }) => [name, service.map(({ path }) => path)] as const,
  );
  const photos = [await portfolioOf(stage.service.origin, headers)];
  return {
    stage,
    headers,
    paths: new Map([...paths, ...Object.entries(ofWhole), ['photos of work', photos] as const]),
  };
}
