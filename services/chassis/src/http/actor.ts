import type {
  AccountType,
  Role,
  UserType,
} from '@sidework/contracts/identity/profiles/account-types';

/** The caller as a verified access token names them. Rights over a thing are judged on the service's own rows. */
export interface Actor {
  id: string;
  sessionId: string;
  role: string;
  aal: 'aal1' | 'aal2';
  /** The account asks its sessions for more: its owner has a second factor. */
  nextAal?: 'aal2';
  /** The oldest proof that the session rests on, in milliseconds since 1970; a renewal proves nothing. */
  provenAt?: number;
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
 * A route admits these callers; ownership is judged by the rule, visibility by the query. `anyone` ignores tokens;
 * `first-step` admits a session that still has to show its second factor, and is for showing it; `administration` is for
 * administrators, and for programs that act in their place.
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

/** Staff have to sign in with a second factor. */
const assuranceOfStaff: Actor['aal'] = 'aal2';
const isAssured = (actor: Actor) => actor.aal >= assuranceOfStaff;

/**
 * A session is half signed in while its owner has a second factor and has shown only the first, or a substitute for it.
 */
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
