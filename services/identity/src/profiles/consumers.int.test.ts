import { randomUUID } from 'node:crypto';
import { serviceCompleted } from '@sidework/contracts/client-services/events';
import { profileChanged } from '@sidework/contracts/identity/events';
import { getOwnProfile } from '@sidework/contracts/identity/profiles';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';

const service = testIdentity();

const aCompletedService = (professionalId: string) => ({
  serviceId: randomUUID(),
  professionalId,
  clientId: randomUUID(),
  title: 'Mend the tap',
  totalAmountCents: 12_000,
  completedAt: '2026-03-01T12:00:00.000Z',
});

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

  it('of nobody known here is tried again', async () => {
    const outcome = await service.receive(serviceCompleted, aCompletedService(randomUUID()));

    expect(outcome).toEqual(['retried in 1000']);
  });
});
