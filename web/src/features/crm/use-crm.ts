import {
  createService,
  getCrmOverview,
  listCrmReviews,
  type NewService,
} from '@sidework/contracts/client-services/crm';
import {
  addCrmClient,
  type CrmClientView,
  type clientGroups,
  listCrmClients,
  type NewCrmClient,
  removeCrmClient,
  saveCrmNotes,
} from '@sidework/contracts/client-services/crm-clients';
import { replyToReview, reportReview } from '@sidework/contracts/client-services/reviews';
import {
  listServices,
  progressService,
  type ServiceView,
} from '@sidework/contracts/client-services/services';
import { getPerson, pickPeople } from '@sidework/contracts/identity/people/people';
import { getGig } from '@sidework/contracts/marketplace/gigs';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';
import { viewersZone } from '../../lib/zones.ts';

export type ClientGroup = (typeof clientGroups)[number];

/** Any change of the data behind these figures fetches them again. */
export function useCrmOverview() {
  const { data, error, mutate } = useApi(getCrmOverview, { query: { timeZone: viewersZone() } });
  return { overview: data, error, reload: () => mutate() };
}

/** The services that the viewer does, newest first, and what the CRM does with them. */
export function useCrmServices() {
  const list = usePages(listServices, { query: { as: 'professional' } }, { isLive: true });
  const invalidate = useInvalidate();
  async function complete(service: ServiceView) {
    const params = { serviceId: service.id };
    const body = { progressStage: 'completed' } as const;
    await list.change(service, {}, () => call(progressService, { params, body }));
    void invalidate(getCrmOverview);
  }
  return { ...list, complete };
}

export function useCrmClients(type: ClientGroup) {
  const list = usePages(listCrmClients, { query: { type } });
  const invalidate = useInvalidate();
  const paramsOf = ({ id }: CrmClientView) => ({ params: { crmClientId: id } });
  const saveNotes = (client: CrmClientView, notes: string) =>
    list.change(client, { notes }, () =>
      call(saveCrmNotes, { ...paramsOf(client), body: { notes } }),
    );
  async function remove(client: CrmClientView) {
    await call(removeCrmClient, paramsOf(client));
    await invalidate(listCrmClients);
  }
  return { ...list, saveNotes, remove };
}

/** The newest hundred clients, to choose one from. */
export function useClientChoice() {
  const { data, error } = useApi(listCrmClients, { query: { limit: 100 } });
  return { clients: data?.items, error };
}

export function useAddClient() {
  const invalidate = useInvalidate();
  return async (body: NewCrmClient, idempotencyKey: string) => {
    const added = await call(addCrmClient, { body, idempotencyKey });
    await invalidate(listCrmClients);
    return added;
  };
}

export function useCreateService() {
  const invalidate = useInvalidate();
  return async (body: NewService, idempotencyKey: string) => {
    const service = await call(createService, { body, idempotencyKey });
    await invalidate(listServices, getCrmOverview);
    return service;
  };
}

export function useCrmReviews() {
  const list = usePages(listCrmReviews, {});
  const invalidate = useInvalidate();
  async function reply(serviceId: string, text: string) {
    await call(replyToReview, { params: { serviceId }, body: { reply: text } });
    await invalidate(listCrmReviews, listServices);
  }
  const report = (reviewId: string, reason: string) =>
    call(reportReview, { params: { reviewId }, body: { reason } });
  return { ...list, reply, report };
}

/** Finds adults by the beginning of a name or by a whole address, once two characters are typed. */
export function useFoundPeople(search: string) {
  const { data, error } = useApi(pickPeople, search ? { query: { search } } : null);
  return { people: data?.items, error };
}

export function useNameOf(personId: string | undefined) {
  const { data } = useApi(getPerson, personId ? { params: { personId } } : null);
  return data?.fullName;
}

/** The gig that a service begins with; one that is gone fills nothing. */
export function useGig(gigId: string | undefined) {
  const { data, isLoading } = useApi(getGig, gigId ? { params: { gigId } } : null);
  return { gig: data, isLoading };
}
