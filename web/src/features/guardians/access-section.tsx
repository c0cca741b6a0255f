import type { ChildAccess, ChildView } from '@sidework/contracts/identity/guardians';
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

export function AccessSection({ child }: { child: ChildView }) {
  const { accesses, error, reload } = useChildAccesses(child.id);
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
        <AccessList accesses={accesses} ownName={ownNameOf(child)} />
      )}
    </SettingsSection>
  );
}

/** Entries carry names; a guardian who is called alike is shown among the own ones. */
const ownNameOf = ({ guardians }: ChildView) => guardians.find(({ isYou }) => isYou)?.fullName;

interface ListProps {
  accesses: ChildAccess[];
  ownName: string | undefined;
}

/** What others did is what one comes for; the viewer's own visits are one line until they are asked for. */
function AccessList({ accesses, ownName }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const own = accesses.filter(({ actorName }) => actorName === ownName);
  const others = accesses.filter(({ actorName }) => actorName !== ownName);
  const shown = isWhole ? accesses : others.slice(0, few);
  return (
    <>
      {others.length === 0 && <p>Nobody but you has looked.</p>}
      {shown.length > 0 && (
        <ItemList label="Looks at the data of your child">
          {shown.map((access) => (
            <AccessItem key={access.id} access={access} />
          ))}
        </ItemList>
      )}
      {!isWhole && own[0] && (
        <p>
          You: {own.length === 1 ? 'once' : `${own.length} times`}, last{' '}
          <DateText moment={own[0].at} />
        </p>
      )}
      {(isWhole || shown.length < accesses.length) && (
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
