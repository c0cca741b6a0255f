import { randomUUID } from 'node:crypto';
import { unavailable } from '@sidework/chassis/errors';
import * as api from '@sidework/contracts/identity/family/consents';
import { listChildren } from '@sidework/contracts/identity/family/guardians';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { describe, expect, it } from 'vitest';
import { aChildOf, aMemberOf, aPerson, testIdentity } from '../../../test/builders.ts';
import {
  aChildWithLink,
  aConsentForm,
  aFamily,
  agree,
  at,
  codeFor,
  consentLinkTo,
  goodCard,
  type Person,
  toldOf,
} from '../../../test/kids.ts';
import { commandLine } from '../../audit/add-entry.ts';
import { acceptConsent } from '../consents/accept-consent.ts';
import { rejectConsent } from '../consents/reject-consent.ts';
import type { CheckedCard } from './card-check.ts';

const service = testIdentity();

const use = async (guardian: Pick<Person, 'caller'>, link: object, childId: string, given = {}) =>
  guardian.caller.call(api.useConsentRequest, {
    body: { ...link, ...(await codeFor(service, guardian, link)), ...aConsentForm(childId, given) },
  });

const kidOf = async (child: Person) => (await child.caller.call(getOwnProfile)).json().kids;
const rowOf = async (consentId: string) =>
  (await service.sql`select * from consents where id = ${consentId}`)[0];
const childrenOf = async (guardian: Person) =>
  (await guardian.caller.call(listChildren)).json().items;

describe('a consent', () => {
  it('by card counts at once, and links the guardian to the child [D-5] [1.7-7] [KIDS-23]', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    expect((await child.caller.call(getOwnProfile)).json()).toMatchObject({
      userType: 'professional',
      kids: { hindrance: 'consent_missing', guardians: [] },
    });
    const guardian = await aMemberOf(service, { fullName: 'Grace Young' });
    const given = await agree(service, guardian, { child, parentEmail });

    expect(given).toEqual({ consentId: expect.any(String), childId: child.id, status: 'given' });
    expect(await kidOf(child)).toMatchObject({
      idVerificationStatus: 'pending',
      parentConsentGiven: true,
      permits: ['messaging', 'paid_work'],
      mayAct: false,
      hindrance: 'verification_pending',
      guardians: ['Grace'],
    });
    expect(await childrenOf(guardian)).toMatchObject([{ id: child.id, mayAct: false }]);
    expect(await toldOf(service, child.id)).toMatchObject({
      mayAct: false,
      guardianIds: [guardian.id],
      permits: ['messaging', 'paid_work'],
    });
  });

  it('records its words, time, method and no more of a card than its end [D-5] [1.7-8]', async () => {
    const { child, guardian, consentId } = await aFamily(service, {}, { permits: ['messaging'] });
    expect(await rowOf(consentId)).toMatchObject({
      child_id: child.id,
      guardian_id: guardian.id,
      method: 'card',
      permits: ['messaging'],
      policy_version: api.consentPolicyVersion,
      texts_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      address: '127.0.0.0',
      card_brand: 'visa',
      card_last4: '4242',
      card_reference: expect.stringMatching(/^sandbox-/),
    });
    const dump = await service.sql<{ all: string }[]>`
      select consents::text || (select string_agg(audit_log::text, ' ') from audit_log) as all
      from consents`;
    for (const { all } of dump) expect(all).not.toMatch(/4242 ?4242|Grace Young.*12\/49/);
    const [entry] = await service.sql`
      select * from audit_log where target_id = ${child.id} and action = 'consent_submitted'`;
    expect(entry).toMatchObject({ actor_id: guardian.id, address: '127.0.0.0', outcome: 'done' });
  });

  it.each([
    ['admin_review', 'pending'],
    ['signed_form', 'waiting_for_form'],
  ] as const)('by %s counts once staff accepted it [D-5]', async (method, status) => {
    const { child, parentEmail } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const given = await agree(service, guardian, { child, parentEmail }, { method });
    expect(given.status).toBe(status);
    expect(await kidOf(child)).toMatchObject({ hindrance: 'consent_missing', guardians: [] });
    expect(await childrenOf(guardian)).toEqual([]);

    await service.sql`update consents set status = 'pending' where id = ${given.consentId}`;
    await acceptConsent(service.deps, commandLine, given.consentId, 'The voice was right.');
    expect(await kidOf(child)).toMatchObject({ hindrance: 'verification_pending' });
    expect(await childrenOf(guardian)).toMatchObject([{ id: child.id }]);
    expect(await rowOf(given.consentId)).toMatchObject({
      status: 'given',
      reason: 'The voice was right.',
      given_at: expect.anything(),
      confirm_due_at: expect.anything(),
    });
  });

  it('that staff rejects gives nothing, and its guardian is told why [D-5]', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const method = 'admin_review';
    const { consentId } = await agree(service, guardian, { child, parentEmail }, { method });
    await rejectConsent(service.deps, commandLine, consentId, 'Nobody answered.');

    expect(await kidOf(child)).toMatchObject({ parentConsentGiven: false, guardians: [] });
    expect(await childrenOf(guardian)).toEqual([]);
    const [mail] = await service.sql`
      select * from mail_queue where recipient = ${guardian.email} order by id desc limit 1`;
    expect(mail?.body_text).toContain('The reason: Nobody answered.');
    for (const decide of [acceptConsent, rejectConsent])
      await expect(decide(service.deps, commandLine, consentId, 'Again')).rejects.toMatchObject({
        code: 'consent_not_waiting',
      });
  });

  it('is decided about once by two who do so at the same time', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const method = 'admin_review';
    const { consentId } = await agree(service, guardian, { child, parentEmail }, { method });
    const decided = await Promise.allSettled(
      [acceptConsent, rejectConsent].map((decide) =>
        decide(service.deps, commandLine, consentId, 'Because'),
      ),
    );
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is decided about by nobody who gave it', async () => {
    const { child, parentEmail } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const method = 'admin_review';
    const { consentId } = await agree(service, guardian, { child, parentEmail }, { method });
    const actor = { id: guardian.id, role: 'authenticated' } as never;
    const by = { ...commandLine, actor };
    await expect(acceptConsent(service.deps, by, consentId, 'I am')).rejects.toMatchObject({
      code: 'own_account',
    });
  });

  it.each([
    ['a child', () => aChildOf(service), 403, 'guardian_must_be_adult'],
    ['somebody without a profile', () => aPerson(service), 409, 'guardian_needs_profile'],
    [
      'somebody whom nobody reaches',
      async () => {
        const person = await aMemberOf(service);
        await service.sql`update users set email_confirmed_at = null where id = ${person.id}`;
        return person;
      },
      409,
      'guardian_needs_contact',
    ],
  ])('is refused of %s, whatever the link [1.7-7] [1.7-8]', async (_, make, status, code) => {
    const { child, link } = await aChildWithLink(service);
    const somebody = await make();
    for (const given of [link, { requestId: randomUUID(), token: 'none' }]) {
      const reply = await use(somebody, given, child.id);
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    }
    const adult = await aMemberOf(service);
    expect((await use(adult, link, child.id)).statusCode).toBe(201);
  });

  it('is refused of another account of the child’s mailbox [1.7-8]', async () => {
    const { child, parentEmail, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const own = child.email.replace('@', '+parent@');
    await service.sql`update users set email = ${own} where id = ${guardian.id}`;
    const refused = await use(guardian, link, child.id);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'parent_is_child']);
    // The link is still the parent's.
    await agree(service, await aMemberOf(service), { child, parentEmail });
  });

  it('proves the address that its link was mailed to, and no other [1.7-8]', async () => {
    const provedAt = async ({ id }: Person) =>
      (await service.sql`select email_proved_at from users where id = ${id}`)[0]?.email_proved_at;
    const { child, parentEmail } = await aChildWithLink(service);
    const [parent, other] = [await aMemberOf(service), await aMemberOf(service)];
    await service.sql`update users set email = ${parentEmail} where id = ${parent.id}`;
    await agree(service, parent, { child, parentEmail });
    expect(await provedAt(parent)).not.toBeNull();
    await agree(service, other, await aChildWithLink(service));
    expect(await provedAt(other)).toBeNull();
  });

  it('is refused of the child itself', async () => {
    const { child, link } = await aChildWithLink(service);
    expect((await use(child, link, child.id)).json().code).toBe('guardian_must_be_adult');
  });

  it('is refused of a visitor', async () => {
    const { child, link } = await aChildWithLink(service);
    expect((await use({ caller: service.visitor }, link, child.id)).statusCode).toBe(401);
  });

  it.each([
    ['account', { account: false }],
    ['account', { account: undefined }],
    ['permits', { permits: ['messaging', 'messaging'] }],
    ['permits.0', { permits: ['everything'] }],
    ['policyVersion', { policyVersion: '2020-01' }],
    ['method', { method: 'trust' }],
    ['card', { card: undefined }],
  ])('needs %s as it was shown [D-5]', async (field, given) => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const reply = await use(guardian, link, child.id, given);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect((await use(guardian, link, child.id)).statusCode).toBe(201);
  });

  it.each([
    ['is declined', { number: '4000 0000 0000 0002' }, undefined],
    ['has a mistyped number', { number: '4242 4242 4242 4241' }, 'card.number'],
    ['is a real one', { number: '5555 5555 5555 4444' }, 'card.number'],
    ['has expired', { expiry: '01/20' }, 'card.expiry'],
  ])('with a card that %s uses nothing up [1.7-8] [D-5]', async (_, card, field) => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const reply = await use(guardian, link, child.id, { card: { ...goodCard, ...card } });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'card_declined']);
    expect(Object.keys(reply.json().fields ?? {})).toEqual(field ? [field] : []);
    expect(await kidOf(child)).toMatchObject({ parentConsentGiven: false });
    expect((await use(guardian, link, child.id)).statusCode).toBe(201);
  });

  it('is one of four guardians at most, and four may agree [1.7-7]', async () => {
    const { child, parentEmail } = await aFamily(service);
    for (const _guardian of [2, 3, 4]) {
      await service.sql`
        update kids_profiles set parent_consent_given = false where profile_id = ${child.id}`;
      await child.caller.call(askParent);
      await agree(service, await aMemberOf(service), { child, parentEmail });
    }
    await service.sql`
      update kids_profiles set parent_consent_given = false where profile_id = ${child.id}`;
    await child.caller.call(askParent);
    const fifth = await aMemberOf(service);
    const link = await consentLinkTo(service, parentEmail);
    const reply = await use(fifth, link, child.id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_many_guardians']);
  });

  it('may be one of several of the same guardian, for several children [1.7-7]', async () => {
    const guardian = await aMemberOf(service);
    const families = [await aChildWithLink(service), await aChildWithLink(service)];
    for (const family of families) await agree(service, guardian, family);
    expect((await childrenOf(guardian)).map(({ id }: { id: string }) => id)).toEqual(
      families.map(({ child }) => child.id),
    );
  });

  it('takes the place of an earlier one of the same guardian [D-5]', async () => {
    const { child, parentEmail, guardian, consentId } = await aFamily(service);
    await service.sql`
      update kids_profiles set id_verification_status = 'expired' where profile_id = ${child.id}`;
    expect((await child.caller.call(askParent)).statusCode).toBe(200);
    const again = await agree(service, guardian, { child, parentEmail }, { permits: [] });
    expect(await rowOf(consentId)).toMatchObject({ status: 'revoked', confirm_due_at: null });
    expect(await rowOf(again.consentId)).toMatchObject({ status: 'given' });
    expect(await kidOf(child)).toMatchObject({ permits: [], hindrance: 'verification_pending' });
    expect(await childrenOf(guardian)).toHaveLength(1);
  });

  it('that waits takes the place of one that counted, which no longer does', async () => {
    const { child, parentEmail, guardian } = await aFamily(service);
    await service.sql`
      update kids_profiles set id_verification_status = 'rejected' where profile_id = ${child.id}`;
    await child.caller.call(askParent);
    await agree(service, guardian, { child, parentEmail }, { method: 'admin_review' });
    expect(await kidOf(child)).toMatchObject({ parentConsentGiven: false, mayAct: false });
  });

  it('is not asked for again once it is there', async () => {
    const { child } = await aFamily(service);
    const reply = await child.caller.call(askParent);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'parent_fixed']);
  });
});

describe('a card', () => {
  /** A provider that counts what it was asked, and answers when told to. */
  function aProvider(answer: (time: number) => Promise<CheckedCard>) {
    const before = service.deps.cards;
    const keys: string[] = [];
    service.deps.cards = {
      check: (_card, key) => {
        keys.push(key);
        return answer(keys.length);
      },
    };
    const leave = () => {
      service.deps.cards = before;
    };
    return { keys, leave };
  }
  const good = { brand: 'visa', last4: '4242', reference: 'charge-1' };

  it('is asked about once by two who click at the same time [1.7-8]', async () => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const provider = aProvider(async () => good);
    const body = {
      ...link,
      ...(await codeFor(service, guardian, link)),
      ...aConsentForm(child.id),
    };
    const agreeNow = () => guardian.caller.call(api.useConsentRequest, { body });
    const replies = await Promise.all([agreeNow(), agreeNow(), agreeNow()]);
    provider.leave();
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404]);
    expect(provider.keys).toHaveLength(1);
  });

  it('is charged under the same key again where the first try was lost [1.7-8]', async () => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const provider = aProvider(async () => good);
    // As if the process had ended between the charge and the consent.
    await service.sql`
      update consent_requests set reserved_at = ${service.deps.now().toISOString()}
      where id = ${link.requestId}`;
    expect((await use(guardian, link, child.id)).statusCode).toBe(404);
    const soon = new Date(service.deps.now().getTime() + 61_000);
    const reply = await at(service, soon, () => use(guardian, link, child.id));
    provider.leave();
    expect(reply.statusCode).toBe(201);
    expect(provider.keys).toEqual([expect.stringMatching(new RegExp(`^${link.requestId}-`))]);
  });

  it('leaves the link free, and has the same key, where its provider fails [1.7-8]', async () => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const provider = aProvider(async (time) => {
      if (time === 1) throw unavailable('unavailable');
      return good;
    });
    const statuses = [];
    for (const _try of [1, 2]) statuses.push((await use(guardian, link, child.id)).statusCode);
    provider.leave();
    expect(statuses).toEqual([503, 201]);
    expect(new Set(provider.keys).size).toBe(1);
    expect(provider.keys.join()).not.toContain('4242');
  });

  it('gives nothing where a newer link came while it was asked about [1.7-8]', async () => {
    const { child, link } = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const provider = aProvider(async () => {
      await child.caller.call(askParent);
      return good;
    });
    const reply = await use(guardian, link, child.id);
    provider.leave();
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'consent_link_invalid']);
    expect(await kidOf(child)).toMatchObject({ parentConsentGiven: false });
  });
});
