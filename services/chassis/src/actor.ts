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

/** What staff must have shown of themselves. No second factor can be enrolled yet; with enrolment this becomes aal2. */
const assuranceOfStaff: Actor['aal'] = 'aal1';
const isAssured = (actor: Actor) => actor.aal >= assuranceOfStaff;

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
        isAssured(actor) && (actor.roles.includes('moderator') || actor.roles.includes('admin'))
      );
    case 'admin':
      return isAssured(actor) && actor.roles.includes('admin');
  }
}
