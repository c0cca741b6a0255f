import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/ce-requirements';
import {
  attendedEventCancelled,
  attendeeCheckedIn,
  checkInUndone,
} from '@sidework/contracts/education-events/events/tickets';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();

let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
  const body = {
    requirementName: 'CPA license',
    hoursRequired: 20,
    hoursCompleted: 12,
    deadline: '2027-03-31',
    profession: 'accounting' as const,
    state: 'New Jersey' as const,
    subject: 'Ethics',
    carryOverHours: 3,
  };
  await service.as(owner).call(api.addCeRequirement, { body });
});

const list = async (): Promise<api.CeRequirementView[]> =>
  (await service.as(owner).call(api.listCeRequirements)).json().items;

const seat = (education: object | null = {}) => ({
  eventId: randomUUID(),
  organizerId: randomUUID(),
  title: 'Ethics in the hall',
  startsAt: '2026-11-20T14:00:00.000Z',
  endsAt: '2026-11-20T16:00:00.000Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  registrationId: randomUUID(),
  userId: owner.id,
  checkedInAt: '2026-11-20T13:55:00.000Z',
  reason: 'The hall is closed.',
  education: education
    ? {
        hours: 2,
        category: 'accounting' as const,
        subject: 'Ethics',
        states: ['New Jersey'],
        completedOn: '2026-11-20',
        ...education,
      }
    : undefined,
});
const acts = {
  in: attendeeCheckedIn,
  undo: checkInUndone,
  cancel: attendedEventCancelled,
};
const tell = async (at: ReturnType<typeof seat>, ...told: [keyof typeof acts, number][]) => {
  for (const [act, sequence] of told) await service.receive(acts[act], at, { sequence });
};

describe('an event that was attended', () => {
  it('gives its hours once from check-in on, however often it is told [F3]', async () => {
    await tell(seat(), ['in', 1], ['in', 1]);
    const [requirement] = await list();
    expect(requirement).toMatchObject({ hoursCompleted: 14 });
    expect(requirement?.credits).toMatchObject([
      { courseTitle: 'Ethics in the hall', hours: 2, certificateCode: null, isRevoked: false },
    ]);
  });

  it.each<[string, [keyof typeof acts, number][], number]>([
    [
      'undone at the door',
      [
        ['in', 1],
        ['undo', 2],
        ['undo', 2],
      ],
      12,
    ],
    [
      'undone and told the other way round',
      [
        ['undo', 2],
        ['in', 1],
      ],
      12,
    ],
    [
      'let in again',
      [
        ['in', 1],
        ['undo', 2],
        ['in', 3],
      ],
      14,
    ],
    [
      'cancelled after the door opened',
      [
        ['in', 1],
        ['cancel', 2],
      ],
      12,
    ],
    ['cancelled and never attended', [['cancel', 1]], 12],
  ])('counts what the door did last: %s', async (_case, told, hours) => {
    await tell(seat(), ...told);
    expect((await list())[0]?.hoursCompleted).toBe(hours);
  });

  it.each([
    ['without hours', null],
    ['that another state accepts', { states: ['New York'] }],
    ['of another profession', { category: 'notary' }],
    ['of another subject', { subject: 'Taxes' }],
  ])('%s counts nowhere', async (_case, education) => {
    await tell(seat(education), ['in', 1]);
    expect((await list())[0]).toMatchObject({ hoursCompleted: 12, credits: [] });
  });
});
