import type { AccountType, Role, UserType } from '@sidework/contracts/identity/accounts';

/** Who calls, as a verified access token says. Rights over a thing are judged on the service's own rows. */
export interface Actor {
  id: string;
  sessionId: string;
  role: string;
  aal: 'aal1' | 'aal2';
  userType: UserType;
  accountType: AccountType;
  roles: Role[];
}

/** Who may come in at a route; ownership is the rule's word, visibility the query's. */
export type Access = 'public' | 'signed-in' | 'adult' | 'moderator' | 'admin';

const needsSecondFactor = (actor: Actor) => actor.aal === 'aal2';

/** Whether `actor` may pass a door of this kind. */
export function mayPass(access: Access, actor: Actor): boolean {
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'adult':
      return actor.accountType !== 'sidework_kids';
    case 'moderator':
      return (
        needsSecondFactor(actor) &&
        (actor.roles.includes('moderator') || actor.roles.includes('admin'))
      );
    case 'admin':
      return needsSecondFactor(actor) && actor.roles.includes('admin');
  }
}
