import { getService, type ServiceView } from '@sidework/contracts/client-services/services';
import * as api from '@sidework/contracts/client-services/work-contracts';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';

/** The contract of a service with its amendments; each act shows what the server answers. */
export function useContracts({ id: serviceId }: Pick<ServiceView, 'id'>) {
  const args = { params: { serviceId } };
  const { data, mutate } = useApi(api.listContracts, args);
  const invalidate = useInvalidate();
  async function act(decide: () => Promise<api.WorkContractsView>) {
    await mutate(await decide(), { revalidate: false });
    void invalidate(getService);
  }

  const of = (contractId: string) => ({ params: { serviceId, contractId } });
  return {
    contracts: data,
    offer: (body: api.Signature, idempotencyKey: string) =>
      act(() => call(api.offerContract, { ...args, body, idempotencyKey })),
    sign: (id: string, body: api.Signature, idempotencyKey: string) =>
      act(() => call(api.signContract, { ...of(id), body, idempotencyKey })),
    end: (id: string) => act(() => call(api.endContract, of(id))),
    file: (id: string) => call(api.downloadContract, of(id)),
  };
}
export type ContractActs = ReturnType<typeof useContracts>;
