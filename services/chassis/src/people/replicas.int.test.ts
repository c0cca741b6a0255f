import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { profileChanged, sessionRevoked } from '@sidework/contracts/identity/events';
import { endpoint } from '@sidework/contracts/kernel/endpoint';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { BaseDeps } from '../base-deps.ts';
import { ServiceConfig } from '../config.ts';
import { conflict } from '../errors.ts';
import { once } from '../http/idempotency.ts';
import type { Service } from '../service.ts';
import { testService } from '../testing/service.ts';
import { anActor } from '../testing/tokens.ts';
import { isWaitedFor } from '../testing/waiting.ts';
import { keepPeopleWhenProfileChanged, people, requireActing } from './people.ts';
import { refuseTokensWhenSessionRevoked } from './revoked-sessions.ts';

const whoAmI = endpoint({
  method: 'GET',
  url: '/who',
  schema: { summary: 'Who', response: { 200: z.object({ id: z.string() }) } },
});
const act = endpoint({
  method: 'POST',
  url: '/acts',
  idempotency: 'optional',
  schema: {
    summary: 'Act',
    body: z.strictObject({ what: z.string() }),
    response: { 201: z.object({ what: z.string(), by: z.string(), turn: z.number() }) },
  },
});

const acted = vi.fn();
/** The test decides when the slow work ends. */
const { promise: released, resolve: release } = Promise.withResolvers<void>();

/** A service with nothing of its own: what it shows is what every service has. */
const bare: Service<ServiceConfig, BaseDeps> = {
  name: 'marketplace',
  config: ServiceConfig,
  knowsPeople: true,
  consumers: [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked],
  prepare: async (base) => ({ deps: base }),
  routes(app, deps) {
    app.route({
      ...whoAmI,
      config: { access: 'signed-in' },
      handler: async ({ actor }) => ({ id: actor.id }),
    });
    app.route({
      ...act,
      config: { access: 'signed-in' },
      handler: (request, reply) =>
        once(deps, request, reply.code(201), (within) =>
          within.db.transaction(async (tx) => {
            const { fullName } = await requireActing(tx, request.actor);
            acted();
            if (request.body.what === 'slowly') await released;
            if (request.body.what === 'never') throw conflict('already_exists');
            return { what: request.body.what, by: fullName, turn: acted.mock.calls.length };
          }),
        ),
    });
  },
};
const service = testService(bare, { migrationsDir: join(import.meta.dirname, '../../migrations') });

const aProfile = (id: string, fullName: string) => ({
  id,
  fullName,
  avatarUrl: null,
  profession: null,
  location: null,
  userType: 'client' as const,
  accountType: 'client' as const,
  roles: [],
  completedServicesAsProfessional: 0,
  mayAct: true,
  guardianIds: [] as string[],
});
const nameOf = async (id: string) =>
  (await service.db.select().from(people)).find((person) => person.id === id)?.fullName;

describe('the replica of people', () => {
  it('follows the events of identity, and an older one arriving late changes nothing', async () => {
    const id = randomUUID();
    await service.receive(profileChanged, aProfile(id, 'First'), { sequence: 1 });
    await service.receive(profileChanged, aProfile(id, 'Third'), { sequence: 3 });
    expect(await nameOf(id)).toBe('Third');
    await service.receive(profileChanged, aProfile(id, 'Second'), { sequence: 2 });
    expect(await nameOf(id)).toBe('Third');
  });

  it('takes an event that is delivered twice once', async () => {
    const [id, event] = [randomUUID(), randomUUID()];
    await service.receive(profileChanged, aProfile(id, 'Once'), { id: event, sequence: 5 });
    await service.sql`update people set full_name = 'Since' where id = ${id}`;
    await service.receive(profileChanged, aProfile(id, 'Once'), { id: event, sequence: 5 });
    expect(await nameOf(id)).toBe('Since');
  });

  it('is waited for by the first write of somebody new', async () => {
    const newcomer = anActor();
    const writing = service.as(newcomer).call(act, { body: { what: 'x' } });
    await new Promise((done) => setTimeout(done, 200));
    await service.receive(profileChanged, aProfile(newcomer.id, 'New Comer'));
    expect((await writing).json()).toMatchObject({ what: 'x', by: 'New Comer' });
  });

  it('tells a member to try again whose filled-in profile is not known here yet', async () => {
    const newcomer = anActor();
    const signedUp = { ...aProfile(newcomer.id, 'New Comer'), mayAct: false, isSetUp: false };
    await service.receive(profileChanged, signedUp, { sequence: 1 });
    const early = await service.as(newcomer).call(act, { body: { what: 'x' } });
    expect([early.statusCode, early.json().code]).toEqual([409, 'account_not_ready']);
    const setUp = { ...signedUp, mayAct: true, isSetUp: true };
    await service.receive(profileChanged, setUp, { sequence: 2 });
    expect((await service.as(newcomer).call(act, { body: { what: 'x' } })).statusCode).toBe(201);
  });

  it('that never hears of somebody refuses the write in the end', async () => {
    const reply = await service.as(anActor()).call(act, { body: { what: 'x' } });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'account_not_ready']);
  });
});

describe('a person who acts', () => {
  /** Whether the event was kept before the act ended, and what the person may do after both. */
  async function keptDuringAct(change: Partial<ReturnType<typeof aProfile>>) {
    const actor = anActor();
    const profile = aProfile(actor.id, 'Once');
    await service.receive(profileChanged, profile, { sequence: 1 });
    const [begun, acting] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const act = service.db.transaction(async (tx) => {
      await requireActing(tx, actor);
      const [{ pid } = { pid: 0 }] = await tx.execute<{ pid: number }>(
        'select pg_backend_pid() as pid',
      );
      begun.resolve(pid);
      await acting.promise;
    });
    const actingPid = await begun.promise;
    const receiving = service.receive(profileChanged, { ...profile, ...change }, { sequence: 2 });
    let isKept = false;
    const end = () => {
      isKept = true;
    };
    receiving.then(end, end);
    const outcome = await vi.waitFor(async () => {
      if (isKept) return 'kept during the act';
      if (await isWaitedFor(service.sql, actingPid)) return 'waits for the act';
      throw new Error('The event is neither kept nor waiting.');
    }, 60_000);
    acting.resolve();
    await Promise.all([act, receiving]);
    return outcome;
  }

  it.each<[string, string, Parameters<typeof keptDuringAct>[0]]>([
    ['figure', 'kept during the act', { completedServicesAsProfessional: 7 }],
    ['name', 'kept during the act', { fullName: 'Since' }],
    ['right to act', 'waits for the act', { mayAct: false }],
    ['guardian', 'waits for the act', { guardianIds: [randomUUID()] }],
  ])('has a new %s, which is %s', async (_what, outcome, change) => {
    expect(await keptDuringAct(change)).toBe(outcome);
  });
});

describe('a session that was ended', () => {
  it('is refused by every instance as soon as the event arrives, however often it does', async () => {
    const actor = anActor();
    expect((await service.as(actor).call(whoAmI)).statusCode).toBe(200);
    const ended = {
      sessionId: actor.sessionId,
      userId: actor.id,
      tokensExpireAt: new Date(Date.now() + 900_000).toISOString(),
    };
    const id = randomUUID();
    await service.receive(sessionRevoked, ended, { id });
    await service.receive(sessionRevoked, ended, { id, attempt: 2 });
    await vi.waitFor(async () => {
      expect((await service.as(actor).call(whoAmI)).statusCode).toBe(401);
    }, 10_000);
    expect((await service.as({ ...actor, sessionId: randomUUID() }).call(whoAmI)).statusCode).toBe(
      200,
    );
  });
});

describe('an Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  it('of 15 or 256 characters is refused', async () => {
    const caller = service.as(await service.person());
    for (const length of [15, 256]) {
      const headers = { 'idempotency-key': 'x'.repeat(length) };
      const reply = await caller.call(act, { body: { what: 'x' }, headers });
      expect(reply.statusCode).toBe(400);
    }
  });

  it('is one person’s: another’s same key is another request', async () => {
    const headers = key();
    const [one, other] = [await service.person(), await service.person()];
    const first = await service.as(one).call(act, { body: { what: 'x' }, headers });
    const second = await service.as(other).call(act, { body: { what: 'x' }, headers });
    expect(first.json().turn).not.toBe(second.json().turn);
  });

  it('of a refused request is free again', async () => {
    const caller = service.as(await service.person());
    const headers = key();
    const refused = await caller.call(act, { body: { what: 'never' }, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_exists']);
    const taken = await caller.call(act, { body: { what: 'x' }, headers });
    expect(taken.statusCode).toBe(201);
  });

  it('whose first request still runs after two seconds is refused, and answered once it is done', async () => {
    const caller = service.as(await service.person());
    const headers = key();
    const body = { what: 'slowly' };
    acted.mockClear();
    const first = caller.call(act, { body, headers });
    await vi.waitFor(() => expect(acted).toHaveBeenCalled(), 10_000);
    const meanwhile = await caller.call(act, { body, headers });
    expect([meanwhile.statusCode, meanwhile.json().code]).toEqual([409, 'idempotency_in_flight']);
    release();
    const { turn } = (await first).json();
    const again = await caller.call(act, { body, headers });
    expect(again.json().turn).toBe(turn);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});
