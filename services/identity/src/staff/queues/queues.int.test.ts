import { randomUUID } from 'node:crypto';
import * as guardians from '@sidework/contracts/identity/family/guardians';
import * as api from '@sidework/contracts/identity/staff/staff';
import { describe, expect, it } from 'vitest';
import { testIdentity } from '../../../test/builders.ts';
import { aFamily, toldOf } from '../../../test/kids.ts';
import { aStaffMember, entriesAbout } from '../../../test/staff.ts';

const service = testIdentity();
const body = { reason: 'The papers agree.' };
const why = body.reason;
const aModerator = () => aStaffMember(service, 'moderator');
type Family = Awaited<ReturnType<typeof aFamily>>;
type Staff = Awaited<ReturnType<typeof aModerator>>;

/** Every page of a queue, two at a time. */
async function walk(
  staff: Staff,
  list: typeof api.listWaitingConsents | typeof api.listWaitingVerifications,
) {
  const found: { childId: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const reply = await staff.caller.call(list, { query: { limit: 2, ...(cursor && { cursor }) } });
    const page = reply.json<{ items: { childId: string }[]; nextCursor: string | null }>();
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

const childIdsOf = (families: Family[]) => families.map(({ child }) => child.id);
const inOrderOf = (found: { childId: string }[], families: Family[]) =>
  found.map(({ childId }) => childId).filter((id) => childIdsOf(families).includes(id));

describe('a look at a queue', () => {
  const method = 'admin_review';
  it.each([
    ['verification_queue_read', api.listWaitingVerifications, {}],
    ['consent_queue_read', api.listWaitingConsents, { method }],
  ] as const)(
    'is kept as %s, with the children that were seen [SEC-23]',
    async (action, list, consent) => {
      const staff = await aModerator();
      await aFamily(service, {}, consent);
      const { items } = (await staff.caller.call(list, { query: { limit: 1 } })).json();
      const entries = await service.sql`
      select action, target_id, details from audit_log where actor_id = ${staff.id}`;
      const details = { children: [items[0].childId] };
      expect(entries).toEqual([{ action, target_id: null, details }]);
    },
  );
});

describe('the queue of children to verify', () => {
  it('tells staff that one waits, without a word of the child, until it is decided', async () => {
    const staff = await aModerator();
    const { child } = await aFamily(service);
    const told = async () =>
      (await service.emitted()).filter(
        ({ type, data }) => type.startsWith('identity.need.') && data.subjectId === child.id,
      );
    const [raised, ...more] = await told();
    expect(more).toEqual([]);
    expect(raised?.data).toEqual({
      kind: 'verification_waits',
      subjectId: child.id,
      receivers: ['moderator'],
      title: '',
      details: {},
      path: '/admin/verifications',
    });
    await staff.caller.call(api.verifyChild, {
      params: { childId: child.id },
      body: { reason: 'The form is signed.' },
    });
    expect((await told()).map(({ type }) => type)).toEqual([
      'identity.need.raised.v1',
      'identity.need.met.v1',
    ]);
  });

  it('tells staff that a consent waits, until it is decided', async () => {
    const staff = await aModerator();
    const [family, byCard] = [
      await aFamily(service, {}, { method: 'admin_review' }),
      await aFamily(service, {}, { method: 'card' }),
    ];
    const told = async ({ consentId } = family) =>
      (await service.emitted())
        .filter(({ data }) => data.kind === 'consent_waits')
        .filter(({ data }) => data.subjectId === consentId)
        .map(({ type, data }) => [type, data.path]);
    expect(await told(byCard)).toEqual([]);
    expect(await told()).toEqual([['identity.need.raised.v1', '/admin/consents']]);
    await staff.caller.call(api.rejectConsent, {
      params: { consentId: family.consentId },
      body: { reason: 'Nobody answered the call.' },
    });
    expect((await told()).map(([type]) => type)).toEqual([
      'identity.need.raised.v1',
      'identity.need.met.v1',
    ]);
  });

  it('has who waits, longest first, and of a child no more than anybody may know [D-6]', async () => {
    const staff = await aModerator();
    const families = [await aFamily(service), await aFamily(service), await aFamily(service)];
    const found = await walk(staff, api.listWaitingVerifications);
    expect(inOrderOf(found, families)).toEqual(childIdsOf(families));
    expect(found.find(({ childId }) => childId === families[0]?.child.id)).toEqual({
      childId: families[0]?.child.id,
      childName: 'Kim Y.',
      state: expect.toBeOneOf([null, expect.any(String)]),
      consentMethod: 'card',
      guardianName: 'Grace Young',
      waitingSince: expect.any(String),
    });
    const counts = (await staff.caller.call(api.getQueueCounts)).json<api.QueueCounts>();
    expect(counts.verifications).toBe(found.length);
    expect(found[0]).toMatchObject({ waitingSince: counts.verificationsSince });
  });

  it('lets the child act once it is verified, with who did it and why [KIDS-12]', async () => {
    const staff = await aModerator();
    const family = await aFamily(service);
    const { child } = family;
    const params = { childId: child.id };
    const reply = await staff.caller.call(api.verifyChild, { params, body });
    expect(reply.statusCode).toBe(204);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: true });
    expect(inOrderOf(await walk(staff, api.listWaitingVerifications), [family])).toEqual([]);
    expect((await entriesAbout(service, child.id)).at(-1)).toMatchObject({
      action: 'child_verified',
      actor_id: staff.id,
      actor_name: 'Mo Derry',
      reason: why,
    });
  });

  it.each([
    ['verifies', api.verifyChild, api.verifyChild],
    ['rejects', api.rejectChild, api.rejectChild],
    ['verifies, while another rejects', api.verifyChild, api.rejectChild],
  ])('lets one who %s decide, of two at once', async (_what, one, other) => {
    const [staff, another] = [await aModerator(), await aStaffMember(service, 'admin')];
    const { child } = await aFamily(service);
    const args = { params: { childId: child.id }, body };
    const replies = await Promise.all([
      staff.caller.call(one, args),
      another.caller.call(other, args),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({ code: 'child_not_waiting' });
    const decided = (await entriesAbout(service, child.id)).filter(({ reason }) => reason === why);
    expect(decided).toHaveLength(1);
  });
});

describe('the queue of consents', () => {
  const byTalk = (): Promise<Family> =>
    aFamily(service, {}, { method: 'admin_review', card: undefined });

  it('has what waits, longest first', async () => {
    const staff = await aModerator();
    const families = [await byTalk(), await byTalk(), await byTalk()];
    const found = await walk(staff, api.listWaitingConsents);
    expect(inOrderOf(found, families)).toEqual(childIdsOf(families));
    expect(found.find(({ childId }) => childId === families[1]?.child.id)).toEqual({
      id: families[1]?.consentId,
      childId: families[1]?.child.id,
      childName: 'Kim Y.',
      guardianName: 'Grace Young',
      method: 'admin_review',
      permits: ['messaging', 'paid_work'],
      hasForm: false,
      submittedAt: expect.any(String),
    });
    const counts = (await staff.caller.call(api.getQueueCounts)).json<api.QueueCounts>();
    expect(counts.consents).toBe(found.length);
    expect(found[0]).toMatchObject({ submittedAt: counts.consentsSince });
  });

  it('leads on to verification once one is accepted', async () => {
    const staff = await aModerator();
    const family = await byTalk();
    const params = { consentId: family.consentId };
    expect((await staff.caller.call(api.acceptConsent, { params, body })).statusCode).toBe(204);
    expect(inOrderOf(await walk(staff, api.listWaitingConsents), [family])).toEqual([]);
    const waiting = await walk(staff, api.listWaitingVerifications);
    expect(inOrderOf(waiting, [family])).toEqual([family.child.id]);
  });

  it('leaves the child as it was once one is rejected', async () => {
    const staff = await aModerator();
    const family = await byTalk();
    const params = { consentId: family.consentId };
    expect((await staff.caller.call(api.rejectConsent, { params, body })).statusCode).toBe(204);
    expect(inOrderOf(await walk(staff, api.listWaitingVerifications), [family])).toEqual([]);
    expect((await entriesAbout(service, family.child.id)).at(-1)).toMatchObject({
      action: 'consent_rejected',
      reason: why,
      actor_id: staff.id,
    });
  });

  it('lets one decide, of two at once', async () => {
    const [staff, another] = [await aModerator(), await aModerator()];
    const { consentId } = await byTalk();
    const args = { params: { consentId }, body };
    const replies = await Promise.all([
      staff.caller.call(api.acceptConsent, args),
      another.caller.call(api.rejectConsent, args),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({ code: 'consent_not_waiting' });
  });
});

describe('the file of a child', () => {
  it('tells all that is known of it, after who asked and why was kept [D-8]', async () => {
    const staff = await aModerator();
    const { child, guardian, parentEmail, consentId } = await aFamily(service);
    const params = { childId: child.id };
    const reply = await staff.caller.call(api.openChildFile, { params, body });
    expect(reply.json()).toMatchObject({
      id: child.id,
      fullName: 'Kim Maria Young',
      email: child.email,
      age: 14,
      parentEmail,
      parentName: 'Grace Young',
      idVerificationStatus: 'pending',
      parentConsentGiven: true,
      guardians: [{ id: guardian.id, fullName: 'Grace Young', email: guardian.email }],
      consents: [{ id: consentId, method: 'card', status: 'given', cardLast4: '4242' }],
    });
    expect((await entriesAbout(service, child.id)).at(-1)).toEqual({
      action: 'child_file_read',
      actor_id: staff.id,
      actor_name: 'Mo Derry',
      reason: why,
      outcome: 'done',
      details: {},
    });
    const seen = await guardian.caller.call(guardians.listChildAccesses, { params });
    expect(JSON.stringify(seen.json())).toContain('child_file_read');
  });

  it('has the address of who waits for a decision, and no more of who does not', async () => {
    const staff = await aModerator();
    const { child, guardian, consentId } = await aFamily(service, {}, { method: 'admin_review' });
    const params = { childId: child.id };
    const consentIn = async () =>
      (await staff.caller.call(api.openChildFile, { params, body })).json().consents[0];
    expect(await consentIn()).toMatchObject({ id: consentId, guardianEmail: guardian.email });
    const decided = { params: { consentId }, body };
    await staff.caller.call(api.rejectConsent, decided);
    expect(await consentIn()).toMatchObject({ status: 'rejected', guardianEmail: null });
  });

  it.each([
    ['no reason', {}],
    ['an empty one', { reason: '  ' }],
    ['one that says nothing [D-8]', { reason: `too short${' '.repeat(9)}` }],
    ['one without an end', { reason: 'x'.repeat(501) }],
  ])('is not opened for %s, and nothing is kept', async (_what, given) => {
    const staff = await aModerator();
    const { child } = await aFamily(service);
    const before = await entriesAbout(service, child.id);
    const args = { params: { childId: child.id }, body: given };
    expect((await staff.caller.call(api.openChildFile, args)).statusCode).toBe(400);
    expect(await entriesAbout(service, child.id)).toEqual(before);
  });

  it.each<[string, (staff: Staff) => string]>([
    ['nobody', () => randomUUID()],
    ['an adult', ({ id }) => id],
    ['what is no id', () => 'x'],
  ])('is not there for %s', async (_what, whose) => {
    const staff = await aModerator();
    const params = { childId: whose(staff) };
    expect((await staff.caller.call(api.openChildFile, { params, body })).statusCode).toBe(404);
  });
});
