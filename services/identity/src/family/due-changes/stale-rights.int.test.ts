import { idVerificationStatuses } from '@sidework/contracts/identity/kids/kids';
import { describe, expect, it } from 'vitest';
import { aProfile, testIdentity } from '../../../test/builders.ts';
import { aKidsProfile } from '../../../test/kids.ts';
import { users } from '../../accounts/table.ts';
import { hindranceOf } from '../../kids/kid.ts';
import { kidsProfiles } from '../../kids/table.ts';
import * as Profile from '../../profiles/profile.ts';
import { profiles } from '../../profiles/table.ts';
import { staleRightsIds } from './queries.ts';

const service = testIdentity();
const noon = new Date('2026-06-15T12:00:30Z');
const [before, after] = [new Date('2026-06-15T12:00:29Z'), new Date('2026-06-15T12:00:31Z')];
const dateOfBirth = '2012-05-17';

/** The answer depends on these dimensions; each lists all its values. */
const dimensions = {
  idVerificationStatus: idVerificationStatuses,
  parentConsentGiven: [true, false],
  verifiedUntil: [before, noon, after],
  pausedAt: [null, before],
  /** Noon UTC is seven in the morning in the fallback zone. */
  quiet: [null, ['12:00', '12:01'], ['11:00', '12:00'], ['12:01', '12:00'], ['07:00', '07:01']] as (
    | null
    | [string, string]
  )[],
  timeZone: ['Etc/UTC', 'Nowhere/Land', null],
  isSetUp: [true, false],
  toldMayAct: [true, false],
};
/** One of these deviates at a time. */
const owners = [
  { emailConfirmedAt: before },
  { phoneConfirmedAt: before },
  {},
  { emailConfirmedAt: before, isAnonymous: true },
  { emailConfirmedAt: before, bannedUntil: after },
  { emailConfirmedAt: before, bannedUntil: noon },
  { emailConfirmedAt: before, bannedUntil: before },
];

type State = { [K in keyof typeof dimensions]: (typeof dimensions)[K][number] };

/** Every combination of what stands in the rows of a child. */
const states = Object.entries(dimensions).reduce<Partial<State>[]>(
  (known, [name, values]) =>
    known.flatMap((state) => values.map((value) => ({ ...state, [name]: value }))),
  [{}],
) as State[];

function aChildIn({ quiet, timeZone, isSetUp, ...kid }: State, owner: (typeof owners)[number]) {
  const [quietFrom, quietUntil] = quiet ?? [null, null];
  const accountType = 'sidework_kids' as const;
  const of = { accountType, userType: 'professional' as const, dateOfBirth, timeZone, isSetUp };
  const profile = aProfile(of);
  const { id, email, createdAt, updatedAt } = profile;
  const user = { id, email, createdAt, updatedAt, ...nobody, ...owner };
  return {
    profile,
    user,
    row: aKidsProfile({ profileId: id, dateOfBirth, quietFrom, quietUntil, ...kid }),
  };
}
type Child = ReturnType<typeof aChildIn>;
const nobody = {
  isAnonymous: false,
  emailConfirmedAt: null as Date | null,
  phoneConfirmedAt: null as Date | null,
  bannedUntil: null as Date | null,
};

/** As the rules say it, one by one. */
function isWronglyTold({ profile, user, row }: Child): boolean {
  const { timeZone, isSetUp } = profile;
  const circumstances = { now: noon, timeZone, isReachable: Profile.isReachable(user) };
  const isBanned = user.bannedUntil !== null && user.bannedUntil > noon;
  const mayAct = isSetUp && !isBanned && hindranceOf(row, circumstances) === null;
  return mayAct !== row.toldMayAct;
}

/** As the one question to the database says it, of no more children than it gives at once. */
async function foundAmong(children: Child[]): Promise<Set<string>> {
  const { db, sql } = service;
  await db.insert(users).values(children.map(({ user }) => user));
  await db.insert(profiles).values(children.map(({ profile }) => profile));
  await db.insert(kidsProfiles).values(children.map(({ row }) => row));
  const found = await staleRightsIds(db, noon);
  await sql`delete from kids_profiles`;
  await sql`delete from profiles`;
  await sql`delete from users`;
  return new Set(found);
}

describe('of whom others think wrongly', () => {
  it('the database finds exactly those of whom the rules say so, in every state of a child', async () => {
    const children = states.map((state, n) => aChildIn(state, owners[n % owners.length] ?? {}));
    const disagreeing: Child[] = [];
    for (let from = 0; from < children.length; from += 200) {
      const some = children.slice(from, from + 200);
      const found = await foundAmong(some);
      disagreeing.push(
        ...some.filter((child) => found.has(child.profile.id) !== isWronglyTold(child)),
      );
    }
    expect(disagreeing.slice(0, 3)).toEqual([]);
    expect(children.length).toBeGreaterThan(4_000);
  }, 120_000);
});
