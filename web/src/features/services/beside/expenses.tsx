import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { ExpenseRow } from './expense-row.tsx';
import { useExpenses } from './use-expenses.ts';

const AddWindow = lazyDialog(async () => (await import('./expense-window.tsx')).ExpenseWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
}

/** The expenses of a service, and the way to add one; nothing where there are none and can be none. */
export function Expenses({ service, side, name }: Props) {
  const acts = useExpenses(service);
  const [isAdding, setAdding] = useState(false);
  const { expenses } = acts;
  if (!expenses || (expenses.items.length === 0 && !expenses.mayAdd)) return null;
  return (
    <Card
      title="Expenses"
      aside={
        expenses.mayAdd && (
          <PlainButton variant="default" size="sm" onClick={() => setAdding(true)}>
            Add an expense
          </PlainButton>
        )
      }
    >
      <Stack>
        {expenses.items.length === 0 ? (
          <Words>
            Did you buy something for this work? Add it with its receipt, and {name} is asked to pay
            it back. You get all of it: there is no fee.
          </Words>
        ) : (
          <Rows label="Expenses">
            {expenses.items.map((expense) => (
              <ExpenseRow
                key={expense.id}
                expense={expense}
                acts={acts}
                side={side}
                name={name}
                isDisputed={service.money.isDisputed}
              />
            ))}
          </Rows>
        )}
      </Stack>
      <AddWindow isOpen={isAdding} acts={acts} name={name} onClose={() => setAdding(false)} />
    </Card>
  );
}
