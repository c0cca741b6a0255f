import { useConsentRequest } from '@sidework/contracts/identity/family/consents';
import { revokeConsent } from '@sidework/contracts/identity/family/guardians';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { describe, expect, it, vi } from 'vitest';
import { aMemberOf, testIdentity } from '../../../test/builders.ts';
import {
  aChildWithLink,
  aConsentForm,
  aFamily,
  aFamilyThatMayAct,
  agree,
  codeFor,
  consentLinkTo,
  type Person,
  passTime,
  toldOf,
} from '../../../test/kids.ts';
import { countWaitingFor } from '../../../test/waiting.ts';
import { applyDueChanges } from './apply-due-changes.ts';

const service = testIdentity();
const day = 86_400_000;

const noticeIn = (milliseconds: number) =>
  passTime(service, new Date(service.deps.now().getTime() + milliseconds));
const isThere = async ({ id }: Person) =>
  (await service.sql`select 1 from kids_profiles where profile_id = ${id}`).length === 1;
const revoke = async (guardian: Person, child: Person) => {
  const params = { childId: child.id };
  expect((await guardian.caller.call(revokeConsent, { params })).statusCode).toBe(200);
};
/** Quiet hours at all times but one minute. */
const alwaysQuiet = { quiet_from: '00:01', quiet_until: '00:00' };

const said = 'what time changes for children could not be noticed';

describe('the look at what time changes', () => {
  it.each(['AET', 'US/Pacific-New', 'Nowhere/Land'])(
    'knows the quiet hours of all children, whatever the zone of one is called: %s [D-7]',
    async (zone) => {
      const [odd, other] = [await aFamilyThatMayAct(service), await aFamilyThatMayAct(service)];
      await service.sql`update profiles set time_zone = ${zone} where id = ${odd.child.id}`;
      for (const { child } of [odd, other])
        await service.sql`
          update kids_profiles set ${service.sql(alwaysQuiet)} where profile_id = ${child.id}`;
      await noticeIn(0);
      for (const { child } of [odd, other])
        expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    },
  );

  it('goes on behind a child that cannot be handled', async () => {
    const families = [await aFamilyThatMayAct(service), await aFamilyThatMayAct(service)];
    for (const { child } of families)
      await service.sql`
        update kids_profiles set verified_until = '2026-01-01' where profile_id = ${child.id}`;
    const { config, now } = service.deps;
    let asked = 0;
    const failsOnce = {
      ...config,
      get PUBLIC_URL() {
        asked += 1;
        if (asked === 1) throw new Error('No mail can be written.');
        return config.PUBLIC_URL;
      },
    };
    const then = new Date(now().getTime() + 25 * 3_600_000);
    const error = vi.spyOn(service.deps.log, 'error').mockReturnValue();
    await applyDueChanges({ ...service.deps, config: failsOnce, now: () => then });
    expect(error.mock.calls).toMatchObject([
      [{ err: { message: 'No mail can be written.' } }, said],
    ]);
    error.mockRestore();

    const ids = families.map(({ child }) => child.id);
    const expired = await service.sql`
      select 1 from kids_profiles
      where id_verification_status = 'expired' and profile_id in ${service.sql(ids)}`;
    expect(expired).toHaveLength(1);
    // The last kind of change is looked for as well.
    const addresses = families.map(({ guardian }) => guardian.email);
    const confirmations = await service.sql`
      select 1 from mail_queue where recipient in ${service.sql(addresses)}
        and body_text like '%Yesterday someone agreed%'`;
    expect(confirmations).toHaveLength(2);
  });
});

describe('a child that somebody else has in hand', () => {
  it('is left to them, and nothing is said of it', async () => {
    const { child } = await aChildWithLink(service);
    const error = vi.spyOn(service.deps.log, 'error');
    let looking: Promise<void> | undefined;
    await service.sql.begin(async (sql) => {
      await sql`select 1 from profiles where id = ${child.id} for update`;
      await sql`delete from kids_profiles where profile_id = ${child.id}`;
      let isOver = false;
      looking = noticeIn(40 * day).then(() => {
        isOver = true;
      });
      const isWaiting = async () => (await countWaitingFor(service, sql)) > 0;
      await vi.waitFor(async () => expect(isOver || (await isWaiting())).toBe(true), 5_000);
    });
    await looking;
    expect(error.mock.calls).toEqual([]);
    error.mockRestore();
  });
});

describe('thirty days without a consent end an account', () => {
  it('where one guardian took theirs back, whoever else had agreed [1.7-9]', async () => {
    const { child, guardian, parentEmail } = await aFamily(service);
    const other = await aMemberOf(service);
    await service.sql`
      update kids_profiles set id_verification_status = 'rejected' where profile_id = ${child.id}`;
    await child.caller.call(askParent);
    await agree(service, other, { child, parentEmail });
    await revoke(guardian, child);
    await noticeIn(29 * day);
    expect(await isThere(child)).toBe(true);
    await noticeIn(31 * day);
    expect(await isThere(child)).toBe(false);
  });

  it('where a form was announced and never handed in [1.7-9]', async () => {
    const { child, guardian, parentEmail } = await aFamily(service);
    await revoke(guardian, child);
    await child.caller.call(askParent);
    await agree(service, guardian, { child, parentEmail }, { method: 'signed_form' });
    await noticeIn(29.9 * day);
    expect(await isThere(child)).toBe(true);
    await noticeIn(31 * day);
    expect(await isThere(child)).toBe(false);
  });

  it('where no parent ever answered [D-4]', async () => {
    const { child } = await aChildWithLink(service);
    await noticeIn(32.9 * day);
    expect(await isThere(child)).toBe(true);
    await noticeIn(33.1 * day);
    expect(await isThere(child)).toBe(false);
  });

  it('where only a stranger announced a form', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const body = {
      ...(await consentLinkTo(service, parentEmail)),
      ...aConsentForm(child.id, { method: 'signed_form' }),
    };
    const guardian = await aMemberOf(service);
    const code = await codeFor(service, guardian, body);
    await guardian.caller.call(useConsentRequest, { body: { ...body, ...code } });
    await noticeIn(34 * day);
    expect(await isThere(child)).toBe(false);
  });

  it('and not where somebody waits for our answer', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    await agree(service, guardian, { child, parentEmail }, { method: 'admin_review' });
    await noticeIn(60 * day);
    expect(await isThere(child)).toBe(true);
  });

  it.each(['none', 'pending', 'verified', 'rejected'])(
    'and not where a consent counts, however it is checked: %s',
    async (status) => {
      const { child } = await aFamilyThatMayAct(service);
      await service.sql`
        update kids_profiles set id_verification_status = ${status}
        where profile_id = ${child.id}`;
      await noticeIn(300 * day);
      expect(await isThere(child)).toBe(true);
    },
  );
});
