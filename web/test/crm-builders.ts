import type { CrmOverview, CrmReview } from '@sidework/contracts/schema/client-services/crm';
import { getCrmOverview, listCrmReviews } from '@sidework/contracts/schema/client-services/crm';
import {
  type CrmClientView,
  listCrmClients,
} from '@sidework/contracts/schema/client-services/crm-clients';
import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { signInAs } from './builders.ts';
import type { fakeServer } from './fake-server.ts';
import { anId, aPersonCard } from './job-builders.ts';
import { renderApp } from './render-app.tsx';
import { aReview } from './service-builders.ts';

export function aCrmClient(client: Partial<CrmClientView> = {}): CrmClientView {
  const person = aPersonCard({ fullName: 'Clara Whitfield', profession: null });
  return {
    id: anId(),
    professionalId: anId(),
    clientId: person.id,
    client: person,
    email: 'clara@example.com',
    phone: null,
    isInternational: false,
    country: 'United States',
    vatNumber: null,
    notes: null,
    createdAt: '2026-01-07T10:00:00.000Z',
    ...client,
  };
}

export function aCrmReview(review: Partial<CrmReview> = {}): CrmReview {
  return {
    ...aReview(),
    clientName: 'Clara Whitfield',
    serviceTitle: 'Replace the kitchen faucet',
    ...review,
  };
}

function anOverview(overview: Partial<CrmOverview> = {}): CrmOverview {
  return {
    activeServices: 2,
    completedServices: 3,
    revenueCents: 123_450,
    averageRating: 4.3,
    reviewCount: 3,
    revenueByMonth: Array.from({ length: 12 }, (_, month) => ({
      month: `2026-${String(month + 1).padStart(2, '0')}`,
      revenueCents: month === 9 ? 100_000 : 2_000,
    })),
    ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating > 3 ? 2 : 0 })),
    ...overview,
  };
}

interface Given {
  overview?: Partial<CrmOverview>;
  services?: ServiceView[];
  clients?: CrmClientView[];
  reviews?: CrmReview[];
}

type Server = ReturnType<typeof fakeServer>;

export function answerCrm(
  server: Server,
  { overview, services = [], clients = [], reviews = [] }: Given,
): void {
  server.on(getCrmOverview, () => anOverview(overview));
  server.on(listServices, () => ({ items: services, nextCursor: null }));
  server.on(listCrmClients, ({ query }) => ({
    items: clients.filter(
      ({ isInternational }) => !query.type || isInternational === (query.type === 'international'),
    ),
    nextCursor: null,
  }));
  server.on(listCrmReviews, () => ({ items: reviews, nextCursor: null }));
}

/** Opens the CRM as a gig worker. */
export function openCrm(server: Server, given: Given = {}, path = '/crm') {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  answerCrm(server, given);
  return renderApp(path);
}
