import type { Deps } from '../deps.ts';
import { requireMailBudget } from '../limits/message-budget.ts';
import { takeOne } from '../limits/rate-limits.ts';
import { isEmailConfirmedByMail } from './change-email.ts';
import type { User } from './table.ts';
import type { UserChanges } from './user-changes.ts';

/** More than anybody needs, and too few to try out who else has an account. */
const changesOfContact = { count: 20, seconds: 3600 };

/** Counts the changes of how a user is reached, and the mails that they will send. */
export async function requireMessageBudgets(
  deps: Deps,
  user: User,
  { email, phone }: UserChanges,
): Promise<void> {
  const { db, config } = deps;
  if (email || phone) await takeOne(db, `change of contact ${user.id}`, changesOfContact);
  if (email && isEmailConfirmedByMail(deps, user)) await requireMailBudget(db, config);
}
