import type { ChildSummary } from '@sidework/contracts/identity/guardians';
import { StateBadge } from '../../ui/state-badge.tsx';
import { standingWord } from './child-words.ts';

export function ChildStateBadge({ child }: { child: Pick<ChildSummary, 'mayAct' | 'hindrance'> }) {
  const isOver = child.hindrance === 'consent_revoked';
  return (
    <StateBadge tone={child.mayAct ? 'good' : isOver ? 'over' : 'plain'}>
      {standingWord(child)}
    </StateBadge>
  );
}
