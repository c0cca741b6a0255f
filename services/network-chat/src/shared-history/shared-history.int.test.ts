import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { isWaitedFor, pidOf } from '@sidework/chassis/testing/waiting';
import {
  serviceAgreed,
  serviceCompleted,
  serviceReopened,
} from '@sidework/contracts/client-services/events';
import {
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import {
  attendeeCheckedIn,
  checkInUndone,
} from '@sidework/contracts/education-events/events/tickets';
import { getSharedHistory } from '@sidework/contracts/network-chat/shared-history';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';
import { blocks } from '../blocks/table.ts';
import { connections } from '../connections/table.ts';
import { eraseOwnData } from '../own-data/erase-own-data.ts';
import { gatherOwnData } from '../own-data/gather-own-data.ts';

const service = testNetworkChat();
let ada: Actor;
let bob: Actor;
let carl: Actor;
beforeEach(async () => {
  ada = await service.person({}, { fullName: 'Ada Client' });
  bob = await service.person({}, { fullName: 'Bob Builder' });
  carl = await service.person({}, { fullName: 'Carl Curious' });
});

const at = '2026-11-20T10:00:00.000Z';
/** Delivered twice under one id: a replay adds nothing. */
async function twice(event: Parameters<typeof service.receive>[0], data: object) {
  const id = randomUUID();
  for (const _ of [1, 2])
    for (const outcome of await service.receive(event as never, data as never, { id }))
      expect(outcome).toBe('acknowledged');
}
const completed = (client: Actor, professional: Actor, given: object = {}) => ({
  ...aServiceFact(client, professional),
  completedAt: at,
  ...given,
});
const learned = (person: Actor, courseId: number, enrollmentId = randomUUID()) => ({
  enrollmentId,
  courseId,
  userId: person.id,
  educatorId: null,
  title: 'Notary basics',
  credits: 6,
  completedAt: at,
});
const eventId = randomUUID();
const cameTo = (person: Actor, id = eventId, registrationId = randomUUID()) => ({
  eventId: id,
  organizerId: randomUUID(),
  title: 'Trade night',
  startsAt: at,
  endsAt: at,
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  registrationId,
  userId: person.id,
  checkedInAt: at,
});
const shared = async (viewer: Actor, other: Actor) =>
  (await service.as(viewer).call(getSharedHistory, { params: { personId: other.id } })).json();
const counts = async (viewer: Actor, other: Actor) => {
  const { services, courses, events } = await shared(viewer, other);
  return [services.count, courses.count, events.count];
};

describe('services for each other (F10)', () => {
  it('count in both directions, once however often they are told, and open for the two alone', async () => {
    const first = completed(ada, bob);
    await twice(serviceCompleted, first);
    await twice(serviceCompleted, completed(bob, ada, { completedAt: '2026-11-21T10:00:00.000Z' }));
    await twice(serviceCompleted, completed(ada, carl));
    for (const [viewer, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const { services } = await shared(viewer, other);
      expect(services.count).toBe(2);
      expect(services.proofs[1]).toEqual({ subjectId: first.serviceId, title: first.title, at });
    }
    expect(await counts(carl, bob)).toEqual([0, 0, 0]);
    expect(await counts(bob, carl)).toEqual([0, 0, 0]);
  });

  it('count no more once reopened, in whatever order that is heard of', async () => {
    const work = completed(ada, bob);
    await twice(serviceReopened, { ...work, reason: 'It drips.' });
    expect(await counts(ada, bob)).toEqual([0, 0, 0]);
    await twice(serviceCompleted, work);
    expect(await counts(ada, bob)).toEqual([0, 0, 0]);
    await twice(serviceCompleted, work);
    expect(await counts(ada, bob)).toEqual([1, 0, 0]);
  });

  it('count once the client agreed to the work, before or after it was completed [D-36]', async () => {
    const work = completed(ada, bob, { isProposed: true });
    await twice(serviceCompleted, work);
    expect(await counts(bob, ada)).toEqual([0, 0, 0]);
    await twice(serviceAgreed, aServiceAgreed(work));
    expect(await counts(bob, ada)).toEqual([1, 0, 0]);
    const other = completed(ada, bob, { isProposed: true });
    await twice(serviceAgreed, aServiceAgreed(other));
    expect(await counts(bob, ada)).toEqual([1, 0, 0]);
    await twice(serviceCompleted, other);
    expect(await counts(bob, ada)).toEqual([2, 0, 0]);
    expect(
      (await shared(bob, ada)).services.proofs.map(({ at: day }: { at: string }) => day),
    ).toEqual([at, at]);
  });
});

const aServiceAgreed = ({ completedAt: _, isProposed: __, ...work }: Record<string, unknown>) =>
  work;

describe('what two people did at the same place', () => {
  it('is a course that both finished, until a certificate is revoked', async () => {
    const adas = learned(ada, 7);
    await twice(courseCompleted, adas);
    await twice(courseCompleted, learned(carl, 8));
    expect(await counts(ada, bob)).toEqual([0, 0, 0]);
    await twice(courseCompleted, learned(bob, 7));
    expect(await counts(ada, bob)).toEqual([0, 1, 0]);
    expect((await shared(bob, ada)).courses.proofs).toEqual([
      { subjectId: '7', title: 'Notary basics', at },
    ]);
    expect(await counts(carl, ada)).toEqual([0, 0, 0]);
    const revoked = { enrollmentId: adas.enrollmentId, certificateId: randomUUID() };
    await twice(certificateRevoked, { ...revoked, userId: ada.id, reason: 'A fault.' });
    expect(await counts(ada, bob)).toEqual([0, 0, 0]);
  });

  it('is an event that both came to, and not one that a mistaken tap let them in to', async () => {
    const [adas, bobs] = [cameTo(ada), cameTo(bob)];
    await twice(attendeeCheckedIn, adas);
    await twice(attendeeCheckedIn, bobs);
    await twice(attendeeCheckedIn, cameTo(carl, randomUUID()));
    expect(await counts(ada, bob)).toEqual([0, 0, 1]);
    expect(await counts(ada, carl)).toEqual([0, 0, 0]);
    const { checkedInAt: _, ...undone } = bobs;
    await twice(checkInUndone, undone);
    expect(await counts(ada, bob)).toEqual([0, 0, 0]);
  });

  it('does not count where its undoing is heard of first', async () => {
    const [adas, bobs] = [cameTo(ada), cameTo(bob)];
    const { checkedInAt: _, ...undone } = bobs;
    const bobsCourse = learned(bob, 9);
    const revoked = { enrollmentId: bobsCourse.enrollmentId, certificateId: randomUUID() };
    await twice(checkInUndone, undone);
    await twice(certificateRevoked, { ...revoked, userId: bob.id, reason: 'A fault.' });
    for (const met of [adas, bobs]) await twice(attendeeCheckedIn, met);
    for (const course of [learned(ada, 9), bobsCourse]) await twice(courseCompleted, course);
    expect(await counts(ada, bob)).toEqual([0, 0, 0]);
  });
});

const connect = (one: Actor, other: Actor) =>
  service.db.insert(connections).values({
    id: randomUUID(),
    requesterId: one.id,
    receiverId: other.id,
    status: 'accepted',
    isRequesterApproved: true,
    isReceiverApproved: true,
    createdAt: new Date(),
    answeredAt: new Date(),
  });
const known = async (viewer: Actor, other: Actor) => {
  const { count, people } = (await shared(viewer, other)).known;
  return [count, ...people.map(({ fullName }: { fullName: string }) => fullName)];
};

describe('the people whom two adults both know', () => {
  it('are told to each of the two by name, and to nobody else', async () => {
    await connect(ada, carl);
    expect(await known(ada, bob)).toEqual([0]);
    await connect(carl, bob);
    expect([await known(ada, bob), await known(bob, ada)]).toEqual([
      [1, 'Carl Curious'],
      [1, 'Carl Curious'],
    ]);
    const dan = await service.person({}, { fullName: 'Dan Distant' });
    expect(await known(dan, bob)).toEqual([0]);
    for (const name of ['Eve', 'Fay', 'Abe']) {
      const one = await service.person({}, { fullName: name });
      await connect(ada, one);
      await connect(one, bob);
    }
    expect(await known(ada, bob)).toEqual([4, 'Abe', 'Carl Curious', 'Eve']);
  });

  it.each([
    [
      'a child',
      () => service.sql`update people set account_type = 'sidework_kids' where id = ${carl.id}`,
    ],
    [
      'a person who has left',
      () => service.sql`update people set has_left = true where id = ${carl.id}`,
    ],
    [
      'a person who blocked the viewer',
      () =>
        service.db
          .insert(blocks)
          .values({ blockerId: carl.id, blockedId: ada.id, createdAt: new Date() }),
    ],
    [
      'one whose request waits',
      () =>
        service.sql`update connections set status = 'pending', answered_at = null where requester_id = ${carl.id}`,
    ],
  ])('are never %s', async (_, change) => {
    await connect(ada, carl);
    await connect(carl, bob);
    await change();
    expect(await known(ada, bob)).toEqual([0]);
  });
});

describe('nothing is shared', () => {
  beforeEach(async () => {
    await connect(ada, carl);
    await connect(carl, bob);
    await twice(serviceCompleted, completed(ada, bob));
    await twice(attendeeCheckedIn, cameTo(ada, eventId));
    await twice(attendeeCheckedIn, cameTo(bob, eventId));
    expect(await counts(ada, bob)).toEqual([1, 0, 1]);
  });
  const nothing = [0, 0, 0];

  it('with a child, whose facts are not kept either [D-117]', async () => {
    const kid = await service.person({ accountType: 'sidework_kids' }, { fullName: 'Mia L.' });
    await twice(serviceCompleted, completed(ada, kid));
    await twice(attendeeCheckedIn, cameTo(kid, eventId));
    expect(await service.sql`select from shared_facts where person_id = ${kid.id}`).toHaveLength(0);
    expect([await counts(ada, kid), await counts(kid, ada)]).toEqual([nothing, nothing]);
    await service.sql`update people set account_type = 'sidework_kids' where id = ${bob.id}`;
    expect([await counts(ada, bob), await counts(bob, ada)]).toEqual([nothing, nothing]);
    expect([await known(ada, bob), await known(bob, ada)]).toEqual([[0], [0]]);
  });

  it('after a block, by either', async () => {
    await service.db
      .insert(blocks)
      .values({ blockerId: bob.id, blockedId: ada.id, createdAt: new Date() });
    expect([await counts(ada, bob), await counts(bob, ada)]).toEqual([nothing, nothing]);
  });

  it('with oneself, or with a stranger whom nobody knows', async () => {
    expect(await counts(ada, ada)).toEqual(nothing);
    expect(await counts(ada, { id: randomUUID() } as Actor)).toEqual(nothing);
  });

  it('once an account is erased, and a late event brings nothing back', async () => {
    const rows: unknown[] = [];
    const file = (await gatherOwnData(service.db, ada.id)).find(
      ({ name }) => name === 'shared-history.json',
    );
    for await (const row of file?.rows ?? []) rows.push(row);
    expect(rows).toMatchObject([
      { kind: 'event', title: 'Trade night', with: null, counts: true },
      { kind: 'service', title: 'Repair a leaking tap', with: 'Bob Builder', counts: true },
    ]);
    await service.db.transaction((tx) => eraseOwnData(tx, bob.id));
    await service.sql`update people set has_left = true where id = ${bob.id}`;
    await twice(serviceCompleted, completed(ada, bob));
    await twice(attendeeCheckedIn, cameTo(bob, eventId));
    const left = await service.sql`
      select from shared_facts where ${bob.id} in (person_id, other_id)`;
    expect(left).toHaveLength(0);
  });

  it('where a fact is told while the account is being erased', async () => {
    let late: Promise<unknown> | undefined;
    await service.sql.begin(async (other) => {
      await other`select from people where id = ${bob.id} for update`;
      await other`update people set has_left = true where id = ${bob.id}`;
      await other`delete from shared_facts where ${bob.id} in (person_id, other_id)`;
      late = service.receive(attendeeCheckedIn, cameTo(bob));
      const pid = await pidOf(other);
      const isWaiting = async () => expect(await isWaitedFor(service.sql, pid)).toBe(true);
      await vi.waitFor(isWaiting, { timeout: 30_000 });
    });
    expect(await late).toEqual(['acknowledged']);
    const left = await service.sql`
      select from shared_facts where ${bob.id} in (person_id, other_id)`;
    expect(left).toHaveLength(0);
  });
});
