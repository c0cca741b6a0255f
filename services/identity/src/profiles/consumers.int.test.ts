import { randomUUID } from 'node:crypto';
import { serviceCompleted, serviceReopened } from '@sidework/contracts/client-services/events';
import {
  reviewEdited,
  reviewHidden,
  reviewRecounted,
  reviewSubmitted,
} from '@sidework/contracts/client-services/events/reviews';
import { profileChanged } from '@sidework/contracts/identity/events';
import {
  getOwnProfile,
  type OwnProfile,
} from '@sidework/contracts/identity/own-profile/own-profile';
import { bannedWithoutEnd } from '@sidework/contracts/identity/staff/staff-accounts';
import { appealGranted, personSuspended } from '@sidework/contracts/network-chat/events';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

const aService = (professionalId: string) => ({
  serviceId: randomUUID(),
  professionalId,
  clientId: randomUUID(),
  title: 'Mend the tap',
  totalAmountCents: 12_000,
});

const aCompletedService = (professionalId: string) => ({
  ...aService(professionalId),
  completedAt: '2026-03-01T12:00:00.000Z',
});

const aReopenedService = (professionalId: string) => ({
  ...aService(professionalId),
  reason: 'It still drips.',
});

const aReview = (professionalId: string, rating: number) => ({
  ...aService(professionalId),
  reviewId: randomUUID(),
  rating,
});

const aProfessional = () => aPerson(service, { user_type: 'professional' });

type Person = Awaited<ReturnType<typeof aPerson>>;

const standingOf = async ({ caller }: Person) => {
  const profile = (await caller.call(getOwnProfile)).json<OwnProfile>();
  const { completedServicesAsProfessional: completed, rating, reviewCount } = profile;
  return { completed, rating, reviewCount };
};

const lastTold = async ({ id }: Person) =>
  (await service.emitted(profileChanged.type)).findLast(({ data }) => data.id === id)?.data;

describe('a completed service', () => {
  it('counts for its professional, and everybody is told', async () => {
    const { id, caller } = await aPerson(service, { user_type: 'professional' });
    await service.receive(serviceCompleted, aCompletedService(id));
    await service.receive(serviceCompleted, aCompletedService(id));

    const profile = (await caller.call(getOwnProfile)).json();
    expect(profile.completedServicesAsProfessional).toBe(2);
    const told = (await service.emitted(profileChanged.type)).filter(({ data }) => data.id === id);
    expect(told.map(({ data }) => data.completedServicesAsProfessional)).toEqual([0, 1, 2]);
  });

  it('counts once however often it is delivered', async () => {
    const { id, caller } = await aPerson(service, { user_type: 'professional' });
    const completed = aCompletedService(id);
    const event = { id: randomUUID() };

    await service.receive(serviceCompleted, completed, event);
    expect(await service.receive(serviceCompleted, completed, event)).toEqual(['acknowledged']);
    const profile = (await caller.call(getOwnProfile)).json();
    expect(profile.completedServicesAsProfessional).toBe(1);
  });
});

describe('a reopened service', () => {
  it('no longer counts for its professional, and everybody is told [D-29]', async () => {
    const person = await aProfessional();
    await service.receive(serviceCompleted, aCompletedService(person.id));
    await service.receive(serviceCompleted, aCompletedService(person.id));
    await service.receive(serviceReopened, aReopenedService(person.id));

    expect((await standingOf(person)).completed).toBe(1);
    expect(await lastTold(person)).toMatchObject({ completedServicesAsProfessional: 1 });
  });

  it('that is heard of before its completion leaves the count right once both are', async () => {
    const person = await aProfessional();
    await service.receive(serviceReopened, aReopenedService(person.id));
    expect((await standingOf(person)).completed).toBe(0);
    expect(await lastTold(person)).toMatchObject({ completedServicesAsProfessional: 0 });

    await service.receive(serviceCompleted, aCompletedService(person.id));
    expect((await standingOf(person)).completed).toBe(0);
    await service.receive(serviceCompleted, aCompletedService(person.id));
    expect((await standingOf(person)).completed).toBe(1);
  });

  it('is discounted once however often it is delivered', async () => {
    const person = await aProfessional();
    for (const _ of [1, 2]) await service.receive(serviceCompleted, aCompletedService(person.id));
    const [reopened, event] = [aReopenedService(person.id), { id: randomUUID() }];

    for (const _ of [1, 2]) await service.receive(serviceReopened, reopened, event);
    expect((await standingOf(person)).completed).toBe(1);
  });
});

describe('a review', () => {
  it('is averaged to one decimal, and everybody is told [MYS-27, D-56]', async () => {
    const person = await aProfessional();
    expect(await standingOf(person)).toMatchObject({ rating: null, reviewCount: 0 });
    for (const rating of [5, 4, 4])
      await service.receive(reviewSubmitted, aReview(person.id, rating));

    expect(await standingOf(person)).toMatchObject({ rating: 4.3, reviewCount: 3 });
    expect(await lastTold(person)).toMatchObject({ rating: 4.3, reviewCount: 3 });
  });

  it('counts once however often it is delivered', async () => {
    const person = await aProfessional();
    const [review, event] = [aReview(person.id, 2), { id: randomUUID() }];

    for (const _ of [1, 2]) await service.receive(reviewSubmitted, review, event);
    expect(await standingOf(person)).toMatchObject({ rating: 2, reviewCount: 1 });
  });

  it('that is edited replaces its rating, in whatever order both are heard of [D-56]', async () => {
    const [inOrder, outOfOrder] = [await aProfessional(), await aProfessional()];
    const edit = { previousRating: 1, rating: 5 };
    const ofOne = aReview(inOrder.id, 1);
    await service.receive(reviewSubmitted, ofOne);
    await service.receive(reviewEdited, { ...ofOne, ...edit });
    expect(await standingOf(inOrder)).toMatchObject({ rating: 5, reviewCount: 1 });

    const ofOther = aReview(outOfOrder.id, 1);
    await service.receive(reviewEdited, { ...ofOther, ...edit });
    expect(await standingOf(outOfOrder)).toMatchObject({ rating: null, reviewCount: 0 });
    await service.receive(reviewSubmitted, ofOther);
    expect(await standingOf(outOfOrder)).toMatchObject({ rating: 5, reviewCount: 1 });
  });

  it('that is edited is corrected once however often the edit is delivered', async () => {
    const person = await aProfessional();
    const review = aReview(person.id, 1);
    await service.receive(reviewSubmitted, review);
    const [edited, event] = [{ ...review, previousRating: 1, rating: 3 }, { id: randomUUID() }];

    for (const _ of [1, 2]) await service.receive(reviewEdited, edited, event);
    expect(await standingOf(person)).toMatchObject({ rating: 3, reviewCount: 1 });
  });
});

describe('a hidden review', () => {
  it('counts no more, once however often it is delivered', async () => {
    const person = await aProfessional();
    const [kept, hidden] = [aReview(person.id, 5), aReview(person.id, 1)];
    for (const review of [kept, hidden]) await service.receive(reviewSubmitted, review);
    const event = { id: randomUUID() };
    for (const _ of [1, 2]) await service.receive(reviewHidden, hidden, event);
    expect(await standingOf(person)).toMatchObject({ rating: 5, reviewCount: 1 });
    await service.receive(reviewHidden, kept);
    expect(await lastTold(person)).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

describe('a review by a banned author', () => {
  it('counts no more, and again once the ban is lifted, however often that is delivered [D-123]', async () => {
    const person = await aProfessional();
    const [kept, banned] = [aReview(person.id, 5), aReview(person.id, 1)];
    for (const review of [kept, banned]) await service.receive(reviewSubmitted, review);
    for (const [counts, rating, reviewCount] of [
      [false, 5, 1],
      [true, 3, 2],
    ] as const) {
      const event = { id: randomUUID() };
      for (const _ of [1, 2]) await service.receive(reviewRecounted, { ...banned, counts }, event);
      expect(await standingOf(person)).toMatchObject({ rating, reviewCount });
    }
  });
});

describe('what comes late', () => {
  it.each([
    ['a completed service', serviceCompleted, aCompletedService],
    ['a reopened one', serviceReopened, aReopenedService],
    ['a review', reviewSubmitted, (id: string) => aReview(id, 5)],
  ] as const)(
    'as %s of somebody whose account is gone changes nothing',
    async (_what, event, of) => {
      const id = randomUUID();
      const outcome = await service.receive(event as typeof serviceCompleted, of(id) as never);
      expect(outcome).toEqual(['acknowledged']);
      expect(await service.emitted(profileChanged.type)).not.toContainEqual(
        expect.objectContaining({ data: expect.objectContaining({ id }) }),
      );
    },
  );
});

describe('a person whom a moderator suspended', () => {
  const suspend = (personId: string, reportId: string = randomUUID()) =>
    service.receive(personSuspended, {
      reportId,
      moderatorId: randomUUID(),
      personId,
      reason: 'Threats',
    });

  it('may act no more and is banned until an administrator lifts it, which the log tells', async () => {
    const { id } = await aProfessional();
    await suspend(id);
    const [user] = await service.sql`select banned_until as until from users where id = ${id}`;
    expect(new Date(user?.until).toISOString()).toBe(bannedWithoutEnd);
    const [told] = await service.sql`
      select data->>'mayAct' as "mayAct" from outbox
      where type = ${profileChanged.type} and aggregate_id = ${id} order by sequence desc limit 1`;
    expect(told?.mayAct).toBe('false');
    const logged = await service.sql`select action, reason from audit_log where target_id = ${id}`;
    expect(logged).toContainEqual({ action: 'account_banned', reason: 'Threats' });
  });

  const grant = (personId: string, reportId: string, id: string = randomUUID()) =>
    service.receive(
      appealGranted,
      {
        reportId,
        personId,
        moderatorId: randomUUID(),
        thing: 'person',
        subjectId: personId,
        decision: 'suspended',
        reason: 'No threat',
      },
      { id },
    );
  const bannedUntil = async (id: string) =>
    (await service.sql`select banned_until as until from users where id = ${id}`)[0]?.until;

  it('is no longer banned once an appeal succeeds, and the same news twice says so once', async () => {
    const [{ id }, reportId, eventId] = [await aProfessional(), randomUUID(), randomUUID()];
    await suspend(id, reportId);
    await grant(id, reportId, eventId);
    await grant(id, reportId, eventId);
    expect(await bannedUntil(id)).toBeNull();
    const logged = await service.sql`
      select reason from audit_log where target_id = ${id} and action = 'ban_lifted'`;
    expect(logged).toEqual([{ reason: 'No threat' }]);
  });

  it('stays banned where a later ban came from elsewhere', async () => {
    const [{ id }, reportId] = [await aProfessional(), randomUUID()];
    await suspend(id, reportId);
    await suspend(id);
    await grant(id, reportId);
    expect(await bannedUntil(id)).not.toBeNull();
  });

  it('is signed out on every device, which every service hears of', async () => {
    const { id } = await aProfessional();
    const open = () => service.sql`
      select id from sessions where user_id = ${id} and revoked_at is null`;
    expect(await open()).not.toHaveLength(0);
    await suspend(id);
    expect(await open()).toHaveLength(0);
    const told = await service.emitted('identity.session.revoked.v1');
    expect(told.filter(({ data }) => data.userId === id)).not.toHaveLength(0);
  });

  it('is not staff, whom administrators ban', async () => {
    const { id } = await aProfessional();
    await service.sql`insert into user_roles (user_id, role, created_at) values (${id}, 'moderator', now())`;
    await suspend(id);
    const [user] = await service.sql`select banned_until as until from users where id = ${id}`;
    expect(user?.until).toBeNull();
  });
});
