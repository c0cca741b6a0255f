import { sessionRevoked } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';
import { identity } from '../app.ts';
import { endLapsedSessionsJob } from './end-lapsed-sessions.ts';

const hour = 3_600;
const limited = testIdentity({
  GOTRUE_SESSIONS_TIMEBOX: 24 * hour,
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: 8 * hour,
  GOTRUE_JWT_EXP: hour,
});
const endless = testIdentity();

const work = ({ deps }: typeof limited) =>
  endLapsedSessionsJob.run(deps, new AbortController().signal);

/** A session that began so many hours ago and was renewed so many hours ago. */
async function aSession(service: typeof limited, begun: number, renewed: number | null) {
  const { id } = await aPerson(service);
  await service.sql`
    update sessions set created_at = now() - ${begun} * interval '1 hour',
      refreshed_at = now() - ${renewed} * interval '1 hour'
    where user_id = ${id}`;
  return {
    async isOver() {
      const [session] = await service.sql`select revoked_at from sessions where user_id = ${id}`;
      const told = await service.emitted(sessionRevoked.type);
      const isTold = told.some(({ data }) => data.userId === id);
      expect(isTold).toBe(session?.revoked_at !== null);
      return isTold;
    },
  };
}

it.each([
  ['began a day and more than a token ago', 25.1, 0.5, true],
  ['began a day ago, and its last token may still be used', 24.9, 0.5, false],
  ['was not used for long', 20, 9.1, true],
  ['was never renewed', 9.1, null, true],
  ['was used a while ago', 20, 8.9, false],
] as const)('a session that %s', async (_what, begun, renewed, isOver) => {
  const session = await aSession(limited, begun, renewed);
  await work(limited);
  expect(await session.isOver()).toBe(isOver);
});

it('stands for ever where no lifetime is set', async () => {
  const session = await aSession(endless, 20_000, 20_000);
  expect(await work(endless)).toBe(false);
  expect(await session.isOver()).toBe(false);
});

it('is asked for by the service itself', () => {
  expect(identity.background).toContain(endLapsedSessionsJob);
});
