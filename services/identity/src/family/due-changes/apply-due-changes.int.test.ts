import { accountDeleted, contactChanged } from '@sidework/contracts/identity/events';
import { revokeConsent } from '@sidework/contracts/identity/family/guardians';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { expectSignedOut, testIdentity } from '../../../test/builders.ts';
import {
  aChildWithLink,
  aFamily,
  aFamilyThatMayAct,
  agree,
  type Person,
  passTime,
  toldOf,
} from '../../../test/kids.ts';
import { commandLine } from '../../audit/add-entry.ts';
import { hindranceOf } from '../../kids/kid.ts';
import { findKid } from '../../kids/queries.ts';
import { rejectChild } from '../children/reject-child.ts';
import { verifyChild } from '../children/verify-child.ts';
import { staleRightsIds } from './queries.ts';

const service = testIdentity();
const hour = 3_600_000;
const day = 24 * hour;

const inTime = (milliseconds: number) => new Date(service.deps.now().getTime() + milliseconds);
/** Runs the sweep as if it were `then`. */
const noticeAt = (then: Date) => passTime(service, then);
const kidOf = async (child: Person) => (await child.caller.call(getOwnProfile)).json().kids;
const mailsTo = (email: string, words: string) => service.sql`
  select 1 from mail_queue where recipient = ${email} and body_text like ${`%${words}%`}`;
const countTold = async (id: string) =>
  (
    await service.sql`
    select 1 from outbox where aggregate_id = ${id} and type = 'identity.profile.changed.v1'`
  ).length;
/** Another local time of today or tomorrow, `HH:MM` in UTC. */
const clock = (then: Date) => then.toISOString().slice(11, 16);

describe('a verification', () => {
  it('holds for a year, and its guardians hear of its end [D-5] [KIDS-12]', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    await noticeAt(inTime(364 * day));
    expect(await kidOf(child)).toMatchObject({ idVerificationStatus: 'verified' });
    await noticeAt(inTime(367 * day));
    await noticeAt(inTime(367 * day));

    expect(await kidOf(child)).toMatchObject({
      idVerificationStatus: 'expired',
      parentConsentGiven: true,
      hindrance: 'verification_expired',
    });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    expect(await mailsTo(guardian.email, 'a year since we checked')).toHaveLength(1);
  });

  it('begins anew with the next consent [D-5]', async () => {
    const { child, guardian, parentEmail } = await aFamilyThatMayAct(service);
    await noticeAt(inTime(367 * day));
    await child.caller.call(askParent);
    await agree(service, guardian, { child, parentEmail });
    await verifyChild(service.deps, commandLine, child.id, 'Again');
    expect(await kidOf(child)).toMatchObject({ mayAct: true });
  });

  it('needs the consent as well: one of the two alone is not enough [KIDS-12] [1.7-2]', async () => {
    const { child } = await aChildWithLink(service);
    await expect(
      verifyChild(service.deps, commandLine, child.id, 'No consent yet'),
    ).rejects.toMatchObject({ code: 'child_not_waiting' });
    const consenting = await aFamily(service);
    expect(await kidOf(consenting.child)).toMatchObject({
      parentConsentGiven: true,
      mayAct: false,
    });
    await verifyChild(service.deps, commandLine, consenting.child.id, 'The papers agree.');
    expect(await kidOf(consenting.child)).toMatchObject({ mayAct: true, hindrance: null });
    expect(await toldOf(service, consenting.child.id)).toMatchObject({ mayAct: true });
  });

  it('that fails is told to the guardians with its reason [D-5]', async () => {
    const { child, guardian } = await aFamily(service);
    await rejectChild(service.deps, commandLine, child.id, 'The names differ.');
    expect(await kidOf(child)).toMatchObject({ hindrance: 'verification_rejected', mayAct: false });
    expect(await mailsTo(guardian.email, 'The reason: The names differ.')).toHaveLength(1);
    const [entry] = await service.sql`
      select reason from audit_log where target_id = ${child.id} and action = 'child_rejected'`;
    expect(entry).toEqual({ reason: 'The names differ.' });
  });

  it('is decided once by two who do so at the same time', async () => {
    const { child } = await aFamily(service);
    const decided = await Promise.allSettled(
      [verifyChild, rejectChild].map((decide) =>
        decide(service.deps, commandLine, child.id, 'Because'),
      ),
    );
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each(['guardian', 'child'] as const)('is not decided by the %s', async (who) => {
    const family = await aFamily(service);
    const { child } = family;
    const by = { ...commandLine, actor: { id: family[who].id, role: 'authenticated' } as never };
    for (const decide of [verifyChild, rejectChild])
      await expect(decide(service.deps, by, child.id, 'Mine')).rejects.toMatchObject({
        code: 'own_account',
      });
  });
});

describe('quiet hours', () => {
  it('begin and end by themselves, and every service is told once [D-7] [1.7-2]', async () => {
    const { child } = await aFamilyThatMayAct(service, { timeZone: 'Etc/UTC' });
    await service.sql`
      update kids_profiles set quiet_from = ${clock(inTime(2 * hour))},
        quiet_until = ${clock(inTime(4 * hour))} where profile_id = ${child.id}`;
    const before = await countTold(child.id);
    const steps = [];
    for (const hours of [1, 3, 3, 5, 5]) {
      await noticeAt(inTime(hours * hour));
      steps.push((await toldOf(service, child.id))?.mayAct);
    }
    expect(steps).toEqual([true, false, false, true, true]);
    expect((await countTold(child.id)) - before).toBe(2);
  });

  it('are noticed once by two instances', async () => {
    const { child } = await aFamilyThatMayAct(service, { timeZone: 'Etc/UTC' });
    await service.sql`
      update kids_profiles set quiet_from = ${clock(inTime(2 * hour))},
        quiet_until = ${clock(inTime(4 * hour))} where profile_id = ${child.id}`;
    const before = await countTold(child.id);
    await Promise.all([1, 2, 3, 4].map(() => noticeAt(inTime(3 * hour))));
    expect((await countTold(child.id)) - before).toBe(1);
  });

  it.each([
    ['verified', {}],
    ['paused', { paused_at: '2026-01-01' }],
    ['revoked', { id_verification_status: 'revoked' }],
    ['without consent', { parent_consent_given: false }],
    ['expired', { verified_until: '2026-01-01' }],
    ['resting over midnight', { quiet_from: '12:00', quiet_until: '11:59' }],
    ['resting at another time', { quiet_from: '11:58', quiet_until: '11:59' }],
    ['resting from now on', { quiet_from: '12:00', quiet_until: '12:01' }],
    ['rested until now', { quiet_from: '11:00', quiet_until: '12:00' }],
  ])('and all else: who is %s is found exactly where the rule says otherwise', async (_, state) => {
    const { child } = await aFamilyThatMayAct(service, { timeZone: 'Etc/UTC' });
    const noon = new Date(`${inTime(day).toISOString().slice(0, 10)}T12:00:30Z`);
    for (const toldMayAct of [true, false]) {
      await service.sql`
        update kids_profiles set ${service.sql({ ...state, told_may_act: toldMayAct })}
        where profile_id = ${child.id}`;
      const kid = await findKid(service.db, child.id);
      const circumstances = { now: noon, timeZone: 'Etc/UTC', isReachable: true };
      const mayAct = kid && hindranceOf(kid.row, circumstances) === null;
      const found = await staleRightsIds(service.db, noon, child.id);
      expect(found.length > 0, String(toldMayAct)).toBe(mayAct !== toldMayAct);
    }
  });
});

describe('an age band', () => {
  it.each([
    ['under_14', '14_15', 14],
    ['14_15', '16_17', 16],
  ] as const)(
    '%s becomes %s on the birthday, and every service is told once',
    async (from, to, age) => {
      const nextYear = new Date().getUTCFullYear() + 1;
      const { child } = await aFamily(service, { dateOfBirth: `${nextYear - age}-05-17` });
      expect(await toldOf(service, child.id)).toMatchObject({ ageBand: from });
      const before = await countTold(child.id);
      const bands = [];
      // It is the day everywhere at noon.
      for (const time of ['11:59', '12:00', '12:15']) {
        await noticeAt(new Date(`${nextYear}-05-17T${time}:00Z`));
        bands.push((await toldOf(service, child.id))?.ageBand);
      }
      expect(bands).toEqual([from, to, to]);
      expect((await countTold(child.id)) - before).toBe(1);
    },
  );

  it('is told of a child that nothing was told of before, and no adult has one', async () => {
    const { child, guardian } = await aFamily(service);
    const before = await countTold(child.id);
    await service.sql`update kids_profiles set told_age_band = null where profile_id = ${child.id}`;
    for (const _ of [1, 2]) await noticeAt(inTime(0));
    expect((await countTold(child.id)) - before).toBe(1);
    expect(await toldOf(service, guardian.id)).toMatchObject({ ageBand: null });
  });
});

describe('an 18th birthday', () => {
  /** Gives the birth date of a person who turns 18 on that day. */
  const bornFor = (day18: string) => `${Number(day18.slice(0, 4)) - 18}${day18.slice(4)}`;
  const nextYear = new Date().getUTCFullYear() + 1;

  it('makes the account an adult’s own, and forgets the parent [D-3] [1.7-1] [1.7-13]', async () => {
    const birthday = `${nextYear}-05-17`;
    const { child, guardian, parentEmail } = await aFamilyThatMayAct(service, {
      dateOfBirth: bornFor(birthday),
    });
    // It is the day in London, and not yet everywhere.
    await noticeAt(new Date(`${birthday}T11:59:00Z`));
    const before = (await child.caller.call(getOwnProfile)).json();
    expect(before).toMatchObject({ accountType: 'sidework_kids' });
    await noticeAt(new Date(`${birthday}T12:00:00Z`));

    const profile = (await child.caller.call(getOwnProfile)).json();
    expect(profile).toMatchObject({
      accountType: 'gig_worker',
      userType: 'professional',
      roles: ['professional'],
      kids: null,
      dateOfBirth: bornFor(birthday),
    });
    expect(await toldOf(service, child.id)).toMatchObject({
      accountType: 'gig_worker',
      fullName: 'Kim Maria Young',
      mayAct: true,
      guardianIds: [],
    });
    const [contact] = (await service.emitted(contactChanged.type))
      .filter(({ data }) => data.id === child.id)
      .slice(-1);
    expect(contact?.data).toMatchObject({ email: child.email });
    for (const table of ['kids_profiles', 'consent_requests'])
      expect(
        await service.sql`
          select 1 from ${service.sql(table)} as row where row::text like ${`%${parentEmail}%`}`,
      ).toEqual([]);
    const [links] = await service.sql`
      select count(*)::int as live from guardian_links
      where child_id = ${child.id} and ended_at is null`;
    expect(links).toEqual({ live: 0 });
    // The guardian's consent stays on record.
    expect(
      await service.sql`select 1 from consents where child_id = ${child.id} and status = 'given'`,
    ).toHaveLength(1);
    expect(await mailsTo(guardian.email, 'is 18')).toHaveLength(1);
    expect(await mailsTo(child.email, 'Happy birthday')).toHaveLength(1);
    expect(
      await service.sql`
        select actor_name from audit_log
        where target_id = ${child.id} and action = 'child_grown_up'`,
    ).toEqual([{ actor_name: 'Sidework' }]);
  });

  it('of who was born on 29 February is on 1 March [D-3]', async () => {
    const year = new Date().getUTCFullYear();
    const leap = year - (year % 4) - 8;
    const { child } = await aFamily(service, { dateOfBirth: `${leap}-02-29` });
    await noticeAt(new Date(`${leap + 18}-02-28T23:00:00Z`));
    expect(await kidOf(child)).not.toBeNull();
    await noticeAt(new Date(`${leap + 18}-03-01T12:00:00Z`));
    expect(await kidOf(child)).toBeNull();
  });

  it('is kept once by two instances', async () => {
    const birthday = `${nextYear}-06-18`;
    const { child } = await aChildWithLink(service, { dateOfBirth: bornFor(birthday) });
    const then = new Date(`${birthday}T12:00:00Z`);
    await Promise.all([1, 2, 3, 4].map(() => noticeAt(then)));
    expect(await mailsTo(child.email, 'Happy birthday')).toHaveLength(1);
  });
});

describe('the second mail to a guardian', () => {
  it('is sent once, a day after they agreed [1.7-8] [D-5]', async () => {
    const { guardian } = await aFamily(service);
    const words = 'Yesterday someone agreed';
    await noticeAt(inTime(23.9 * hour));
    expect(await mailsTo(guardian.email, words)).toHaveLength(0);
    await Promise.all([1, 2, 3].map(() => noticeAt(inTime(24.1 * hour))));
    expect(await mailsTo(guardian.email, words)).toHaveLength(1);
  });

  it('is not sent of what was taken back', async () => {
    const { child, guardian } = await aFamily(service);
    const params = { childId: child.id };
    expect((await guardian.caller.call(revokeConsent, { params })).statusCode).toBe(200);
    await noticeAt(inTime(25 * hour));
    expect(await mailsTo(guardian.email, 'yesterday somebody agreed')).toHaveLength(0);
  });
});

describe('a consent that was taken back', () => {
  const revoke = ({ child, guardian }: Awaited<ReturnType<typeof aFamily>>) =>
    guardian.caller.call(revokeConsent, { params: { childId: child.id } });
  const isThere = async (child: Person) =>
    (await service.sql`select 1 from kids_profiles where profile_id = ${child.id}`).length === 1;

  it('ends the account after 30 days, and its guardians hear of it [1.7-9]', async () => {
    const family = await aFamily(service);
    const { child, guardian } = family;
    expect((await revoke(family)).statusCode).toBe(200);
    await noticeAt(inTime(29.9 * day));
    expect(await isThere(child)).toBe(true);
    await Promise.all([1, 2, 3].map(() => noticeAt(inTime(30.1 * day))));

    expect(await isThere(child)).toBe(false);
    await expectSignedOut(child.caller);
    const told = (await service.emitted(accountDeleted.type)).filter(
      ({ data }) => data.id === child.id,
    );
    expect(told).toHaveLength(1);
    expect(await mailsTo(guardian.email, 'deleted')).not.toHaveLength(0);
    expect(
      await service.sql`
        select actor_name from audit_log where target_id = ${child.id} and action = 'child_deleted'`,
    ).toEqual([{ actor_name: 'Sidework' }]);
  });

  it('ends nothing where somebody is about to agree anew [1.7-9]', async () => {
    const family = await aFamily(service);
    await revoke(family);
    await family.child.caller.call(askParent);
    await agree(service, family.guardian, family, { method: 'admin_review' });
    await noticeAt(inTime(31 * day));
    expect(await isThere(family.child)).toBe(true);
  });
});
