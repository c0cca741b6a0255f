import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type Call, callerAt } from '../people/caller.ts';
import { type Chatter, openChatter } from '../people/chatter.ts';
import { join, type Person } from '../people/people.ts';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { watchProcesses } from '../platform/watch-processes.ts';
import { openBook } from '../traffic/book.ts';
import { type Chance, chanceOf } from '../traffic/chance.ts';

export interface ChatSize {
  /** One a person; two write to each other. */
  sockets: number;
  messages: number;
  kills: number;
  cuts: number;
  /** Milliseconds over which people write what they write while something is down, and what they write once it is back. */
  writingFor: number;
}

export interface ChatReport {
  seed: number;
  seconds: number;
  /** Messages that were kept, by the database. */
  kept: number;
  /** The share of the received messages that came by a socket. */
  liveShare: number;
  killed: Record<string, number>;
  cuts: number;
  faults: string[];
}

const instances = ['network-chat', 'network-chat 2', 'gateway', 'gateway 2'];
/** One kill in five is the broker's. */
const brokerAt = 5;
const backWithin = 60_000;

/**
 * People write to each other over two gateways and two instances, while these are killed and sockets are cut: half of the
 * messages from a kill on, half once everything is back and everybody is connected again.
 */
export async function runChat(
  platform: PlatformUnderTest,
  { sockets, messages, kills, cuts, writingFor }: ChatSize,
  { seed, tell }: { seed: number; tell(line: string): void },
): Promise<ChatReport> {
  const chance = chanceOf(seed);
  const book = openBook();
  let turn = 0;
  const nextGateway = () => {
    turn += 1;
    return platform.urls[turn % platform.urls.length] as string;
  };
  const call = callerAt(nextGateway, book);
  const watch = watchProcesses(platform);
  const killed: Record<string, number> = {};
  let cutSoFar = 0;
  try {
    const chatters = await openChatters(sockets, call, nextGateway, chance);
    tell(`${chatters.length} people are connected`);
    const started = Date.now();
    const each = messages / sockets;
    const share = each / (2 * kills);
    const writers = chatters.map((chatter) => writerOf(chatter, share, writingFor, chance.fork()));
    const write = () => Promise.all(writers.map((writeShare) => writeShare()));
    for (let kill = 1; kill <= kills; kill += 1) {
      const victim = kill % brokerAt === 0 ? 'NATS' : chance.pick(instances);
      await watch.kill(victim);
      killed[victim] = (killed[victim] ?? 0) + 1;
      for (; cutSoFar < (kill * cuts) / kills; cutSoFar += 1) chance.pick(chatters).cut();
      await write();
      for (const name of [...instances, 'NATS']) await watch.recovered(name);
      await untilAllLive(chatters);
      await write();
    }
    // Messages on their way arrive live, and no one reads them early because of an end that was not there.
    await untilNothingArrives(chatters);
    await Promise.all(chatters.map((chatter) => chatter.leave()));
    const total = chatters.reduce((sum, chatter) => sum + chatter.messages.length, 0);
    const live = chatters.reduce((sum, chatter) => sum + chatter.live, 0);
    const { kept, faults } = await compare(platform.databaseUrl, chatters, each);
    return {
      seed,
      seconds: (Date.now() - started) / 1000,
      kept,
      liveShare: live / total,
      killed,
      cuts: cutSoFar,
      faults: [
        ...faults,
        ...chatters.flatMap((chatter) => chatter.faults),
        ...book.wrongAnswers.keys(),
        ...watch.endedThemselves.map((what) => `ended by itself: ${what}`),
      ],
    };
  } finally {
    watch.stop();
  }
}

/** Writes `share` messages at a time, on average: a share of half a message writes one every second time. */
function writerOf(
  chatter: Chatter,
  share: number,
  writingFor: number,
  chance: Chance,
): () => Promise<void> {
  let due = chance.between(0, 1);
  return async () => {
    const before = Math.floor(due);
    due += share;
    const count = Math.floor(due) - before;
    for (let sent = 0; sent < count; sent += 1) {
      await sleep(chance.between(0, (2 * writingFor) / count));
      await chatter.write().catch((error: Error) => void chatter.faults.push(error.message));
    }
  };
}

/** Waits until no message has come for a second, at most ten. */
async function untilNothingArrives(chatters: readonly Chatter[]) {
  const came = () => chatters.reduce((sum, chatter) => sum + chatter.messages.length, 0);
  let before = -1;
  for (const end = Date.now() + 10_000; came() > before && Date.now() < end; await sleep(1_000))
    before = came();
}

async function untilAllLive(chatters: Chatter[]): Promise<void> {
  for (const end = Date.now() + backWithin; Date.now() < end; await sleep(50))
    if (chatters.every((chatter) => chatter.isLive())) return;
  for (const chatter of chatters)
    if (!chatter.isLive())
      chatter.faults.push(
        `${chatter.person.email} was not connected again within ${backWithin} ms`,
      );
}

async function openChatters(
  count: number,
  call: Call,
  nextGateway: () => string,
  chance: Chance,
): Promise<Chatter[]> {
  const pairs: [Person, Person][] = [];
  for (let n = 1; n < count; n += 2) {
    const [one, other] = await Promise.all([
      join(call, `chatter-${n}`, 'client'),
      join(call, `chatter-${n + 1}`, 'professional'),
    ]);
    pairs.push([one, other]);
  }
  for (const [one, other] of pairs) {
    const body = { receiverId: other.id, content: 'May I write to you?' };
    await call({ method: 'POST', path: '/api/messages', token: one.token, body });
    const path = `/api/conversations/${one.id}/accept`;
    await call({ method: 'POST', path, token: other.token });
  }
  const ordered = pairs.flatMap(([one, other]): [Person, Person][] => [
    [one, other],
    [other, one],
  ]);
  return ordered.map(([one, other]) => openChatter(one, other, call, nextGateway, chance.fork()));
}

/** Each list against the database's order; and that order against the count of what was sent. */
async function compare(databaseUrl: string, chatters: Chatter[], each: number) {
  const sql = postgres(databaseUrl, { max: 1 });
  const faults: string[] = [];
  let kept = 0;
  try {
    for (const { person, partner, messages } of chatters) {
      const rows = await sql<{ id: string; sequence: number }[]>`
        select id, sequence from network_chat.messages
        where (sender_id, receiver_id) in ((${person.id}, ${partner.id}), (${partner.id}, ${person.id}))
        order by created_at, sequence`;
      kept += rows.filter(({ sequence }, at) => sequence === at + 1).length / 2;
      // The first words, and what both sent.
      if (rows.length !== 1 + 2 * each)
        faults.push(`${person.email}: ${rows.length} messages are kept, not ${1 + 2 * each}`);
      const differs = rows.findIndex(({ id }, at) => id !== messages[at]);
      if (differs >= 0 || rows.length !== messages.length)
        faults.push(
          `${person.email} has ${messages.length} of ${rows.length}, other at ${differs}`,
        );
    }
    return { kept, faults };
  } finally {
    await sql.end();
  }
}
