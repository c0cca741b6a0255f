import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { anOwnProfile, signInAs } from './builders.ts';
import type { fakeServer } from './fake-server.ts';
import { renderApp } from './render-app.tsx';

type Server = ReturnType<typeof fakeServer>;

/** Opens the tracker as a professional with these services, who has completed three. */
export function openTracker(server: Server, ...services: ServiceView[]) {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  answerCount(server, 3);
  answerServices(server, ...services);
  return renderApp('/service-tracker');
}

/** How many the server says are completed, from now on. */
export function answerCount(server: Server, completedServicesAsProfessional: number): void {
  server.on(getOwnProfile, () => anOwnProfile({ completedServicesAsProfessional }));
}

export function answerServices(server: Server, ...items: ServiceView[]): void {
  server.on(listServices, () => ({ items, nextCursor: null }));
}
