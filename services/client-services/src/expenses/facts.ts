import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { Expense } from './expense.ts';

export const toExpenseFact = ({ id, title, amountCents }: Expense, service: Service) => ({
  ...toServiceFact(service),
  expenseId: id,
  expenseTitle: title,
  amountCents,
});
