import type { RowChoice } from '@sidework/contracts/business-tools/statement-options';
import type { Ask, Member } from './deeds.ts';

type BankRow = [dayOfMonth: number, description: string, amount: string, choice: RowChoice];

/** A month of the bookkeeper's account; the rent is private, and stays out of the books. */
const rows: BankRow[] = [
  [4, 'HILL COUNTRY ELECTRIC SUPPLY 118', '-212.46', 'Supplies'],
  [9, 'Check deposit, Barton Books', '480.00', 'Services'],
  [11, 'AUSTIN PRINT HOUSE', '-86.00', 'Marketing'],
  [15, 'Rent, apartment', '-1,450.00', 'Leave out'],
  [22, 'HILL COUNTRY ELECTRIC SUPPLY 131', '-64.90', 'Supplies'],
];

/** Imports a statement of the month before, with a rule for the shop that comes again. */
export async function importStatement(
  ask: Ask,
  gatewayUrl: string,
  { token }: Member,
  today: string,
) {
  await ask('POST', '/api/statement-rules', token, {
    words: 'Hill Country Electric',
    isMoneyIn: false,
    choice: 'Supplies',
  });
  const month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 2, 1))
    .toISOString()
    .slice(0, 7);
  const lines = rows.map(
    ([day, description, amount]) =>
      `${month}-${String(day).padStart(2, '0')},"${description}","${amount}"`,
  );
  const response = await fetch(new URL('/api/bank-statements', gatewayUrl), {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    body: ['Date,Description,Amount', ...lines].join('\r\n'),
  });
  if (!response.ok) throw new Error(`A bank statement: ${response.status}`);
  const { statementId } = (await response.json()) as { statementId: string };
  // Rows are numbered from the first below the names of the columns.
  const choices = rows.map(([, , , choice], index) => ({ choice, rows: [index + 1] }));
  await ask('POST', `/api/bank-statements/${statementId}/import`, token, { choices });
}
