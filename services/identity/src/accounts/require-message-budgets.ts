import type { Deps } from '../deps.ts';
import { requireMailBudget, requireSmsBudget } from '../limits/message-budget.ts';
import { isEmailConfirmedByMail } from './change-email.ts';
import type { User } from './table.ts';
import type { UserChanges } from './user-changes.ts';

/** Counts the messages that the changes of a user will send. */
export async function requireMessageBudgets(
  deps: Deps,
  user: User,
  { email, phone }: UserChanges,
): Promise<void> {
  const { db, config } = deps;
  if (email && isEmailConfirmedByMail(deps, user)) await requireMailBudget(db, config);
  if (phone && !config.GOTRUE_SMS_AUTOCONFIRM) await requireSmsBudget(db, config);
}
