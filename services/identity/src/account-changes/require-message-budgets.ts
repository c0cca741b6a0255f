import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { requireMailBudget } from '../limits/message-budget.ts';
import { takeOne } from '../limits/rate-limits.ts';
import { isEmailConfirmedByMail } from './change-email.ts';
import type { UserChanges } from './user-changes.ts';

/** More than anybody needs, and too few to try out who else has an account. */
const changesOfContact = { count: 20, seconds: 3600 };

/** More than anybody makes, also with a form that keeps each field by itself. */
const changesOfAccount = { count: 60, seconds: 600 };

/** Counts the changes that a user asks for, and by themselves those of how they are reached. */
export async function countChanges({ db }: Deps, { id }: User, { email, phone }: UserChanges) {
  await takeOne(db, `changes of ${id}`, changesOfAccount);
  if (email || phone) await takeOne(db, `change of contact ${id}`, changesOfContact);
}

/** Counts the mails that changes will send. */
export async function requireMessageBudgets(
  deps: Deps,
  user: User,
  { email }: UserChanges,
): Promise<void> {
  const { db, config } = deps;
  if (email && isEmailConfirmedByMail(deps, user)) await requireMailBudget(db, config);
}
