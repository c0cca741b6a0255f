import { consumer } from '@sidework/chassis/consumer';
import { serviceCompleted } from '@sidework/contracts/client-services/events';
import { addCompletedService, rolesForUser } from './queries.ts';
import { tellProfileChanged } from './tell-profile-changed.ts';

export const countServiceWhenCompleted = consumer({
  name: 'count-service-when-completed',
  event: serviceCompleted,
  async handle(tx, { data, occurredAt }) {
    const profile = await addCompletedService(tx, data.professionalId);
    await tellProfileChanged(tx, profile, await rolesForUser(tx, profile.id), occurredAt);
  },
});
