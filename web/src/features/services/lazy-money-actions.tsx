import { lazy, Suspense } from 'react';
import type { MoneyActionsProps } from './money-actions.tsx';

const Actions = lazy(async () => ({ default: (await import('./money-actions.tsx')).MoneyActions }));

/** The buttons come after the list has painted. */
export function MoneyActions(props: MoneyActionsProps) {
  return (
    <Suspense>
      <Actions {...props} />
    </Suspense>
  );
}
