import type { ChildAccess } from '@sidework/contracts/identity/family/guardians';

/** One visit asks for many things at once, and each is recorded. */
const visitMs = 30 * 60_000;

export interface Look extends ChildAccess {
  /** How often within the visit. */
  times: number;
}

/** The newest first, as they were told: what is done again within a visit is one look, which counts. */
export function looksOf(accesses: ChildAccess[]): Look[] {
  const looks: (Look & { oldestAt: string })[] = [];
  for (const access of accesses) {
    const same = looks.find(
      (look) => isSameLook(look, access) && isSameVisit(look.oldestAt, access.at),
    );
    if (same) Object.assign(same, { times: same.times + 1, oldestAt: access.at });
    else looks.push({ ...access, times: 1, oldestAt: access.at });
  }
  return looks;
}

/** How many visits they belong to. */
export const visitsOf = (accesses: ChildAccess[]): number =>
  accesses.filter(({ at }, index) => {
    const newer = accesses[index - 1];
    return !newer || !isSameVisit(newer.at, at);
  }).length;

const isSameLook = (one: ChildAccess, other: ChildAccess) =>
  one.actorName === other.actorName && one.action === other.action && one.reason === other.reason;

const isSameVisit = (newer: string, older: string) =>
  Date.parse(newer) - Date.parse(older) < visitMs;
