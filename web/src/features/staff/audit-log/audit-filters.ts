import type { searchAuditLog } from '@sidework/contracts/identity/staff/audit-log';
import type { Args } from '../../../lib/endpoint-types.ts';

type Search = NonNullable<Args<typeof searchAuditLog>['query']>;

/** The address keeps these filters. Days are the viewer's, and both ends count. */
export interface AuditFilters {
  action: string;
  actorId: string;
  targetId: string;
  from: string;
  until: string;
  /** `all` for plain looks as well. */
  show: string;
}

const dayShape = /^\d{4}-\d\d-\d\d$/;
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The filters an address asks for; what makes no sense in it is passed over. */
export function readFilters(address: URLSearchParams): AuditFilters {
  const fitting = (name: string, shape: RegExp) => {
    const text = address.get(name) ?? '';
    return shape.test(text) ? text : '';
  };
  return {
    action: address.get('action') ?? '',
    actorId: fitting('actorId', idShape),
    targetId: fitting('targetId', idShape),
    from: fitting('from', dayShape),
    until: fitting('until', dayShape),
    show: fitting('show', /^all$/),
  };
}

/** The question for the server: from the first moment of one day to the last of another. */
export function searchOf({ action, actorId, targetId, from, until, show }: AuditFilters): Search {
  return {
    ...(action ? { action } : !show && { decisionsOnly: true }),
    ...(actorId && { actorId }),
    ...(targetId && { targetId }),
    ...(from && { from: momentOf(`${from}T00:00:00.000`) }),
    ...(until && { until: momentOf(`${until}T23:59:59.999`) }),
  };
}

/** Without a zone, a text is read in the viewer's. */
const momentOf = (localTime: string) => new Date(localTime).toISOString();
