import { listStatementRules } from '@sidework/contracts/business-tools/bank-statements';
import { ruleFor, sortedRules } from '@sidework/contracts/business-tools/statement-rules';
import { useEffect, useMemo } from 'react';
import { usePages } from '../../lib/api.ts';
import type { KindOfRecord } from './record-kinds.ts';

/** The category that the viewer's rules have for a description; they are read once it is asked for. */
export function useSuggestedCategory(kind: KindOfRecord, isAsked: boolean) {
  const { items, hasMore, isLoadingMore, moreError, loadMore } = usePages(
    listStatementRules,
    isAsked ? { query: { limit: 100 } } : null,
  );
  useEffect(() => {
    if (hasMore && !isLoadingMore && !moreError) void loadMore();
  }, [hasMore, isLoadingMore, moreError, loadMore]);
  const rules = useMemo(() => sortedRules(items ?? []), [items]);
  return ({ description = '' }: Record<string, string>) =>
    ruleFor(description, kind === 'income', rules)?.choice;
}
