import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { Contract } from './contract.ts';

/** The other side reads what was signed, and signs it too. */
export function toNeed(
  contract: Contract,
  { clientId, professionalId, title, id: serviceId }: Service,
): Need<ClientServicesNeed> {
  const [actorId, receiver] =
    contract.offeredBy === 'client' ? [clientId, professionalId] : [professionalId, clientId];
  return {
    kind: 'contract_to_sign',
    subjectId: contract.id,
    receivers: [receiver],
    actorId,
    title,
    details: {},
    path: webAddresses.service(serviceId),
  };
}

export const needOf = ({ id }: Pick<Contract, 'id'>) => ({
  kind: 'contract_to_sign' as const,
  subjectId: id,
});
