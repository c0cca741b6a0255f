import { IconApps } from '@tabler/icons-react';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { hostOf } from './host-of.ts';
import { RevokeGrant } from './revoke-grant.tsx';
import { scopeTexts } from './scope-texts.ts';
import { useGrants } from './use-grants.ts';

/** Stands only where there are any, or where they could not be read. */
export function ApplicationSection() {
  const { grants, error, reload, revoke } = useGrants();
  if (!error && !grants?.length) return null;
  return (
    <SettingsSection
      title="Applications"
      purpose="You let these know who you are. Remove those that you no longer use."
    >
      {grants?.length ? (
        <ItemList label="Applications">
          {grants.map((grant) => (
            <Item
              key={grant.applicationId}
              icon={<IconApps size={20} />}
              title={grant.name}
              details={
                <>
                  {grant.page && `${hostOf(grant.page)} · `}Let in{' '}
                  <DateText moment={grant.grantedAt} />. It may: {listOf(grant.scope)}.
                </>
              }
              actions={<RevokeGrant grant={grant} revoke={revoke} />}
            />
          ))}
        </ItemList>
      ) : (
        <ErrorNotice error={error} text={authMessageOf(error)} onRetry={reload} />
      )}
    </SettingsSection>
  );
}

const listOf = (scope: string) =>
  scopeTexts(scope)
    .map((text) => text.charAt(0).toLowerCase() + text.slice(1))
    .join('; ');
