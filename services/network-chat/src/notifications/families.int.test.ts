import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as events from '@sidework/contracts/identity/events';
import type { EventDefinition } from '@sidework/contracts/kernel/event';
import {
  listNotifications,
  type NotificationView,
} from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';
import { queueNotificationMails } from '../mails/queue-notification-mails.ts';

const service = testNetworkChat();

let grace: Actor;
let alan: Actor;
let child: Actor;
beforeEach(async () => {
  grace = await service.person({}, { fullName: 'Grace Young' });
  alan = await service.person({}, { fullName: 'Alan Young' });
  child = await service.person(
    { accountType: 'sidework_kids' },
    { fullName: 'Kim Y.', guardianIds: [grace.id, alan.id] },
  );
});

const itemsOf = async (person: Actor): Promise<NotificationView[]> =>
  (await service.as(person).call(listNotifications)).json().items;
const toldTo = async (person: Actor) =>
  (await itemsOf(person)).map(({ kind, details }) => [kind, details]);

const family = () => ({ childId: child.id, guardianIds: [grace.id, alan.id] });
const byGrace = () => ({ ...family(), guardianId: grace.id });

type Told = [kind: string, details: object][];
interface Case {
  what: string;
  event: EventDefinition;
  data: () => object;
  child: Told;
  grace: Told;
  alan: Told;
}

const checked = (status: string): Case => ({
  what: `a check: ${status}`,
  event: events.verificationChanged,
  data: () => ({ ...family(), status }),
  child: [['account_checked', { reason: status }]],
  grace: [['child_checked', { reason: status }]],
  alan: [['child_checked', { reason: status }]],
});

const cases: Case[] = [
  {
    what: 'a consent that counts',
    event: events.consentGiven,
    data: byGrace,
    child: [['consent_given', {}]],
    grace: [['child_consent_given', {}]],
    alan: [['child_consent_given', {}]],
  },
  {
    what: 'a consent that staff did not accept',
    event: events.consentRejected,
    data: () => ({ consentId: randomUUID(), childId: child.id, guardianId: grace.id }),
    child: [],
    grace: [['child_consent_rejected', {}]],
    alan: [],
  },
  {
    what: 'a consent that was taken back',
    event: events.consentRevoked,
    data: () => ({ ...family(), revokedBy: grace.id }),
    child: [['consent_revoked', {}]],
    grace: [],
    alan: [['child_consent_revoked', {}]],
  },
  {
    what: 'a consent that is void',
    event: events.consentRevoked,
    data: family,
    child: [['consent_revoked', {}]],
    grace: [['child_consent_revoked', {}]],
    alan: [['child_consent_revoked', {}]],
  },
  {
    what: 'a consent that ended before anybody was told',
    event: events.consentRevoked,
    data: () => ({ childId: child.id }),
    child: [],
    grace: [],
    alan: [],
  },
  ...['verified', 'rejected', 'expired'].map(checked),
  {
    what: 'a pause',
    event: events.childPaused,
    data: byGrace,
    child: [['account_paused', { reason: 'paused' }]],
    grace: [],
    alan: [['child_paused', { reason: 'paused' }]],
  },
  {
    what: 'the end of a pause',
    event: events.childResumed,
    data: byGrace,
    child: [['account_paused', { reason: 'resumed' }]],
    grace: [],
    alan: [['child_paused', { reason: 'resumed' }]],
  },
];

describe.each(cases)('$what', ({ what: _, event, data, ...told }) => {
  it('is told once to whom it concerns', async () => {
    const id = randomUUID();
    const fact = data();
    for (const attempt of [1, 2])
      expect(await service.receive(event, fact, { id, attempt })).toContain('acknowledged');
    const seen = {
      child: await toldTo(child),
      grace: await toldTo(grace),
      alan: await toldTo(alan),
    };
    expect(seen).toEqual(told);
  });
});

it('leads the child to its account, and its guardians to the child', async () => {
  await service.receive(events.consentGiven, byGrace());
  expect(await itemsOf(child)).toMatchObject([
    { path: '/profile-setup', actor: { fullName: 'Grace Young' } },
  ]);
  expect(await itemsOf(alan)).toMatchObject([
    { path: `/guardian/children/${child.id}`, actor: { fullName: 'Kim Y.' } },
  ]);
});

it('leads whoever gave a consent that was not accepted to that consent', async () => {
  const consentId = randomUUID();
  const data = { consentId, childId: child.id, guardianId: grace.id };
  await service.receive(events.consentRejected, data);
  expect(await itemsOf(grace)).toMatchObject([
    { path: `/guardian/consent-form?consent=${consentId}` },
  ]);
});

it('mails the other guardian the newest word of a pause, and nobody what identity mails itself', async () => {
  const people = [child, grace, alan];
  const addressOf = ({ id }: Actor) => `${id}@example.com`;
  for (const person of people) {
    const contact = { id: person.id, email: addressOf(person), phone: null };
    await service.receive(events.contactChanged, contact);
  }
  await service.receive(events.verificationChanged, { ...family(), status: 'verified' });
  await service.receive(events.childPaused, byGrace());
  await service.receive(events.childResumed, byGrace());
  const later = new Date(Date.now() + 11 * 60_000);
  await queueNotificationMails({ ...service.deps, now: () => later });
  const mails = await service.sql<{ recipient: string; body_text: string }[]>`
    select recipient, body_text from mail_queue
    where recipient in ${service.sql(people.map(addressOf))}`;
  expect(mails.map(({ recipient }) => recipient)).toEqual([addressOf(alan)]);
  expect(mails[0]?.body_text).toMatch(/^Another guardian ended the pause of your child Kim Y\./);
});
