import type { ServiceHealth } from '@sidework/contracts/kernel/health';

export interface HealthState {
  word: string;
  tone: 'good' | 'warning' | 'bad';
}

/** An event is published within a second; one that waits this long does not go out. */
const longLagSeconds = 30;

/** A service in a word: the worst that it says of itself. */
export function healthState(health: ServiceHealth): HealthState {
  const { database, broker, outbox, deadLetters, limits, mails } = health;
  if (!database) return { word: 'Database away', tone: 'bad' };
  if (!broker) return { word: 'Broker away', tone: 'bad' };
  if (outbox && outbox.lagSeconds >= longLagSeconds)
    return { word: 'Falling behind', tone: 'warning' };
  if (limits?.some(({ isNear }) => isNear)) return { word: 'Near a limit', tone: 'warning' };
  if (deadLetters?.length || mails?.givenUp) return { word: 'Needs attention', tone: 'warning' };
  return { word: 'Working', tone: 'good' };
}
