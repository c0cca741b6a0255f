import type { ChildSummary } from '@sidework/contracts/identity/family/guardians';
import { Chip } from '../../ui/figures/chip.tsx';
import { standingWord } from './child-words.ts';

export function ChildStateBadge({ child }: { child: Pick<ChildSummary, 'mayAct' | 'hindrance'> }) {
  const isOver = child.hindrance === 'consent_revoked';
  return (
    <Chip meaning={child.mayAct ? 'open' : isOver ? 'over' : 'waiting'}>{standingWord(child)}</Chip>
  );
}
