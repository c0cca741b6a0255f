import { documentTypeLabels } from '@sidework/contracts/business-tools/document-options';
import { listDocuments } from '@sidework/contracts/business-tools/documents';
import { Link } from 'react-router-dom';
import { useAudience } from '../../features/kids/use-audience.ts';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { DottedLine } from '../../ui/figures/dotted-line.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';

/** The newest of an adult's vault; a child has none, and the server refuses to say. */
export function LatestPapers() {
  const isAdult = useAudience() === 'adults';
  const { data } = useApi(listDocuments, isAdult ? { query: { limit: 3 } } : null);
  if (!data || data.items.length === 0) return null;
  return (
    <Section title="Documents" action={<Link to={paths.documentVault}>All in the vault</Link>}>
      <Rows label="Documents">
        {data.items.map(({ id, documentName, documentType, createdAt }) => (
          <ListRow
            key={id}
            lead={<Scene name="folder" />}
            title={documentName}
            to={`${paths.documentVault}?${new URLSearchParams({ search: documentName })}`}
            details={
              <DottedLine
                parts={[
                  documentTypeLabels[documentType],
                  <DateText key="at" moment={createdAt} isShort />,
                ]}
              />
            }
          />
        ))}
      </Rows>
    </Section>
  );
}
