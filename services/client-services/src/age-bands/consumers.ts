import { consumer } from '@sidework/chassis/events/consumer';
import { profileChanged } from '@sidework/contracts/identity/events';
import { keepAgeBand } from './queries.ts';

export const keepAgeBandWhenProfileChanged = consumer({
  name: 'keep-age-band-when-profile-changed',
  event: profileChanged,
  async handle(tx, { data: { id: personId, ageBand: band }, sequence }) {
    if (band !== undefined) await keepAgeBand(tx, { personId, band, sequence });
  },
});
