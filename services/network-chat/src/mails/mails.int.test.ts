import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  deadlineSet,
  estimateSet,
  serviceCancelled,
  serviceProgressed,
  serviceProposed,
  serviceReopened,
} from '@sidework/contracts/client-services/events';
import { reviewEdited } from '@sidework/contracts/client-services/events/reviews';
import { contactChanged } from '@sidework/contracts/identity/events';
import {
  jobExpired,
  jobNearlyExpired,
  proposalDeclined,
  proposalOvertaken,
  proposalSubmitted,
} from '@sidework/contracts/marketplace/events';
import {
  blockPerson,
  changeConversation,
  markRead,
} from '@sidework/contracts/network-chat/conversations';
import { setNotificationPreference } from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { aJobFact, aProposalFact, aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';
import { queueNotificationMails } from './queue-notification-mails.ts';
import { queueUnreadMails } from './queue-unread-mails.ts';

const service = testNetworkChat();

let client: Actor;
let professional: Actor;
let address: string;
beforeEach(async () => {
  client = await service.person({}, { fullName: 'Grace Client' });
  professional = await service.person({}, { fullName: 'Pat Plumber' });
  address = `${randomUUID()}@example.com`;
  await contact(client, address);
});

const contact = (person: Actor, email: string | null, sequence = 1) =>
  service.receive(contactChanged, { id: person.id, email, phone: null }, { sequence });

const turnOff = (kind: string) =>
  service.as(client).call(setNotificationPreference, { params: { kind }, body: { mail: false } });

const mailsTo = (recipient: string) => service.sql<
  { subject: string; body_text: string; body_html: string }[]
>`
  select subject, body_text, body_html from mail_queue where recipient = ${recipient} order by id`;

describe('the mail of a notification', () => {
  const propose = (id: string = randomUUID()) =>
    service.receive(proposalSubmitted, aProposalFact(client, professional), { id });

  it('says what happened, where it leads and how to turn it off', async () => {
    await propose();
    await queueNotificationMails(service.deps);
    const [mail] = await mailsTo(address);
    expect(mail?.subject).toBe('Pat Plumber proposes to do “Repair a leaking tap” for $99.00');
    expect(mail?.body_text).toContain(
      'Pat Plumber proposes to do “Repair a leaking tap” for $99.00.',
    );
    expect(mail?.body_text).toMatch(/http:\/\/localhost:8080\/jobs\/[0-9a-f-]{36}\n/);
    expect(mail?.body_text).toContain('http://localhost:8080/settings/notifications');
  });

  it('names no child in its subject, whatever the child did [1.7-11]', async () => {
    const child = await service.person({}, { fullName: 'Mia K.', accountType: 'sidework_kids' });
    await service.receive(proposalSubmitted, aProposalFact(client, child));
    await queueNotificationMails(service.deps);
    const [mail] = await mailsTo(address);
    expect(mail?.subject).toBe('A proposal on your job');
    expect(mail?.body_text).toContain('Mia K. proposes to do');
  });

  it('quotes names, titles and reasons in one line each, that lead nowhere', async () => {
    const phisher = await service.person({}, { fullName: 'Sidework - https://evil.example/in' });
    const title = 'Roof”.\n\nSidework security team: confirm your account at www.evil.example';
    const fact = { ...aServiceFact(phisher, client), title };
    const reason = `Paint it again.\n\nSidework: http://evil.example ${'x'.repeat(100)}`;
    await service.receive(serviceReopened, { ...fact, reason });
    await queueNotificationMails(service.deps);
    const [mail] = await mailsTo(address);
    const [sentence, ticket, button] = mail?.body_text.split('\n\n') ?? [];
    expect(sentence).toBe(
      `Sidework - https: //evil. example/in requests changes on “Roof’. Sidework security team: confirm your account at www. evil. example”: Paint it again. Sidework: http: //evil. example ${'x'.repeat(31)}…`,
    );
    expect(ticket).toBe(
      '“Roof’. Sidework security team: confirm your account at www. evil. example”\nSidework - https: //evil. example/in',
    );
    expect(button).toMatch(/^See the request:\nhttp:\/\/localhost:8080\//);
    expect(mail?.body_html?.match(/href="([^"]*)"/g)).toHaveLength(2);
    expect(mail?.body_html).not.toMatch(/https?:\/\/evil/);
  });

  it.each([
    ['proposed', serviceProposed, 'A professional proposes a service to you. Sign in to read it'],
    [
      'cancelled again',
      serviceCancelled,
      'A professional cancelled “a service that you have not agreed to”.',
    ],
  ])(
    'of work that is %s and not agreed to quotes nothing of a stranger [D-122]',
    async (_, event, begins) => {
      const stranger = await service.person({}, { fullName: 'CALL 973-555-0142' });
      const fact = {
        ...aServiceFact(client, stranger),
        title: 'Text 973-555-0142',
        isProposed: true,
      };
      const cancelled = {
        cancelledBy: 'professional',
        payer: 'professional',
        refundCents: 0,
        feeCents: 0,
      };
      await service.receive(event as typeof serviceCancelled, { ...fact, ...cancelled } as never);
      await queueNotificationMails(service.deps);
      const [mail] = await mailsTo(address);
      expect(mail?.body_text.startsWith(begins), mail?.body_text).toBe(true);
      expect(`${mail?.subject} ${mail?.body_text}`).not.toMatch(/973|CALL/);
      expect(mail?.body_text).toContain(`/${fact.serviceId}`);
    },
  );

  it('is queued once, by however many instances and deliveries', async () => {
    const id = randomUUID();
    await propose(id);
    await propose(id);
    await Promise.all([1, 2, 3, 4].map(() => queueNotificationMails(service.deps)));
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('is not sent where its person has turned it off', async () => {
    await turnOff('proposal_received');
    await propose();
    await queueNotificationMails(service.deps);
    expect(await mailsTo(address)).toEqual([]);
  });

  it('is not sent of a kind that is mailed to nobody who has not asked for it', async () => {
    const withdrawn = { ...aProposalFact(client, professional), reason: 'withdrawn' as const };
    await service.receive(proposalDeclined, withdrawn);
    await queueNotificationMails(service.deps);
    expect(await mailsTo(address)).toEqual([]);
  });

  it('is sent although one before it is of a kind that only a newer release knows', async () => {
    await propose();
    await service.sql`
      update notifications set kind = 'badge_earned' where receiver_id = ${client.id}`;
    await propose();
    await queueNotificationMails(service.deps);
    expect(await mailsTo(address)).toHaveLength(1);
    expect(await queueNotificationMails(service.deps)).toBe(0);
  });

  it('of a job that ends soon says what helps, and nothing that is wrong a day later', async () => {
    const end = { expiresAt: '2026-12-24T10:00:00.000Z' };
    await service.receive(jobNearlyExpired, { ...aJobFact(client), ...end });
    await queueNotificationMails(service.deps);
    const [mail] = await mailsTo(address);
    expect(mail?.body_text).toContain(
      'Your job “Repair a leaking tap” ends soon, unless you keep it open.',
    );
  });

  it('of a job that has ended says so once, and leads to it', async () => {
    const id = randomUUID();
    const fact = aJobFact(client);
    for (const attempt of [1, 2]) await service.receive(jobExpired, fact, { id, attempt });
    await queueNotificationMails(service.deps);
    const [mail, ...more] = await mailsTo(address);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(
      'Your job “Repair a leaking tap” has ended. Post it again if you still need someone',
    );
    expect(mail?.body_text).toContain('has ended. Post it again if you still need someone.');
    expect(mail?.body_text).toContain(`http://localhost:8080/jobs/${fact.jobRequestId}\n`);
  });

  it('goes to the newest address, and to nobody who has none', async () => {
    const newest = `${randomUUID()}@example.com`;
    await contact(client, newest, 3);
    await contact(client, 'late@example.com', 2);
    await propose();
    await queueNotificationMails(service.deps);
    expect(await mailsTo(newest)).toHaveLength(1);
    await contact(client, null, 4);
    await propose();
    await queueNotificationMails(service.deps);
    expect(await mailsTo(newest)).toEqual([]);
    expect(await mailsTo(address)).toEqual([]);
  });
});

describe('the mail of what is changed to and fro', () => {
  const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
  const sweep = (minutes: number) =>
    queueNotificationMails({ ...service.deps, now: inMinutes(minutes) });
  const work = () => aServiceFact(professional, client);
  const set = (fact: ReturnType<typeof work>, deadline: string) =>
    service.receive(deadlineSet, { ...fact, deadline, timeZone: 'America/New_York' });

  it('waits ten minutes, and says what holds then', async () => {
    const fact = work();
    for (const day of ['01', '02', '03', '04']) await set(fact, `2027-01-${day}`);
    await sweep(9);
    expect(await mailsTo(address)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sweep(11)));
    const mails = await mailsTo(address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('January 4, 2027');
  });

  it('is not put off by being changed again and again', async () => {
    const fact = work();
    await set(fact, '2027-01-01');
    await service.sql`
      update notifications set mail_due_at = mail_due_at - interval '9 minutes'
      where receiver_id = ${client.id}`;
    await set(fact, '2027-01-02');
    await sweep(2);
    expect(await mailsTo(address)).toHaveLength(1);
    await set(fact, '2027-01-03');
    await sweep(2);
    expect(await mailsTo(address)).toHaveLength(1);
    await sweep(11);
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('is one for each service, kind and receiver', async () => {
    await set(work(), '2027-01-01');
    await set(work(), '2027-01-02');
    const fact = work();
    await set(fact, '2027-01-03');
    const review = { reviewId: randomUUID(), rating: 4, previousRating: 2 };
    await service.receive(reviewEdited, { ...fact, ...review });
    await sweep(11);
    expect(await mailsTo(address)).toHaveLength(4);
  });

  it('is one also of two that come at once', async () => {
    const fact = work();
    await Promise.all([1, 2, 3, 4].map((day) => set(fact, `2027-01-0${day}`)));
    await sweep(11);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it.each([
    [
      'estimate_set',
      (fact: ReturnType<typeof work>) =>
        service.receive(estimateSet, { ...fact, estimatedCompletionDate: '2027-01-01' }),
    ],
    [
      'proposal_overtaken',
      (fact: ReturnType<typeof work>) =>
        service.receive(proposalOvertaken, {
          ...aProposalFact(professional, client),
          proposalId: fact.serviceId,
        }),
    ],
    [
      'service_progressed',
      (fact: ReturnType<typeof work>) =>
        service.receive(serviceProgressed, {
          ...fact,
          progressStage: 'halfway',
          progressPercentage: 50,
        }),
    ],
  ])('of the kind %s is one, too, where it is asked for', async (kind, change) => {
    await service
      .as(client)
      .call(setNotificationPreference, { params: { kind }, body: { mail: true } });
    const fact = aServiceFact(client, professional);
    for (const _ of [1, 2, 3]) await change(fact);
    await sweep(11);
    expect(await mailsTo(address)).toHaveLength(1);
  });
});

describe('the mail of unread messages', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const write = (minutes: number, content = 'The pipe has burst') =>
    aMessage(service.db, { from: professional, to: client, content, at: minutesAgo(minutes) });
  const readAll = (upTo: number) =>
    service.as(client).call(markRead, { params: { personId: professional.id }, body: { upTo } });
  const sweep = (minutesFromNow = 0) =>
    queueUnreadMails({ ...service.deps, now: () => minutesAgo(-minutesFromNow) });

  beforeEach(async () => {
    await anOpenConversation(service.db, client, professional);
  });

  it('tells after ten minutes who wrote, and not what', async () => {
    await write(9);
    await sweep();
    expect(await mailsTo(address)).toEqual([]);
    await sweep(2);
    const [mail] = await mailsTo(address);
    expect(mail?.body_text).toContain('Pat Plumber wrote to you.');
    expect(mail?.body_text).toContain(`http://localhost:8080/chat?user=${professional.id}`);
    expect(mail?.body_text).not.toContain('burst');
  });

  it('is sent once until all is read, and then again', async () => {
    await write(20);
    await Promise.all([1, 2, 3, 4].map(() => sweep()));
    await write(15);
    await sweep(60);
    await readAll(1);
    await sweep(60);
    expect(await mailsTo(address)).toHaveLength(1);
    await readAll(2);
    await write(12);
    await sweep();
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('is not sent of a muted conversation', async () => {
    await service.as(client).call(changeConversation, {
      params: { personId: professional.id },
      body: { isMuted: true },
    });
    await write(20);
    await sweep();
    expect(await mailsTo(address)).toEqual([]);
  });

  it('counts from the oldest message that is still unread', async () => {
    await write(20);
    await write(5);
    await readAll(1);
    await sweep();
    expect(await mailsTo(address)).toEqual([]);
    await sweep(6);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('counts from its own moment for a message that comes while others are being read', async () => {
    await write(20);
    const message = { from: professional, to: client, at: minutesAgo(1) };
    let reading: ReturnType<typeof readAll> | undefined;
    await service.db.transaction(async (tx) => {
      await aMessage(tx, message);
      reading = readAll(1);
      await service.sql`select pg_sleep(0.3)`;
    });
    expect((await reading)?.statusCode).toBe(200);
    await sweep();
    expect(await mailsTo(address)).toEqual([]);
    await sweep(10);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it.each([
    ['is read', () => readAll(1)],
    ['is not to be mailed', () => turnOff('message')],
    [
      'comes from somebody blocked',
      () => service.as(client).call(blockPerson, { params: { personId: professional.id } }),
    ],
    [
      'comes from somebody who has blocked since',
      () => service.as(professional).call(blockPerson, { params: { personId: client.id } }),
    ],
  ])('is not sent of what %s', async (_, happens) => {
    await write(20);
    expect((await happens()).statusCode).toBe(200);
    await sweep();
    expect(await mailsTo(address)).toEqual([]);
  });

  it('does not go to the sender', async () => {
    const own = `${randomUUID()}@example.com`;
    await contact(professional, own);
    await write(20);
    await sweep();
    expect(await mailsTo(own)).toEqual([]);
  });
});
