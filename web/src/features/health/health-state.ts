import type { ServiceHealth } from '@sidework/contracts/kernel/health';

export interface HealthState {
  word: string;
  meaning: 'open' | 'due' | 'error';
}

/** An event is published within a second; one that waits this long does not go out. */
const longLagSeconds = 30;

/** A service in a word: the worst that it says of itself. */
export function healthState(health: ServiceHealth): HealthState {
  const { database, broker, outbox, deadLetters, limits, mails } = health;
  if (!database) return { word: 'Database away', meaning: 'error' };
  if (!broker) return { word: 'Broker away', meaning: 'error' };
  if (outbox && outbox.lagSeconds >= longLagSeconds)
    return { word: 'Falling behind', meaning: 'due' };
  if (limits?.some(({ isNear }) => isNear)) return { word: 'Near a limit', meaning: 'due' };
  if (deadLetters?.length || mails?.givenUp) return { word: 'Needs attention', meaning: 'due' };
  return { word: 'Working', meaning: 'open' };
}

export type KnownStates = Partial<Record<string, HealthState>>;

/** All services in a sentence: that all is well, or which one is not and why. */
export function platformState(services: readonly string[], states: KnownStates) {
  const known = services.flatMap((service) => {
    const state = states[service];
    return state ? [{ service, ...state }] : [];
  });
  const unwell = known.filter(({ meaning }) => meaning !== 'open');
  if (unwell.length > 0)
    return {
      meaning: unwell.some(({ meaning }) => meaning === 'error') ? 'error' : 'due',
      text: `${unwell.map(({ service, word }) => `${service}: ${word.toLowerCase()}`).join('; ')}.`,
    } as const;
  if (known.length < services.length)
    return { meaning: 'over', text: `Asking ${services.length} services…` } as const;
  return {
    meaning: 'open',
    text: `All is well: ${services.length} of ${services.length} services work.`,
  } as const;
}

const severity = ['error', 'due', 'open'];

/** What is wrong stands first; the others keep their places. */
export const worstFirst = <Service extends string>(
  services: readonly Service[],
  states: KnownStates,
): Service[] => {
  const rank = (service: Service) => severity.indexOf(states[service]?.meaning ?? 'open');
  return services.toSorted((one, other) => rank(one) - rank(other));
};
