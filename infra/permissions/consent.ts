import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerAt } from '../faults/people/caller.ts';
import { familiesAt } from '../faults/people/family.ts';
import { openBook } from '../faults/traffic/book.ts';
import { lateness, untilItHolds } from '../faults/traffic/within-a-second.ts';
import { schemaOf, services } from '../local/services.ts';
import type { OpenPlatform } from './open-platform.ts';

const nothing = '01960000-0000-7000-8000-000000000001';
const proposal = { proposedCostCents: 100, message: 'I can come on Saturday.' };
const others = services.map(({ name }) => name).filter((name) => name !== 'identity');

/** Tests that a revoked consent stops the child. */
export function consentAt(open: () => OpenPlatform) {
  let sql: ReturnType<typeof postgres>;
  beforeAll(() => {
    sql = postgres(open().platform.databaseUrl, { max: 1, onnotice: () => {} });
  });
  afterAll(() => sql?.end());

  const mayActIn = async (service: string, childId: string): Promise<boolean> => {
    const [person] = await sql`
      select may_act from ${sql(schemaOf(service))}.people where id = ${childId}`;
    return person?.may_act;
  };

  it('stops the child in every service within a second [KIDS-12, D-7]', async () => {
    const { platform, cast } = open();
    const call = callerAt(platform.url, openBook());
    const families = familiesAt(platform, call);
    const stoppedAfter: Record<string, number[]> = {};

    /** Milliseconds until each service knows. */
    async function takeBack(name: string) {
      const { child, guardian } = await families.aVerifiedFamily(name, String(cast.tokens.AD));
      for (const service of others)
        await expect.poll(() => mayActIn(service, child.id), { timeout: 10_000 }).toBe(true);
      const path = `/api/children/${child.id}/revoke-consent`;
      const revoked = await call({ method: 'POST', path, token: guardian.token, body: {} });
      expect(revoked.status).toBe(200);
      const until = (service: string) =>
        untilItHolds(async () => {
          await sleep(10);
          return !(await mayActIn(service, child.id));
        });
      const all = await Promise.all(others.map(until));
      for (const [at, service] of others.entries())
        stoppedAfter[service] = [...(stoppedAfter[service] ?? []), all[at] as number];
      return { child, guardian };
    }

    await takeBack('brook');
    await takeBack('creek');
    const { child, guardian } = await takeBack('river');
    console.log('milliseconds until the child was stopped:', stoppedAfter);
    for (const service of others)
      expect(lateness(service, stoppedAfter[service] ?? [])).toEqual([]);

    // The same session as before: its token still says what it said.
    const proposing = await call({
      method: 'POST',
      path: `/api/jobs/${nothing}/proposals`,
      token: child.token,
      body: proposal,
    });
    expect([proposing.status, proposing.body.code]).toEqual([403, 'age_verification_required']);
    const writing = await call({
      method: 'POST',
      path: '/api/messages',
      token: child.token,
      body: { receiverId: guardian.id, content: 'Hello' },
    });
    expect(writing.status).toBe(403);
    const reading = await call({ method: 'GET', path: '/api/jobs', token: child.token });
    expect(reading.status).toBe(200);
  }, 120_000);
}
