import { randomUUID } from 'node:crypto';
import { timeZoneOf } from '@sidework/chassis/people/time-zones';
import { profileChanged } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
const hears = (id: string, sequence: number, timeZone?: string) =>
  service.receive(
    profileChanged,
    {
      id,
      fullName: 'Ada Example',
      avatarUrl: null,
      profession: null,
      location: null,
      userType: 'professional',
      accountType: 'business_professional',
      roles: [],
      completedServicesAsProfessional: 0,
      mayAct: true,
      guardianIds: [],
      timeZone,
    },
    { sequence },
  );

it('the time zone of a person is the newest that was heard, and the usual one before', async () => {
  const id = randomUUID();
  expect(await timeZoneOf(service.db, id)).toBe('America/New_York');
  for (const [sequence, given, kept] of [
    [1, undefined, 'America/New_York'],
    [2, 'America/Chicago', 'America/Chicago'],
    [4, 'America/Denver', 'America/Denver'],
    [3, 'America/Phoenix', 'America/Denver'],
    [5, undefined, 'America/Denver'],
  ] as const) {
    await hears(id, sequence, given);
    expect(await timeZoneOf(service.db, id)).toBe(kept);
  }
});
