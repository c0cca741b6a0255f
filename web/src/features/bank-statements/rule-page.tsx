import {
  addStatementRule,
  listStatementRules,
  type StatementRuleForm,
} from '@sidework/contracts/business-tools/bank-statements';
import { choicesOf } from '@sidework/contracts/business-tools/statement-options';
import { useState } from 'react';
import { call, useInvalidate, usePages } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import type { EntryField } from '../../ui/dialogs/entry-dialog-window.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Rules } from './rules.tsx';

const fields: readonly EntryField[] = [
  {
    name: 'words',
    label: 'The description contains',
    isNeeded: true,
    description: 'Such as Home Depot. The longest words that fit decide.',
  },
  {
    name: 'isMoneyIn',
    label: 'Kind',
    kind: 'choice',
    isNeeded: true,
    options: [
      { value: 'false', label: 'Deduction' },
      { value: 'true', label: 'Income' },
    ],
  },
  {
    name: 'choice',
    label: 'Category',
    kind: 'choice',
    isNeeded: true,
    options: ({ isMoneyIn }) => [
      { value: '', label: 'Choose a category' },
      ...choicesOf(isMoneyIn === 'true').map((value) => ({ value, label: value })),
    ],
  },
];

/** The rules by which entries get their category, whether they are typed or imported. */
export function RulePage() {
  const list = usePages(listStatementRules, {});
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);
  const reload = () => invalidate(listStatementRules);

  async function send({ isMoneyIn, ...values }: Record<string, unknown>) {
    const body = { ...values, isMoneyIn: isMoneyIn === 'true' } as StatementRuleForm;
    await call(addStatementRule, { body });
    await reload();
  }

  return (
    <Stack gap="lg">
      {list.items && list.items.length > 0 && (
        <Row justify="end">
          <PlainButton onClick={() => setOpen(true)}>Add rule</PlainButton>
        </Row>
      )}
      {list.items?.length === 0 && (
        <EmptyState
          scene="folder"
          title="No rules yet"
          text="A rule such as “Home Depot is Supplies” fills in the category of what you type and of what you import."
        >
          <PlainButton onClick={() => setOpen(true)}>Add rule</PlainButton>
        </EmptyState>
      )}
      <Rules onChanged={reload} />
      {isOpen && (
        <EntryDialog
          isOpen
          title="Add rule"
          fields={fields}
          initial={{ isMoneyIn: 'false' }}
          send={send}
          done="Rule saved"
          failed="Failed to save the rule"
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
