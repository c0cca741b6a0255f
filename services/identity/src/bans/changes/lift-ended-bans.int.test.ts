import * as api from '@sidework/contracts/identity/administration/auth-admin';
import { profileChanged } from '@sidework/contracts/identity/events';
import { setUpProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../../test/builders.ts';
import { aProgram } from '../../../test/programs.ts';
import { liftEndedBans } from './lift-ended-bans.ts';

const service = testIdentity();
let program: ReturnType<typeof service.bearing>;
beforeAll(async () => {
  program = await aProgram(service);
});

async function anAdult() {
  const person = await aPerson(service);
  const body = {
    fullName: 'Ada Example',
    location: 'Newark, NJ',
    accountType: 'client',
    dateOfBirth: '1990-05-17',
  };
  const reply = await person.caller.call(setUpProfile, { body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return person;
}

const ban = (userId: string, ban_duration: string) =>
  program.call(api.updateUserById, { params: { userId }, body: { ban_duration } });
const mayAct = async (userId: string) =>
  (await service.emitted(profileChanged.type))
    .filter(({ data }) => data.id === userId)
    .map(({ data }) => data.mayAct);
const isBanned = async (userId: string) =>
  (await service.emitted(profileChanged.type))
    .filter(({ data }) => data.id === userId)
    .map(({ data }) => data.isBanned);
const anHourOn = () => new Date(Date.now() + 3_700_000);

describe('a ban', () => {
  it('is known to every service, as is its end', async () => {
    const { id } = await anAdult();
    await ban(id, '1h');
    expect((await mayAct(id)).slice(-2)).toEqual([true, false]);
    expect((await isBanned(id)).slice(-2)).toEqual([false, true]);
    await ban(id, 'none');
    expect((await mayAct(id)).slice(-2)).toEqual([false, true]);
    expect((await isBanned(id)).slice(-2)).toEqual([true, false]);
  });

  it('ends by itself once its time is over, and everybody hears so once', async () => {
    const { id } = await anAdult();
    await ban(id, '1h');
    await liftEndedBans(service.deps);
    expect((await mayAct(id)).slice(-1)).toEqual([false]);
    const then = { db: service.db, now: anHourOn };
    await Promise.all([liftEndedBans(then), liftEndedBans(then)]);
    expect((await mayAct(id)).slice(-3)).toEqual([true, false, true]);
    const audited = await service.sql`
      select actor_name from audit_log where target_id = ${id} and action = 'ban_ended'`;
    expect(audited).toEqual([{ actor_name: 'Sidework' }]);
  });

  it('that was made longer meanwhile goes on', async () => {
    const { id } = await anAdult();
    await ban(id, '3h');
    await liftEndedBans({ db: service.db, now: anHourOn });
    expect((await mayAct(id)).slice(-1)).toEqual([false]);
  });
});
