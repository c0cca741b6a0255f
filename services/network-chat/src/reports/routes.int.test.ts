import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { reviewReported } from '@sidework/contracts/client-services/events/reviews';
import {
  contentTakenDown,
  contentReported as educationReported,
} from '@sidework/contracts/education-events/events';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { contentReported } from '@sidework/contracts/marketplace/events';
import {
  contentHidden,
  educationHidden,
  personSuspended,
  reviewHidden,
} from '@sidework/contracts/network-chat/events';
import { limits } from '@sidework/contracts/network-chat/limits';
import { listMessages } from '@sidework/contracts/network-chat/messages';
import { listNotifications } from '@sidework/contracts/network-chat/notifications';
import type { ReportDecision } from '@sidework/contracts/network-chat/reports';
import * as api from '@sidework/contracts/network-chat/reports';
import { getToday } from '@sidework/contracts/network-chat/today';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let ada: Actor;
let bob: Actor;
let moderator: Actor;

beforeEach(async () => {
  await service.sql`delete from reports`;
  ada = await service.person({}, { fullName: 'Ada Example' });
  bob = await service.person({}, { fullName: 'Bob Builder' });
  moderator = await service.person({ roles: ['moderator'], aal: 'aal2' });
});

const send = async (by: Actor, endpoint: Endpoint, args: object = {}) => {
  const reply = await service.as(by).call(endpoint, args);
  return reply.statusCode < 400 ? reply.statusCode : `${reply.statusCode} ${reply.json().code}`;
};
const report = (by: Actor, thing: string, subjectId: string, more = {}) =>
  send(by, api.sendReport, { body: { thing, subjectId, reason: 'scam', ...more } });
const queue = async (query = {}) =>
  (await service.as(moderator).call(api.listReports, { query })).json().items;
const decide = async (decision: ReportDecision, by = moderator) => {
  const [row] = await service.sql<{ id: string }[]>`select id from reports`;
  const body = { decision, reason: 'It is not allowed here' };
  return send(by, api.decideReport, { params: { reportId: row?.id ?? '' }, body });
};
const told = async (by: Actor) =>
  (await service.as(by).call(listNotifications))
    .json()
    .items.map(({ kind, details }: { kind: string; details: object }) => ({ kind, ...details }));
const written = async () => {
  await anOpenConversation(service.db, ada, bob);
  return aMessage(service.db, { from: bob, to: ada, content: 'Pay me outside of here' });
};
const aGigReport = () => ({
  reportId: randomUUID(),
  reporterId: ada.id,
  ownerId: bob.id,
  thing: 'gig' as const,
  subjectId: randomUUID(),
  title: 'Miracle roofs',
  reason: 'scam' as const,
  comment: 'It is a picture of my roof',
});
const aReviewReport = () => ({
  serviceId: randomUUID(),
  professionalId: ada.id,
  clientId: bob.id,
  title: 'A tap',
  totalAmountCents: 9_900,
  reviewId: randomUUID(),
  rating: 1,
  reportId: randomUUID(),
  reporterId: ada.id,
  comment: 'He is a thief',
  reply: null,
  reason: 'I was not paid',
});

describe('a report', () => {
  it('tells before a ban whom it would reach besides, and whom it would not reach', async () => {
    const mo = await service.person({ roles: ['moderator'] }, { roles: ['moderator'] });
    const guardianIds = [mo.id];
    const kid = { accountType: 'sidework_kids' } as const;
    await service.person(kid, { guardianIds });
    await service.person(kid, { guardianIds });
    await service.person(kid, { guardianIds, hasLeft: true });
    await report(ada, 'person', mo.id);
    expect(await queue()).toMatchObject([{ isReportedStaff: true, childrenOfReported: 2 }]);
    expect(await decide('suspended')).toBe('409 reported_is_staff');
    expect(await decide('dismissed')).toBe(200);
  });

  it('of a message quotes it as it was kept, and stands before the moderators', async () => {
    const message = await written();
    expect(await report(ada, 'message', message.id, { comment: 'Careful' })).toBe(201);
    expect(await queue()).toMatchObject([
      {
        thing: 'message',
        reason: 'scam',
        comment: 'Careful',
        decision: null,
        excerpt: 'Pay me outside of here',
        isAboutChild: false,
        actedOnBefore: 0,
        writtenAt: message.createdAt.toISOString(),
        reporter: { fullName: 'Ada Example' },
        reported: { fullName: 'Bob Builder' },
      },
    ]);
    expect(await queue()).toMatchObject([{ isReportedStaff: false, childrenOfReported: 0 }]);
    const waits = (await service.as(moderator).call(getToday)).json().items;
    expect(waits).toMatchObject([{ kind: 'report_waits' }]);
  });

  it.each(['gig', 'job', 'review'])(
    'of a %s is taken by the service that knows whose it is, and by no word of the reporter',
    async (thing) => {
      const owner = { reportedId: bob.id, excerpt: 'Whatever I say' };
      expect(await report(ada, thing, randomUUID(), owner)).toMatch(/^400/);
      expect(await report(ada, thing, randomUUID())).toBe('400 invalid_input');
      expect(await report(ada, 'person', bob.id, owner)).toBe('400 unknown_field');
      expect(await queue()).toEqual([]);
    },
  );

  it('is refused of what the reporter was not written, of themselves, and of a stranger to all', async () => {
    const { id } = await written();
    const stranger = await service.person();
    expect(await report(stranger, 'message', id)).toBe('404 not_found');
    expect(await report(bob, 'message', id)).toBe('404 not_found');
    expect(await report(ada, 'room_message', id)).toBe('404 not_found');
    expect(await report(ada, 'person', ada.id)).toBe('422 report_yourself');
    expect(await report(ada, 'person', randomUUID())).toBe('404 person_not_found');
  });

  it('waits once for each reporter and thing, and again after it was decided', async () => {
    expect(await report(ada, 'person', bob.id)).toBe(201);
    expect(await report(ada, 'person', bob.id)).toBe('409 already_reported');
    expect(await decide('dismissed')).toBe(200);
    expect(await report(ada, 'person', bob.id)).toBe(201);
  });

  it('is found by whom it is about', async () => {
    const carl = await service.person();
    await report(ada, 'person', bob.id);
    await report(ada, 'person', carl.id);
    const about = async (reportedId: string) =>
      (await queue({ reportedId })).map(({ reported }: api.ReportView) => reported.id);
    expect(await about(carl.id)).toEqual([carl.id]);
    expect(await about(ada.id)).toEqual([]);
    expect(await queue({ reportedId: bob.id, state: 'decided' })).toEqual([]);
  });

  it('is one of few in an hour', async () => {
    for (let sent = 0; sent < limits.reportsPerHour; sent += 1)
      await report(ada, 'person', (await service.person()).id);
    expect(await report(ada, 'person', bob.id)).toBe('429 too_many_reports');
  });

  it('may be sent by a child that may not act', async () => {
    const child = await service.person({ accountType: 'sidework_kids' }, { mayAct: false });
    expect(await report(child, 'person', bob.id)).toBe(201);
    expect(await queue()).toMatchObject([{ isAboutChild: true }]);
  });

  it('is read and decided by staff alone', async () => {
    await report(ada, 'person', bob.id);
    for (const other of [ada, bob, await service.person({ roles: ['moderator'] })]) {
      expect(await send(other, api.listReports)).toMatch(/^403/);
      expect(await decide('dismissed', other)).toMatch(/^403/);
    }
  });
});

describe('reported elsewhere', () => {
  it.each([
    [
      'a gig',
      contentReported,
      aGigReport,
      { thing: 'gig', excerpt: 'Miracle roofs', comment: 'It is a picture of my roof' },
    ],
    [
      'a review',
      reviewReported,
      aReviewReport,
      { thing: 'review', excerpt: 'He is a thief', reason: 'other', comment: 'I was not paid' },
    ],
  ] as const)('%s waits before the moderators once', async (_, event, given, expected) => {
    const data = given() as never;
    const id = randomUUID();
    for (const _delivery of [1, 2])
      expect(await service.receive(event as typeof contentReported, data, { id })).toEqual([
        'acknowledged',
      ]);
    expect(await queue()).toMatchObject([{ ...expected, reported: { id: bob.id } }]);
  });

  it('the reply to a review is its professional’s, who is reported by the client', async () => {
    const data = { ...aReviewReport(), reporterId: bob.id, reply: 'You lie' };
    await service.receive(reviewReported, data);
    expect(await queue()).toMatchObject([{ excerpt: 'You lie', reported: { id: ada.id } }]);
  });

  it('something of a person not known yet waits for their profile', async () => {
    const data = { ...aGigReport(), ownerId: randomUUID() };
    const [outcome] = await service.receive(contentReported, data).catch(() => ['retried']);
    expect(outcome).toMatch(/^retried/);
    expect(await queue()).toEqual([]);
  });
});

describe('the decision', () => {
  it('to hide a message shows it to nobody any more, and keeps it', async () => {
    const { id } = await written();
    await report(ada, 'message', id);
    expect(await decide('hidden')).toBe(200);
    const params = { personId: bob.id };
    const [shown] = (await service.as(ada).call(listMessages, { params })).json().items;
    expect(shown).toMatchObject({ id, content: '', isHidden: true });
    const [kept] = await service.sql`select content from messages where id = ${id}`;
    expect(kept).toEqual({ content: 'Pay me outside of here' });
    expect(await told(bob)).toEqual([{ kind: 'content_hidden', reason: 'It is not allowed here' }]);
    expect(await told(ada)).toEqual([{ kind: 'report_decided', reason: 'hidden' }]);
  });

  it.each(['gig', 'portfolio_photo'] as const)(
    'to hide a %s is told to marketplace, which shows it no more',
    async (thing) => {
      const data = { ...aGigReport(), thing };
      await service.receive(contentReported, data);
      expect(await decide('hidden')).toBe(200);
      const [last] = (await service.emitted(contentHidden.type)).slice(-1);
      expect(last?.data).toEqual({
        reportId: data.reportId,
        thing,
        subjectId: data.subjectId,
        ownerId: bob.id,
      });
    },
  );

  it.each(['event', 'course', 'lesson_post'] as const)(
    'to hide an %s is told to education-events, and its owner reads why',
    async (thing) => {
      const data = { ...aGigReport(), thing };
      await service.receive(educationReported, data);
      expect(await queue()).toMatchObject([{ thing, excerpt: 'Miracle roofs' }]);
      expect(await decide('hidden')).toBe(200);
      const { reportId, subjectId } = data;
      const [last] = (await service.emitted(educationHidden.type)).slice(-1);
      expect(last?.data).toEqual({ reportId, thing, subjectId });
      expect(await told(bob)).toEqual([
        { kind: 'content_hidden', reason: 'It is not allowed here' },
      ]);
    },
  );

  it('of staff without a report is told to the owner with the reason', async () => {
    await service.receive(contentTakenDown, {
      thing: 'event',
      subjectId: randomUUID(),
      ownerId: bob.id,
      title: 'Miracle roofs',
      moderatorId: moderator.id,
      reason: 'It is a scam',
    });
    expect(await told(bob)).toEqual([{ kind: 'warned', reason: 'It is a scam' }]);
  });

  it('to hide a review is told to client-services with the author of what was reported', async () => {
    const data = aReviewReport();
    await service.receive(reviewReported, data);
    expect(await decide('hidden')).toBe(200);
    const [last] = (await service.emitted(reviewHidden.type)).slice(-1);
    expect(last?.data).toEqual({
      reportId: data.reportId,
      reviewId: data.reviewId,
      authorId: bob.id,
    });
    expect(await told(bob)).toEqual([{ kind: 'content_hidden', reason: 'It is not allowed here' }]);
  });

  it('to hide a person is refused', async () => {
    await report(ada, 'person', bob.id);
    expect(await decide('hidden')).toBe('422 nothing_to_hide');
    expect(await queue()).toHaveLength(1);
  });

  it('to suspend is told to identity with its moderator', async () => {
    await report(ada, 'person', bob.id);
    expect(await decide('suspended')).toBe(200);
    const [last] = (await service.emitted(personSuspended.type)).slice(-1);
    expect(last?.data).toMatchObject({ personId: bob.id, moderatorId: moderator.id });
  });

  it('to dismiss changes nothing for the reported, and counts for nothing later', async () => {
    await report(ada, 'person', bob.id);
    expect(await decide('dismissed')).toBe(200);
    expect(await told(bob)).toEqual([]);
    expect(await told(ada)).toEqual([{ kind: 'report_decided', reason: 'dismissed' }]);
    await report(ada, 'person', bob.id);
    expect(await queue()).toMatchObject([{ actedOnBefore: 0 }]);
  });

  it('is made once, and to warn counts for the next report', async () => {
    await report(ada, 'person', bob.id);
    expect(await decide('warned')).toBe(200);
    expect(await decide('dismissed')).toBe('409 report_decided');
    expect(await queue({ state: 'decided' })).toMatchObject([{ decision: 'warned' }]);
    await report(ada, 'person', bob.id);
    expect(await queue()).toMatchObject([{ actedOnBefore: 1 }]);
    const waits = (await service.as(moderator).call(getToday)).json().items;
    expect(waits).toHaveLength(1);
  });
});
