import { useWorkUnderWay } from './use-work-under-way.ts';
import { WorkTicket } from './work-ticket.tsx';

/** The work under way between the viewer and the person they talk with: the newest of it, where there is any. */
export function WorkOnTop({ personId }: { personId: string }) {
  const work = useWorkUnderWay()?.find(({ service, isOwn }) =>
    isOwn ? service.clientId === personId : service.professionalId === personId,
  );
  return work && <WorkTicket {...work} isSlim />;
}
