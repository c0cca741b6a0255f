import {
  addStatementRule,
  deleteStatementRule,
  listStatementRules,
  type StatementRow,
  type StatementRuleForm,
} from '@sidework/contracts/business-tools/bank-statements';
import { choicesOf, type RowChoice } from '@sidework/contracts/business-tools/statement-options';
import { call, usePages } from '../../lib/api.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';

/** Numbers at the end differ from one purchase to the next, so a rule begins without them. */
const wordsOf = (description: string) =>
  description
    .replace(/[\s#*·-]*\d.*$/, '')
    .trim()
    .slice(0, 80) || description.slice(0, 80);

interface Props {
  row: StatementRow;
  choice: RowChoice;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** A rule that begins with the words and the choice of one row. */
export function RuleDialog({ row, choice, onSaved, onClose }: Props) {
  const isMoneyIn = row.amountCents > 0;
  const options = choicesOf(isMoneyIn).map((value) => ({ value, label: value }));
  return (
    <EntryDialog
      isOpen
      title={`Always for ${isMoneyIn ? 'money in' : 'money out'} like this`}
      fields={[
        {
          name: 'words',
          label: 'The description contains',
          isNeeded: true,
          description: 'The rule holds for this file and for every later one.',
        },
        { name: 'choice', label: 'Category', kind: 'choice', isNeeded: true, options },
      ]}
      initial={{ words: wordsOf(row.description), choice }}
      send={async (values) => {
        await call(addStatementRule, { body: { ...values, isMoneyIn } as StatementRuleForm });
        await onSaved();
      }}
      done="Rule saved"
      failed="Failed to save the rule"
      onClose={onClose}
    />
  );
}

export function Rules({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const list = usePages(listStatementRules, {});
  if (list.error && !list.items)
    return <ErrorNotice error={list.error} onRetry={() => list.mutate()} />;
  if (!list.items || list.items.length === 0) return null;
  return (
    <Section title="Your rules">
      <Stack>
        <Rows label="Your rules">
          {list.items.map(({ id, words, isMoneyIn, choice }) => (
            <ListRow
              key={id}
              title={words}
              details={`${isMoneyIn ? 'Money in' : 'Money out'} · ${choice}`}
              action={
                <AskedButton
                  size="sm"
                  label="Delete"
                  name={`the rule for ${words}`}
                  title={`Delete the rule for ${words}?`}
                  confirmLabel="Delete rule"
                  done="Rule deleted"
                  act={async () => {
                    await call(deleteStatementRule, { params: { ruleId: id } });
                    await list.mutate();
                    await onChanged();
                  }}
                  messageOf={() => 'Failed to delete the rule'}
                >
                  What you imported by it stays as it is.
                </AskedButton>
              }
            />
          ))}
        </Rows>
        <LoadMore list={list} label="Load more rules" />
      </Stack>
    </Section>
  );
}
