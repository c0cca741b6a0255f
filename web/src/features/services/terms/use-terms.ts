import { acceptService, declineService } from '@sidework/contracts/client-services/crm';
import {
  approveExtension,
  denyExtension,
  type ExtensionRequest,
  listExtensions,
  requestExtension,
} from '@sidework/contracts/client-services/extensions';
import {
  acceptNegotiation,
  counterNegotiation,
  listNegotiations,
  type NegotiationProposal,
  proposeNegotiation,
  rejectNegotiation,
  withdrawNegotiation,
} from '@sidework/contracts/client-services/negotiations';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { call, useInvalidate } from '../../../lib/api.ts';
import { viewersZone } from '../../../lib/zones.ts';

/** Puts what a decision gives in the place of the service in its list. */
export type Change = (decide: () => Promise<ServiceView>) => Promise<unknown>;

/** Client and professional renegotiate whether there is a service, its amount and its deadline. */
export function useTerms(service: ServiceView, change: Change) {
  const invalidate = useInvalidate();
  const ofService = { params: { serviceId: service.id } };
  const ofNegotiation = { params: { negotiationId: service.negotiation?.id ?? '' } };
  const ofExtension = { params: { extensionId: service.extension?.id ?? '' } };
  const timeZone = viewersZone();

  async function act(decide: () => Promise<ServiceView>) {
    await change(decide);
    void invalidate(listNegotiations, listExtensions);
  }

  return {
    acceptService: () => act(() => call(acceptService, ofService)),
    declineService: () => act(() => call(declineService, ofService)),
    /** In the place of a proposal of the other side, it counters that. */
    propose: (terms: Omit<NegotiationProposal, 'timeZone'>, idempotencyKey: string) => {
      const body = { ...terms, timeZone };
      return act(() =>
        service.negotiation
          ? call(counterNegotiation, { ...ofNegotiation, body, idempotencyKey })
          : call(proposeNegotiation, { ...ofService, body, idempotencyKey }),
      );
    },
    accept: () => act(() => call(acceptNegotiation, { ...ofNegotiation, body: { timeZone } })),
    reject: () => act(() => call(rejectNegotiation, ofNegotiation)),
    withdraw: () => act(() => call(withdrawNegotiation, ofNegotiation)),
    requestExtension: (body: ExtensionRequest, idempotencyKey: string) =>
      act(() => call(requestExtension, { ...ofService, body, idempotencyKey })),
    approve: () => act(() => call(approveExtension, ofExtension)),
    deny: () => act(() => call(denyExtension, ofExtension)),
  };
}
