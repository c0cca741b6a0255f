import type { ChildAccess } from '@sidework/contracts/identity/guardians';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Item, ItemList } from '../../ui/item-list.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { accessText } from './access-words.ts';
import { useChildAccesses } from './use-child-accesses.ts';

/** So many stand here before all are asked for. */
const few = 5;

export function AccessSection({ childId }: { childId: string }) {
  const { accesses, error, reload } = useChildAccesses(childId);
  return (
    <SettingsSection
      title="Who looked"
      purpose="Whatever a guardian or our staff look at or decide is recorded first. These are the last 100 entries; the export has them all."
    >
      {error && !accesses ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !accesses ? (
        <ListSkeleton rows={1} label="Loading who looked" />
      ) : accesses.length === 0 ? (
        <p>Nobody has looked yet.</p>
      ) : (
        <AccessList accesses={accesses} />
      )}
    </SettingsSection>
  );
}

function AccessList({ accesses }: { accesses: ChildAccess[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ItemList label="Looks at the data of your child">
        {accesses.slice(0, isWhole ? undefined : few).map((access) => (
          <AccessItem key={access.id} access={access} />
        ))}
      </ItemList>
      {accesses.length > few && (
        <PlainButton variant="default" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${accesses.length}`}
        </PlainButton>
      )}
    </>
  );
}

function AccessItem({ access }: { access: ChildAccess }) {
  const { actorName, action, reason, at } = access;
  return (
    <Item
      icon={<IconEye size={20} />}
      title={actorName}
      details={
        <>
          {accessText(action)} · <DateText moment={at} />
          {reason && <div>{reason}</div>}
        </>
      }
    />
  );
}
