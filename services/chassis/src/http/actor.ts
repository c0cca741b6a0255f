import type {
  AccountType,
  Role,
  UserType,
} from '@sidework/contracts/identity/profiles/account-types';

/** Who calls, as a verified access token says. Rights over a thing are judged on the service's own rows. */
export interface Actor {
  id: string;
  sessionId: string;
  role: string;
  aal: 'aal1' | 'aal2';
  /** What else the account asks its sessions to show: its owner has a second factor. */
  nextAal?: 'aal2';
  userType: UserType;
  accountType: AccountType;
  roles: Role[];
  /** The application that the token was given to by its owner; absent where they came themselves. */
  clientId?: string;
}

/** The roles of tokens that speak for a program, not for a person. */
const programs = ['service_role', 'supabase_admin'];
export const isProgram = ({ role }: Pick<Actor, 'role'>) => programs.includes(role);

/**
 * Who may come in at a route; ownership is the rule's word, visibility the query's. At the door `anyone` no token is
 * looked at; `first-step` lets in who has yet to show the second factor that they have, and is for showing it;
 * `administration` is for administrators, and for the programs that act in their place.
 */
export type Access =
  | 'anyone'
  | 'public'
  | 'first-step'
  | 'signed-in'
  | 'adult'
  | 'moderator'
  | 'admin'
  | 'administration';

/** What staff must have shown of themselves: a second factor. */
const assuranceOfStaff: Actor['aal'] = 'aal2';
const isAssured = (actor: Actor) => actor.aal >= assuranceOfStaff;

/** Whether the caller has merely a password of somebody who has a second factor, or what stands for one. */
export const isHalfSignedIn = ({ aal, nextAal }: Pick<Actor, 'aal' | 'nextAal'>) =>
  nextAal !== undefined && aal < nextAal;

const isStaff = (actor: Actor, ...roles: Role[]) =>
  isAssured(actor) &&
  actor.accountType !== 'sidework_kids' &&
  actor.roles.some((role) => roles.includes(role));

/** Whether `actor` may pass a door of this kind. No child is staff, whatever its token says. */
export function mayPass(access: Access, actor: Actor): boolean {
  switch (access) {
    case 'anyone':
    case 'public':
    case 'first-step':
    case 'signed-in':
      return true;
    case 'adult':
      return actor.accountType !== 'sidework_kids';
    case 'moderator':
      return isStaff(actor, 'moderator', 'admin');
    case 'admin':
      return isStaff(actor, 'admin');
    case 'administration':
      return isProgram(actor) || isStaff(actor, 'admin');
  }
}
