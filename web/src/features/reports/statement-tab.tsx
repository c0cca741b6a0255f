import type { FinancialStatementView } from '@sidework/contracts/business-tools/financial-statements';
import type { StatementMethod } from '@sidework/contracts/business-tools/statement';
import { formatCents } from '@sidework/contracts/kernel/money';
import { dayOf } from '../../lib/dates.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Bars } from '../../ui/figures/bars.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { StatementLines } from './statement-lines.tsx';

interface Props {
  statement: FinancialStatementView | undefined;
  method: StatementMethod;
  isBusy: boolean;
  onGenerate: () => void;
}

/** One statement by its sections, or the button that generates it. */
export function StatementTab({ statement, method, isBusy, onGenerate }: Props) {
  if (!statement)
    return (
      <EmptyState
        scene="folder"
        title="Not generated yet"
        text="A statement is made from your income and deductions of the chosen year and period."
      >
        <PlainButton variant="default" isBusy={isBusy} onClick={onGenerate}>
          Generate Statement
        </PlainButton>
      </EmptyState>
    );
  const lines = statement[method];
  const expenses = lines.filter(({ section, isTotal }) => section === 'Expenses' && !isTotal);
  return (
    <Stack gap="lg">
      <div>
        Generated <DateText moment={statement.generatedAt} />. Generate again after you change your
        records.
      </div>
      <StatementLines lines={lines} asOf={dayOf(statement.generatedAt)} />
      {statement.statementType === 'income_statement' && (
        <div>Profit margin: {statement.profitMargin}% (net income / revenue × 100)</div>
      )}
      {expenses.length > 0 && (
        <Card title="Expenses by category">
          <Bars
            label="Expenses by category"
            bars={expenses.map(({ label, amountCents }) => ({
              label,
              value: Math.max(0, amountCents),
              text: formatCents(amountCents),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
