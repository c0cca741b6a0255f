import type { ServiceHealth } from '@sidework/contracts/schema/kernel/health';

export function aHealth(given: Partial<ServiceHealth> = {}): ServiceHealth {
  return {
    service: 'marketplace',
    instance: 'workshop:4711',
    startedAt: '2026-01-07T09:00:00.000Z',
    database: true,
    broker: true,
    outbox: { waiting: 0, lagSeconds: 0 },
    deadLetters: [],
    limits: [],
    mails: { waiting: 0, givenUp: 0 },
    sockets: null,
    eventLoopDelayP99: 1.234,
    memoryMegabytes: 96,
    ...given,
  };
}

export const aDeadLetter = {
  consumer: 'keep-person-when-profile-changed',
  count: 3,
  latestReason: 'value too long for type character varying(5)',
  latestParkedAt: '2026-01-07T10:00:00.000Z',
};
