import type { StatementRow } from '@sidework/contracts/business-tools/bank-statements';
import {
  choicesOf,
  leaveOut,
  type RowChoice,
} from '@sidework/contracts/business-tools/statement-options';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RuleDialog } from './rules.tsx';
import { StatementRowLine } from './statement-row.tsx';
import type { useStatement } from './use-statement.ts';

/** A browser draws so many rows at once without a pause. */
const shownAtOnce = 50;

type Show = 'all' | 'open' | 'taken' | 'known';

interface Props {
  statement: ReturnType<typeof useStatement>;
}

/** The rows of a statement with what becomes of each, and one choice for all that have none. */
export function StatementRows({ statement }: Props) {
  const { rows, choiceOf, choose } = statement;
  const [show, setShow] = useState<Show>('all');
  const [shown, setShown] = useState(shownAtOnce);
  const [ruled, setRuled] = useState<StatementRow>();
  const isOpen = (row: StatementRow) => row.reason === 'none' && choiceOf(row) === leaveOut;
  const holds: Record<Show, (row: StatementRow) => boolean> = {
    all: () => true,
    open: isOpen,
    taken: (row) => choiceOf(row) !== leaveOut,
    known: ({ reason }) => ['imported_before', 'payout', 'same_entry'].includes(reason),
  };
  const count = (which: Show) => rows.filter(holds[which]).length;
  const listed = rows.filter(holds[show]);

  function chooseForAll(isMoneyIn: boolean, choice: RowChoice) {
    const open = rows.filter((row) => isOpen(row) && row.amountCents > 0 === isMoneyIn);
    choose(
      open.map(({ number }) => number),
      choice,
    );
  }

  const forAll = (isMoneyIn: boolean) => {
    const open = rows.filter((row) => isOpen(row) && row.amountCents > 0 === isMoneyIn).length;
    if (open === 0) return null;
    return (
      <ChoiceField<RowChoice>
        label={`${isMoneyIn ? 'Money in' : 'Money out'} without a category (${open})`}
        value={leaveOut}
        options={choicesOf(isMoneyIn).map((value) => ({ value, label: value }))}
        onChange={(choice) => chooseForAll(isMoneyIn, choice)}
      />
    );
  };

  return (
    <Stack>
      <FilterBar label="Rows">
        <ChoiceField<Show>
          label="Show"
          value={show}
          options={[
            { value: 'all', label: `All rows (${rows.length})` },
            { value: 'open', label: `Without a category (${count('open')})` },
            { value: 'taken', label: `To import (${count('taken')})` },
            { value: 'known', label: `Already in your books (${count('known')})` },
          ]}
          onChange={(next) => {
            setShow(next);
            setShown(shownAtOnce);
          }}
        />
        {forAll(false)}
        {forAll(true)}
      </FilterBar>
      <Rows label="Rows of the statement">
        {listed.slice(0, shown).map((row) => (
          <StatementRowLine
            key={row.number}
            row={row}
            choice={choiceOf(row)}
            onChoose={(choice) => choose([row.number], choice)}
            onRule={() => setRuled(row)}
          />
        ))}
      </Rows>
      {listed.length > shown && (
        <Row>
          <PlainButton variant="default" onClick={() => setShown(shown + shownAtOnce)}>
            Show more rows
          </PlainButton>
        </Row>
      )}
      {ruled && (
        <RuleDialog
          row={ruled}
          choice={choiceOf(ruled)}
          onSaved={statement.refresh}
          onClose={() => setRuled(undefined)}
        />
      )}
    </Stack>
  );
}
