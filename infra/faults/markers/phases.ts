import { setTimeout as sleep } from 'node:timers/promises';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import type { PlatformUnderTest } from '../platform/platform-under-test.ts';
import { postEvent } from './acts/events.ts';
import { postGig } from './acts/work.ts';
import type { callsAt } from './make-call.ts';
import type { World } from './world.ts';

export interface Phases {
  platform: PlatformUnderTest;
  world: World;
  make: ReturnType<typeof callsAt>;
}

const reason = 'Reported by many, for words to children.';
/** Until each service has heard of a ban and has ended what it ends. */
const bannedWithin = 3_000;
/** A beat that lay in a socket when the broker stopped is heard a moment later. */
const silentAfter = newsMayBe.ofChildren + 500;

/** The bad actor posts once more and is banned: from then on no reader meets any of it. */
export async function banTheBadActor({ world, make }: Phases, step: number): Promise<void> {
  const { banned, staff } = world.cast;
  for (const planned of [postEvent(world, banned), postGig(world, banned)])
    await make(step, { name: 'post before the ban' }, planned);
  await make(
    step,
    { name: 'ban' },
    {
      by: staff,
      method: 'POST',
      path: `/api/admin/accounts/${banned.id}/ban`,
      body: { reason, until: null },
      protects: true,
      done: () => void world.facts.banned.set(banned.id, Date.now() + bannedWithin),
    },
  );
  await sleep(bannedWithin);
}

/** Has the broker stand still until the news of people are old, for as long as `go` lasts. */
export async function withBrokerSilent(
  { platform, world }: Phases,
  go: () => Promise<void>,
): Promise<void> {
  platform.signal('NATS', 'SIGSTOP');
  try {
    await sleep(silentAfter);
    world.isBrokerSilent = true;
    await go();
    world.isBrokerSilent = false;
  } finally {
    platform.signal('NATS', 'SIGCONT');
  }
  await sleep(silentAfter);
}
