import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { paths } from '../../../lib/paths.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { copyText } from '../../../ui/notices/copy-text.ts';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';

/** They are rarely needed, and stand last. */
export const AccountRecords = ({
  account: { id, userType, isSetUp, child },
}: {
  account: AccountView;
}) => (
  <Section title="Records">
    <Rows label="Records">
      {userType === 'professional' && isSetUp && !child && (
        <ListRow
          title="Public profile"
          details="What everybody sees of them, with their gigs and reviews"
          titleLook="plain"
          to={paths.pro(id)}
        />
      )}
      <ListRow
        title="Actions on this account"
        details="What was done to it, in the audit log"
        titleLook="plain"
        to={paths.auditLog({ targetId: id })}
      />
      <ListRow
        title="Actions by this account"
        details="What was done from it, in the audit log"
        titleLook="plain"
        to={paths.auditLog({ actorId: id })}
      />
      <ListRow
        title="Id"
        titleLook="plain"
        details={id}
        action={
          <PlainButton
            variant="default"
            aria-label="Copy the id"
            onClick={() => void copyText(id, 'Id copied')}
          >
            Copy
          </PlainButton>
        }
      />
    </Rows>
  </Section>
);
