import { crmPersonPath } from '@sidework/contracts/client-services/crm-addresses';
import type { Need } from '@sidework/contracts/kernel/needs';
import type { ClientServicesNeed } from '@sidework/contracts/network-chat/need-kinds/client-services';
import { Temporal } from 'temporal-polyfill';
import type { Task } from './task.ts';

/** An open task waits on Today from its day on, as the professional's zone has it. */
export const needOf = (
  { id, professionalId, personId, title, dueOn }: Task,
  name: string,
  timeZone: string,
): Need<ClientServicesNeed> => ({
  kind: 'client_task',
  subjectId: id,
  receivers: [professionalId],
  title: `${title} (${name})`,
  details: { day: dueOn },
  path: crmPersonPath(personId),
  from: new Date(
    Temporal.PlainDate.from(dueOn).toZonedDateTime(timeZone).epochMilliseconds,
  ).toISOString(),
});
