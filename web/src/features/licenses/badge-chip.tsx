import type { Badge } from '@sidework/contracts/business-tools/expiry';
import { Chip, type Meaning } from '../../ui/figures/chip.tsx';

const meanings: Record<Badge, Meaning> = {
  Expired: 'error',
  'Due Soon': 'turn',
  Warning: 'due',
  Active: 'open',
  'No expiry': 'over',
  Complete: 'open',
};

export function BadgeChip({ badge }: { badge: Badge }) {
  return <Chip meaning={meanings[badge]}>{badge}</Chip>;
}
