import { ask, cursorsOf } from './ask.ts';
import { readGrowthConfig } from './config.ts';
import { signUp } from './person.ts';
import { questions } from './questions.ts';
import { type Stage, setStage } from './stage.ts';
import { printTable } from './verdict.ts';

/*
 * `make bench-growth`: how much longer the questions take as jobs, gigs, people, work, events and courses grow from 10,000 to 1,000,000. Two
 * platforms stand side by side and are asked in turn. `FEW=1000 MANY=100000` compares other sizes, `ONLY=people,gigs`
 * asks those whose name begins so.
 */

/** How many times as long a question may take (search: with its worst word). */
const goals = {
  newest: 1.5,
  next: 1.5,
  category: 1.5,
  search: 12,
  nearest: 4,
  'gigs, newest': 1.5,
  'gigs, category': 1.5,
  'gigs, search': 12,
  'people, by name': 1.5,
  'people, search': 12,
  'people, place': 12,
  'free times of a gig': 1.5,
  'reviews, with photos': 1.5,
  'reviews, how many stars': 1.5,
  'photos of work': 1.5,
  'events, next': 1.5,
  'events, category': 1.5,
  'events, search': 12,
  'courses, newest': 1.5,
  'courses, category': 1.5,
  'courses, search': 12,
};

/** The questions about gigs, of which there are as many as jobs. */
const ofGigs: Record<string, string[]> = {
  'gigs, newest': ['/gigs'],
  'gigs, category': ['/gigs?category=plumbing', '/gigs?category=delivery'],
  'gigs, search': ['repair', 'piano', 'restore', 'harpsichord'].map(
    (word) => `/gigs?search=${word}`,
  ),
};

/** The questions about people to meet, of whom there are as many. */
const ofPeople: Record<string, string[]> = {
  'people, by name': ['/discover'],
  'people, search': ['plumber', 'harpsichord', 'zeppelin'].map(
    (word) => `/discover?search=${word}`,
  ),
  'people, place': ['newark', 'nome'].map((place) => `/discover?place=${place}`),
};

/** The first professional of `many-services.sql`, who has as much work on either platform. */
const worker = {
  id: '01970000-0000-7000-8000-000000000001',
  gig: '01970000-0000-7000-9000-000000000001',
};

/** The questions about one professional, of whom there are more and more. */
const ofWork: Record<string, string[]> = {
  'free times of a gig': [`/bookings/gigs/${worker.gig}/times`],
  'reviews, with photos': [`/reviews?professionalId=${worker.id}`],
  'reviews, how many stars': [`/reviews/ratings?professionalId=${worker.id}`],
};

/** The questions about events and courses, of which there are as many as jobs. */
const ofLearning: Record<string, string[]> = {
  'events, next': ['/events'],
  'events, category': ['/events?category=Seminar', '/events?category=Networking&price=free'],
  'events, search': ['plumbers', 'harpsichord', 'quetzal', 'zeppelin'].map(
    (word) => `/events?search=${word}`,
  ),
  'courses, newest': ['/courses'],
  'courses, category': ['/courses?category=notary', '/courses?category=accounting'],
  'courses, search': ['safety', 'harpsichord', 'quetzal', 'zeppelin'].map(
    (word) => `/courses?search=${word}`,
  ),
};

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

/** The service that answers it; undefined of marketplace. */
function ownerOf(path: string) {
  if (path.startsWith('/discover')) return 'network-chat';
  if (/^\/(events|courses)/.test(path)) return 'education-events';
  return /^\/(bookings|reviews)/.test(path) ? 'client-services' : undefined;
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
    paths: new Map([
      ...paths,
      ...Object.entries(ofGigs),
      ...Object.entries(ofPeople),
      ...Object.entries(ofWork),
      ...Object.entries(ofLearning),
      ['photos of work', photos] as const,
    ]),
  };
}
