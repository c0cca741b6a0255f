import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { Chip } from '../../ui/chip.tsx';
import { Row } from '../../ui/layout.tsx';
import { banText } from './ban-text.ts';
import { roleTexts } from './role-texts.ts';

/** Roles of staff, and a ban; who has neither is a plain account. */
export function AccountBadges({ account }: { account: AccountSummary }) {
  const staffRoles = account.roles.filter((role) => role !== 'professional');
  const ban = banText(account.bannedUntil, Date.now());
  return (
    <Row gap="xs">
      {ban && <Chip meaning="error">{ban}</Chip>}
      {staffRoles.map((role) => (
        <Chip key={role} meaning="open">
          {roleTexts[role]}
        </Chip>
      ))}
      {!ban && staffRoles.length === 0 && <Chip meaning="open">Open</Chip>}
    </Row>
  );
}
