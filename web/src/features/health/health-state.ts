import type { ServiceHealth } from '@sidework/contracts/kernel/health';

export interface HealthState {
  word: string;
  meaning: 'open' | 'due' | 'error';
}

/** An event is published within a second; one that waits this long does not go out. */
const longLagSeconds = 30;

/** At rest one hundredth of its turns take some 30 ms; from here on who waits for an answer feels it. */
export const slowLoopMs = 200;

export const slow: HealthState = { word: 'Slow', meaning: 'due' };

/** A service in a word: the worst that it says of itself. */
export function healthState(health: ServiceHealth): HealthState {
  const { database, broker, degraded, outbox, deadLetters, limits, mails } = health;
  if (!database) return { word: 'Database away', meaning: 'error' };
  if (!broker) return { word: 'Broker away', meaning: 'error' };
  if (degraded?.includes('disk')) return { word: 'Disk nearly full', meaning: 'due' };
  if (degraded?.includes('people_news')) return { word: 'Out of date', meaning: 'due' };
  if (outbox && outbox.lagSeconds >= longLagSeconds)
    return { word: 'Falling behind', meaning: 'due' };
  if (limits?.some(({ isNear }) => isNear)) return { word: 'Near a limit', meaning: 'due' };
  if (deadLetters?.length || mails?.givenUp) return { word: 'Needs attention', meaning: 'due' };
  if (health.eventLoopDelayP99 > slowLoopMs) return slow;
  return { word: 'Working', meaning: 'open' };
}

export type KnownStates = Partial<Record<string, HealthState>>;

/** All services in a word: which of them are not well and why, else a sentence. */
export function platformState(services: readonly string[], states: KnownStates) {
  const known = services.flatMap((service) => {
    const state = states[service];
    return state ? [{ service, ...state }] : [];
  });
  const unwell = known.filter(({ meaning }) => meaning !== 'open');
  if (unwell.length > 0) {
    const isError = unwell.some(({ meaning }) => meaning === 'error');
    return { meaning: isError ? 'error' : 'due', unwell, text: '' } as const;
  }
  if (known.length < services.length)
    return { meaning: 'over', unwell, text: `Asking ${services.length} services…` } as const;
  return {
    meaning: 'open',
    unwell,
    text: `All is well: ${services.length} of ${services.length} services work.`,
  } as const;
}
