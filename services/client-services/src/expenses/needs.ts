import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../services/service.ts';
import type { Expense } from './expense.ts';

/** The client pays the expense back, or says why not. */
export const toNeed = (
  { id, amountCents }: Expense,
  { clientId, professionalId, title, id: serviceId }: Service,
): Need<ClientServicesNeed> => ({
  kind: 'expense_to_pay',
  subjectId: id,
  receivers: [clientId],
  actorId: professionalId,
  title,
  details: { amountCents },
  path: webAddresses.service(serviceId),
});

export const needOf = ({ id }: Pick<Expense, 'id'>) => ({
  kind: 'expense_to_pay' as const,
  subjectId: id,
});
