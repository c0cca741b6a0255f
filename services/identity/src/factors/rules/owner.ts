import type { User } from '../../accounts/table.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Session } from '../../sessions/table.ts';

/** Applications that people let in change nothing of how they sign in. */
export function requirePerson({ clientId }: { clientId?: string }): void {
  if (clientId)
    throw refused('no_authorization', 'Applications cannot manage how a person signs in', {
      status: 403,
    });
}

/** An anonymous user cannot have a second factor. */
export function requireNamed(user: User): User {
  if (user.isAnonymous)
    throw refused('no_authorization', 'Anonymous user not allowed to perform these actions', {
      status: 403,
    });
  return user;
}

/** Administrators change other people's factors in the administration, which records it. */
export function requireOwnFactor(ownerId: string | undefined, actorId: string): void {
  if (ownerId !== undefined && ownerId !== actorId)
    throw refused('not_admin', 'Factors of other people are changed in the administration');
}

export function requireAal2({ aal }: Pick<Session, 'aal'>, message: string): void {
  if (aal !== 'aal2') throw refused('insufficient_aal', message, { status: 403 });
}
