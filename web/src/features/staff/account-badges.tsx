import type { AccountSummary } from '@sidework/contracts/identity/staff-accounts';
import { Chip } from '../../ui/chip.tsx';
import { Row } from '../../ui/layout.tsx';
import { banText } from './ban-text.ts';
import { roleTexts } from './role-texts.ts';

interface Props {
  account: AccountSummary;
  /** Among others only what is special is marked. */
  isInList?: boolean;
}

/** Roles of staff, and a ban; who has neither is a plain account. */
export function AccountBadges({ account, isInList = false }: Props) {
  const staffRoles = account.roles.filter((role) => role !== 'professional');
  const ban = banText(account.bannedUntil, Date.now());
  const isPlain = !ban && staffRoles.length === 0;
  if (isPlain && isInList) return null;
  return (
    <Row gap="xs">
      {ban && <Chip meaning="error">{ban}</Chip>}
      {staffRoles.map((role) => (
        <Chip key={role} meaning="open">
          {roleTexts[role]}
        </Chip>
      ))}
      {isPlain && <Chip meaning="open">In good standing</Chip>}
    </Row>
  );
}
