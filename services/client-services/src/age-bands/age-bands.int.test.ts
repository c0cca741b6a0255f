import { profileChanged } from '@sidework/contracts/identity/events';
import type { AgeBand } from '@sidework/contracts/identity/profiles/age-bands';
import { expect, it } from 'vitest';
import { testClientServices } from '../../test/service.ts';
import { ageBandOf } from './queries.ts';

const service = testClientServices();

it('the newest age band of a child is kept, and an adult has none', async () => {
  const { id } = await service.person({ accountType: 'sidework_kids' });
  const tell = (sequence: number, ageBand?: AgeBand | null) =>
    service.receive(
      profileChanged,
      {
        id,
        fullName: 'Kim K.',
        avatarUrl: null,
        profession: null,
        location: 'New Jersey',
        userType: 'professional',
        accountType: ageBand === null ? 'gig_worker' : 'sidework_kids',
        roles: [],
        completedServicesAsProfessional: 0,
        mayAct: true,
        guardianIds: [],
        ...(ageBand !== undefined && { ageBand }),
      },
      { sequence },
    );
  expect(await ageBandOf(service.db, id)).toBe('under_14');
  await tell(3, '16_17');
  await tell(2, '14_15');
  await tell(4);
  expect(await ageBandOf(service.db, id)).toBe('16_17');
  await tell(5, null);
  expect(await service.sql`select 1 from age_bands where person_id = ${id}`).toEqual([]);
});
