import { randomUUID } from 'node:crypto';
import { consentRevoked } from '@sidework/contracts/identity/events';
import * as api from '@sidework/contracts/identity/family/guardians';
import { askParent } from '@sidework/contracts/identity/kids/kids';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMemberOf, expectSignedOut, testIdentity } from '../../../test/builders.ts';
import {
  aChildWithLink,
  aFamily,
  aFamilyThatMayAct,
  agree,
  anotherGuardian,
  consentLinkTo,
  type Person,
  toldOf,
} from '../../../test/kids.ts';
import { endGuardianships, voidConsents } from '../consents/end-guardianships.ts';

const service = testIdentity();

const call = (person: Pick<Person, 'caller'>, endpoint: Endpoint, childId: string, body?: object) =>
  person.caller.call(endpoint, {
    params: { childId, sessionId: randomUUID() },
    ...(body && { body }),
  });
const kidOf = async (child: Person) => (await child.caller.call(getOwnProfile)).json().kids;
const entriesOf = async (childId: string) =>
  service.sql<{ action: string; actor_id: string | null; address: string }[]>`
    select action, actor_id, address from audit_log where target_id = ${childId} order by at, id`;
const actionsOf = async (childId: string) => (await entriesOf(childId)).map(({ action }) => action);

const aSecondGuardian = (family: Awaited<ReturnType<typeof aFamily>>, permits: string[]) =>
  anotherGuardian(service, family, { permits });

const quietHours = { from: '21:00', until: '07:00' };
const endpoints: [string, Endpoint, object?][] = [
  ['is looked at', api.getChild],
  ['is paused', api.pauseChild],
  ['is resumed', api.resumeChild],
  ['has its quiet hours set', api.setQuietHours, { quietHours }],
  ['has its permits set', api.setPermits, { permits: [] }],
  ['loses its consent', api.revokeConsent],
  ['has its sessions listed', api.listChildSessions],
  ['is signed out', api.revokeChildSession],
  ['has its accesses listed', api.listChildAccesses],
  ['gets another guardian', api.inviteGuardian, { email: 'alan@example.com' }],
];

describe('a child that somebody else looks after', () => {
  let child: Person;
  let strangers: Person[];
  beforeAll(async () => {
    ({ child } = await aFamily(service));
    const others = await aFamily(service);
    strangers = [await aMemberOf(service), others.guardian, others.child, child];
  });

  it.each(endpoints)('%s by nobody but its guardian [1.1] [1.2] [1.7-7]', async (_, ...asked) => {
    const [endpoint, body] = asked;
    const before = await actionsOf(child.id);
    for (const stranger of strangers)
      for (const childId of [child.id, randomUUID(), 'none']) {
        const reply = await call(stranger, endpoint, childId, body);
        const { requestId: _own, ...problem } = reply.json();
        const message = 'There is nothing here, or it is not yours to see.';
        expect([reply.statusCode, problem]).toEqual([404, { code: 'not_found', message }]);
      }
    const visitor = { caller: service.visitor };
    expect((await call(visitor, endpoint, child.id, body)).statusCode).toBe(401);
    expect(await actionsOf(child.id)).toEqual(before);
  });
});

describe('a child', () => {
  it('is seen whole by its guardian, who leaves a row first [1.2] [1.7-12] [KIDS-20]', async () => {
    const { child, guardian, consentId } = await aFamilyThatMayAct(service, {
      location: 'Elm Street 5, Newark, NJ',
      timeZone: 'America/New_York',
    });
    const reply = await call(guardian, api.getChild, child.id);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        id: child.id,
        fullName: 'Kim Maria Young',
        avatarUrl: null,
        idVerificationStatus: 'verified',
        parentConsentGiven: true,
        isPaused: false,
        mayAct: true,
        hindrance: null,
        location: 'Newark, NJ',
        dateOfBirth: expect.stringMatching(/^20\d\d-/),
        timeZone: 'America/New_York',
        permits: ['messaging', 'paid_work'],
        quietHours: null,
        verifiedUntil: expect.any(String),
        consents: [expect.objectContaining({ id: consentId, isOwn: true, status: 'given' })],
        guardians: [{ id: guardian.id, fullName: 'Grace Young', isYou: true }],
      },
    ]);
    expect(reply.body).not.toContain(child.email);
    expect((await entriesOf(child.id)).at(-1)).toEqual({
      action: 'child_read',
      actor_id: guardian.id,
      address: '127.0.0.0',
    });
  });

  it.each([
    ['the list', api.listChildren, 'child_listed'],
    ['its sessions', api.listChildSessions, 'child_sessions_read'],
    ['who looked', api.listChildAccesses, 'child_accesses_read'],
  ])('is not looked at in %s without a row [1.7-12]', async (_, endpoint, action) => {
    const { child, guardian } = await aFamily(service);
    expect((await call(guardian, endpoint, child.id)).statusCode).toBe(200);
    expect((await actionsOf(child.id)).filter((each) => each === action)).toHaveLength(1);
  });

  it('is answered of by nothing where the row cannot be written [1.7-12]', async () => {
    const { child, guardian } = await aFamily(service);
    const { now } = service.deps;
    // A moment that no row can have.
    service.deps.now = () => new Date(Number.NaN);
    const read = async () => {
      const reply = await call(guardian, api.getChild, child.id);
      expect(reply.statusCode).toBe(500);
      expect(reply.body).not.toContain('Kim');
    };
    const lines = await service.loggedIn(read).finally(() => {
      service.deps.now = now;
    });
    expect(lines).toMatchObject([
      { level: 'error', msg: 'a request failed', err: { type: 'RangeError' } },
    ]);
  });

  it('shows both guardians who looked at it, and staff by what it is [1.7-12] [D-8]', async () => {
    const family = await aFamilyThatMayAct(service);
    const { child, guardian } = family;
    const second = await aSecondGuardian(family, ['messaging']);
    await call(second, api.getChild, child.id);
    const { items } = (await call(guardian, api.listChildAccesses, child.id)).json();
    expect(items).toContainEqual(
      expect.objectContaining({ actorName: 'Alan Young', action: 'child_read' }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({
        actorName: 'Sidework',
        action: 'child_verified',
        reason: 'The papers agree.',
      }),
    );
  });

  it('shows what others looked at however often the guardian looked since, whose own looks are marked', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    await service.sql`
      insert into audit_log (id, actor_id, actor_name, action, target_id, details, request_id, at)
      select gen_random_uuid(), ${guardian.id}, '', 'child_read', ${child.id}, '{}', 'test',
        now() + each * interval '1 second'
      from generate_series(1, 120) as each`;
    const { items } = (await call(guardian, api.listChildAccesses, child.id)).json();
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'child_verified', isYou: false }),
    );
    const own = items.filter(({ isYou }: { isYou: boolean }) => isYou);
    expect(own).toHaveLength(100);
    expect(own.every(({ actorName }: { actorName: string }) => actorName === 'Grace Young')).toBe(
      true,
    );
    const moments = items.map(({ at: moment }: { at: string }) => moment);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  it('names nobody as staff who is none', async () => {
    const family = await aFamily(service);
    const { child, guardian } = family;
    await child.caller.call(askParent);
    const invited = { email: `alan-${randomUUID()}@example.com` };
    await call(guardian, api.inviteGuardian, child.id, invited);
    const stranger = await aMemberOf(service, { fullName: 'Sam Stranger' });
    const link = { child, parentEmail: invited.email };
    await agree(service, stranger, link, { method: 'admin_review' });
    const { items } = (await call(guardian, api.listChildAccesses, child.id)).json();
    const names = items.map(({ actorName }: { actorName: string }) => actorName);
    expect(names).not.toContain('Sidework staff');
    expect(names[1]).toBe('Someone who had a link to agree');
  });

  it('is stopped by a pause in the same transaction, and may act again after it [D-7] [1.7-2]', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: true });
    const paused = await call(guardian, api.pauseChild, child.id);
    expect(paused.json()).toMatchObject({ isPaused: true, mayAct: false, hindrance: 'paused' });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    expect(await kidOf(child)).toMatchObject({ hindrance: 'paused' });
    const resumed = await call(guardian, api.resumeChild, child.id);
    expect(resumed.json()).toMatchObject({ isPaused: false, mayAct: true, hindrance: null });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: true });
    expect(await actionsOf(child.id)).toEqual(
      expect.arrayContaining(['child_paused', 'child_resumed']),
    );
  });

  it('rests in its quiet hours, which can be taken away again [D-7]', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service, { timeZone: 'Etc/UTC' });
    const hours = (offset: number) =>
      new Date(service.deps.now().getTime() + offset * 3_600_000).toISOString().slice(11, 16);
    const now = { from: hours(-1), until: hours(1) };
    const quiet = await call(guardian, api.setQuietHours, child.id, { quietHours: now });
    expect(quiet.json()).toMatchObject({ quietHours: now, hindrance: 'quiet_hours' });
    expect(await toldOf(service, child.id)).toMatchObject({ mayAct: false });
    const none = await call(guardian, api.setQuietHours, child.id, { quietHours: null });
    expect(none.json()).toMatchObject({ quietHours: null, mayAct: true });
  });

  it.each([
    ['a time of day that is none', { quietHours: { from: '25:00', until: '07:00' } }],
    ['an end that is the beginning', { quietHours: { from: '07:00', until: '07:00' } }],
    ['nothing', {}],
  ])('has no quiet hours with %s', async (_, body) => {
    const { child, guardian } = await aFamily(service);
    expect((await call(guardian, api.setQuietHours, child.id, body)).statusCode).toBe(400);
  });

  it('may do what each of its guardians agreed to, and no more [D-5] [1.7-2]', async () => {
    const family = await aFamilyThatMayAct(service);
    const { child, guardian } = family;
    const second = await aSecondGuardian(family, ['messaging', 'paid_work']);
    expect(await toldOf(service, child.id)).toMatchObject({
      permits: ['messaging', 'paid_work'],
      guardianIds: [guardian.id, second.id],
    });
    const set = await call(guardian, api.setPermits, child.id, {
      permits: ['messaging'],
    });
    expect(set.json()).toMatchObject({ permits: ['messaging'] });
    expect(await toldOf(service, child.id)).toMatchObject({ permits: ['messaging'] });
  });

  it('keeps what a consent named once, which nobody is offered now', async () => {
    const { child, guardian, consentId } = await aFamilyThatMayAct(service);
    await service.sql`
      update consents set permits = '{messaging,photos}' where id = ${consentId}`;
    const set = (permits: string[]) => call(guardian, api.setPermits, child.id, { permits });
    expect((await set(['photos'])).statusCode).toBe(400);
    expect((await set(['paid_work'])).json()).toMatchObject({ permits: ['paid_work', 'photos'] });
  });

  it('is stopped everywhere by one guardian who takes back their consent [D-5] [1.7-9] [KIDS-12]', async () => {
    const family = await aFamilyThatMayAct(service);
    const { child, guardian } = family;
    const second = await aSecondGuardian(family, ['messaging']);
    const reply = await call(second, api.revokeConsent, child.id);

    expect(reply.json()).toMatchObject({
      parentConsentGiven: false,
      idVerificationStatus: 'revoked',
      mayAct: false,
      hindrance: 'consent_revoked',
    });
    expect(await toldOf(service, child.id)).toMatchObject({
      mayAct: false,
      // They still look after it.
      guardianIds: [guardian.id, second.id],
    });
    const told = (await service.emitted(consentRevoked.type)).filter(
      ({ data }) => data.childId === child.id,
    );
    expect(told).toHaveLength(1);
    const both = reply.json().consents.map(({ status }: { status: string }) => status);
    expect(both).toEqual(['given', 'revoked']);
    const mails = await service.sql`
      select 1 from mail_queue where recipient in (${guardian.email}, ${second.email})
        and body_text like '%took back%'`;
    expect(mails).toHaveLength(2);
    // They can look, and cannot change what they no longer agree to.
    expect((await call(second, api.getChild, child.id)).statusCode).toBe(200);
    const permits = await call(second, api.setPermits, child.id, { permits: ['messaging'] });
    expect([permits.statusCode, permits.json().code]).toEqual([409, 'consent_not_given']);
  });

  it('is stopped once, however often that is asked [1.7-9]', async () => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => call(guardian, api.revokeConsent, child.id)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const told = (await service.emitted(consentRevoked.type)).filter(
      ({ data }) => data.childId === child.id,
    );
    expect(told).toHaveLength(1);
  });

  it('whose consent was taken back is verified anew after the next one [D-5]', async () => {
    const { child, guardian, parentEmail } = await aFamilyThatMayAct(service);
    await call(guardian, api.revokeConsent, child.id);
    expect((await child.caller.call(askParent)).statusCode).toBe(200);
    await agree(service, guardian, { child, parentEmail });
    expect(await kidOf(child)).toMatchObject({
      parentConsentGiven: true,
      idVerificationStatus: 'pending',
      mayAct: false,
    });
  });

  it('is signed out by its guardian, from where it is signed in [1.1]', async () => {
    const { child, guardian } = await aFamily(service);
    const { items } = (await call(guardian, api.listChildSessions, child.id)).json();
    expect(items).toEqual([
      {
        id: expect.any(String),
        device: expect.any(String),
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    const params = { childId: child.id, sessionId: items[0].id };
    const revoke = () => guardian.caller.call(api.revokeChildSession, { params });
    expect((await revoke()).statusCode).toBe(204);
    expect((await revoke()).statusCode).toBe(404);
    await expectSignedOut(child.caller);
  });

  it('is signed out of no session of somebody else', async () => {
    const { child, guardian } = await aFamily(service);
    const other = await aFamily(service);
    const { items } = (await call(other.guardian, api.listChildSessions, other.child.id)).json();
    const params = { childId: child.id, sessionId: items[0].id };
    expect((await guardian.caller.call(api.revokeChildSession, { params })).statusCode).toBe(404);
    expect((await other.child.caller.call(getOwnProfile)).statusCode).toBe(200);
  });

  it('gets another guardian by a mail that is for nobody with its own address [1.7-8]', async () => {
    const { child, guardian } = await aFamily(service);
    const own = child.email.replace('@', '+mom@').toUpperCase();
    const refused = await call(guardian, api.inviteGuardian, child.id, { email: own });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'parent_is_child']);
    const email = `alan-${randomUUID()}@example.com`;
    const invited = await call(guardian, api.inviteGuardian, child.id, { email });
    expect(invited.statusCode).toBe(204);
    expect((await consentLinkTo(service, email)).token).toHaveLength(43);
  });

  it('keeps of its guardians what a child may know: first names', async () => {
    const { child } = await aFamily(service, { parentPhone: '+1 973 555 0123' });
    const kids = await kidOf(child);
    expect(kids).toMatchObject({
      guardians: ['Grace'],
      parentEmail: 'g•••@e•••.com',
      parentPhone: '•••-0123',
      askedAt: expect.any(String),
    });
  });
});

describe('a guardian who is gone', () => {
  it.each([
    ['whose account is deleted', endGuardianships, 0],
    ['who is banned', voidConsents, 1],
  ])('%s has agreed to nothing any more [D-5] [1.7-9]', async (_, leave, links) => {
    const { child, guardian } = await aFamilyThatMayAct(service);
    await service.db.transaction((tx) => leave(tx, guardian.id, service.deps.now()));
    expect(await kidOf(child)).toMatchObject({
      parentConsentGiven: false,
      hindrance: 'consent_revoked',
    });
    const told = await toldOf(service, child.id);
    expect(told).toMatchObject({ mayAct: false });
    expect(told?.guardianIds).toHaveLength(links);
  });

  it('stops no child that somebody else agreed for', async () => {
    const family = await aFamilyThatMayAct(service);
    const { child, guardian } = family;
    const second = await aSecondGuardian(family, ['messaging']);
    await service.db.transaction((tx) => endGuardianships(tx, guardian.id, service.deps.now()));
    expect(await toldOf(service, child.id)).toMatchObject({
      mayAct: true,
      guardianIds: [second.id],
      permits: ['messaging'],
    });
  });

  it('takes what they were about to agree to with them', async () => {
    const family = await aChildWithLink(service);
    const guardian = await aMemberOf(service);
    const { consentId } = await agree(service, guardian, family, { method: 'admin_review' });
    await service.db.transaction((tx) => endGuardianships(tx, guardian.id, service.deps.now()));
    const [consent] = await service.sql`select status from consents where id = ${consentId}`;
    expect(consent).toEqual({ status: 'revoked' });
  });
});
