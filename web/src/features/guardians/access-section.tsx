import { IconEye } from '@tabler/icons-react';
import { DateText } from '../../ui/date-text.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Item, ItemList } from '../../ui/item-list.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { useChildAccesses } from './use-child-accesses.ts';

/** So many are read at once; the whole record is in the export. */
export function AccessSection({ childId }: { childId: string }) {
  const { accesses, error, reload } = useChildAccesses(childId);
  return (
    <SettingsSection
      title="Who looked"
      purpose="Every look of a guardian or of our staff at your child’s data is recorded first; these are the last 100."
    >
      {error && !accesses ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !accesses ? (
        <ListSkeleton rows={1} label="Loading who looked" />
      ) : accesses.length === 0 ? (
        <p>Nobody has looked yet.</p>
      ) : (
        <ItemList label="Looks at the data of your child">
          {accesses.map(({ id, actorName, action, reason, at }) => (
            <Item
              key={id}
              icon={<IconEye size={20} />}
              title={actorName}
              details={
                <>
                  {actionText(action)} · <DateText moment={at} />
                  {reason && <div>{reason}</div>}
                </>
              }
            />
          ))}
        </ItemList>
      )}
    </SettingsSection>
  );
}

/** `child_viewed` as words; the record knows more kinds than this page. */
function actionText(action: string): string {
  const words = action.replaceAll(/[_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
