import type { ChildAccess } from '@sidework/contracts/identity/family/guardians';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { type Look, looksOf, visitsOf } from './access-looks.ts';
import { accessText } from './access-words.ts';
import { useChildAccesses } from './use-child-accesses.ts';

/** So many stand here before all are asked for. */
const few = 5;

export function AccessSection({ childId }: { childId: string }) {
  const { accesses, error, reload } = useChildAccesses(childId);
  return (
    <SettingsSection
      title="Who looked"
      purpose="What guardians and our staff look at or decide is recorded. The last 100 are shown here; the export has them all."
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

/** Guardians come to see the visits of others; their own are one line until they ask for more. */
function AccessList({ accesses }: { accesses: ChildAccess[] }) {
  const [isWhole, setWhole] = useState(false);
  const others = looksOf(accesses.filter(({ isYou }) => !isYou));
  const shown = isWhole ? others : others.slice(0, few);
  return (
    <Stack>
      {others.length === 0 ? (
        <p>Nobody but you has looked.</p>
      ) : (
        <Accesses label="Looks at the data of your child" accesses={shown} />
      )}
      {others.length > few && (
        <PlainButton variant="default" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${others.length}`}
        </PlainButton>
      )}
      <OwnAccesses accesses={accesses.filter(({ isYou }) => isYou)} />
    </Stack>
  );
}

function OwnAccesses({ accesses }: { accesses: ChildAccess[] }) {
  const [isOpen, setOpen] = useState(false);
  const [newest] = accesses;
  if (!newest) return null;
  const visits = visitsOf(accesses);
  return (
    <Rows label="You">
      <OpeningRow
        title={`You looked ${visits === 1 ? 'once' : `${visits} times`}`}
        details={
          <>
            Last <DateText moment={newest.at} />
          </>
        }
        isQuiet
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <Accesses label="Your own looks" accesses={looksOf(accesses)} />
      </OpeningRow>
    </Rows>
  );
}

function Accesses({ label, accesses }: { label: string; accesses: Look[] }) {
  return (
    <ItemList label={label}>
      {accesses.map((access) => (
        <AccessItem key={access.id} access={access} />
      ))}
    </ItemList>
  );
}

function AccessItem({ access }: { access: Look }) {
  const { actorName, action, reason, at, times } = access;
  return (
    <Item
      icon={<IconEye size={20} />}
      title={actorName}
      details={
        <>
          {accessText(action)} · {times > 1 && `${times} times · `}
          <DateText moment={at} />
          {reason && <div>{reason}</div>}
        </>
      }
    />
  );
}
