import { previewBankStatement } from '@sidework/contracts/business-tools/bank-statements';
import { listDeductions } from '@sidework/contracts/business-tools/deductions';
import { listIncomeRecords } from '@sidework/contracts/business-tools/income-records';
import { getTaxSummary } from '@sidework/contracts/business-tools/tax-summaries';
import { useInvalidate } from '../../lib/api.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { HowItGoesOn } from '../../ui/figures/how-it-goes-on.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Rules } from './rules.tsx';
import { SendStatement } from './send-statement.tsx';
import { StatementPreview } from './statement-preview.tsx';

const steps = [
  {
    title: 'Download the file from your bank',
    details: 'On its website, look for “Export” or “Download” beside your transactions.',
  },
  {
    title: 'Check each row',
    details: 'Your rules fill in categories. Transfers and payouts from Sidework are left out.',
  },
  {
    title: 'Import what you keep',
    details: 'Only then is it in your books, and you can still edit or delete each entry.',
  },
];

/** A file of a bank becomes income and deductions, row by row as its owner decides. */
export function BankImport() {
  const { get, set } = useSearchChoice();
  const invalidate = useInvalidate();
  const statementId = get('statement');
  const begin = (statement: string) => set({ statement, dayOrder: '', purchase: '' });

  async function done(wasImported: boolean) {
    begin('');
    if (wasImported) await invalidate(listIncomeRecords, listDeductions, getTaxSummary);
  }

  return (
    <Stack gap="lg">
      {statementId ? (
        <StatementPreview key={statementId} statementId={statementId} onDone={done} />
      ) : (
        <>
          <SendStatement onSent={begin} />
          <HowItGoesOn steps={steps} />
        </>
      )}
      <Rules onChanged={() => invalidate(previewBankStatement)} />
    </Stack>
  );
}
