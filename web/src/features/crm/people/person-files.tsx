import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import { Link } from 'react-router-dom';
import { dateText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { tagOfClient, useFilesOf } from './use-timeline.ts';

/** The files of a client in the professional's own vault. */
export function PersonFiles({ person }: { person: CrmPersonView }) {
  const { data, error } = useFilesOf(person);
  const tag = tagOfClient(person);
  const vault = `${paths.documentVault}?${new URLSearchParams({ tag })}`;
  return (
    <Card title="Files">
      <Stack gap="sm">
        {error && !data && <ErrorNotice error={error} />}
        {data?.items.length === 0 && (
          <p>
            Photos and documents of this client, seen by you alone. Give a document in your vault
            the tag “{tag}”.
          </p>
        )}
        {data?.items.map(({ id, documentName, createdAt }) => (
          <div key={id}>
            <span dir="auto">{documentName}</span>, {dateText(createdAt)}
          </div>
        ))}
        <Link to={vault}>Open in the vault</Link>
      </Stack>
    </Card>
  );
}
