import type { AccountSummary } from '@sidework/contracts/identity/staff/staff-accounts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { badgesOf } from './badges-of.ts';

export function AccountBadges({ account }: { account: AccountSummary }) {
  const badges = badgesOf(account);
  return (
    <Row gap="xs">
      {badges.map(({ word, meaning }) => (
        <Chip key={word} meaning={meaning}>
          {word}
        </Chip>
      ))}
      {badges.length === 0 && <Chip meaning="open">In good standing</Chip>}
    </Row>
  );
}
