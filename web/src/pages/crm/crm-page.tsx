import { crmTexts } from '@sidework/contracts/client-services/words';
import { identityProblems } from '@sidework/contracts/identity/problems';
import { canAccessCrm } from '@sidework/contracts/identity/profiles/account-types';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CrmCharts } from '../../features/crm/crm-charts.tsx';
import { CrmReviews } from '../../features/crm/crm-reviews.tsx';
import { CrmServices } from '../../features/crm/crm-services.tsx';
import { CrmStats } from '../../features/crm/crm-stats.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

const CrmClients = lazy(async () => ({
  default: (await import('../../features/crm/crm-forms.ts')).CrmClients,
}));
const BoardPage = lazy(async () => ({ default: (await import('./board-page.tsx')).BoardPage }));
const AddClient = lazyDialog(
  async () => (await import('../../features/crm/crm-forms.ts')).AddClientWindow,
);
const NewService = lazyDialog(
  async () => (await import('../../features/crm/crm-forms.ts')).NewServiceWindow,
);

const tabs = [
  { key: 'services', label: 'Services' },
  { key: 'clients', label: 'Clients' },
  { key: 'reviews', label: 'Reviews' },
] as const;

const mayEnter = ({ accountType, roles }: Viewer) =>
  accountType !== null && canAccessCrm({ accountType, roles });

/** A person without clients is told so and led home; the service refuses them in any case. */
export function CrmPage() {
  const viewer = useSession()?.viewer;
  const navigate = useNavigate();
  const isRefused = viewer !== undefined && !mayEnter(viewer);
  useEffect(() => {
    if (!isRefused) return;
    toastFailure(crmTexts.accessDenied, identityProblems.no_crm_access);
    void navigate(paths.home, { replace: true });
  }, [isRefused, navigate]);
  const [query] = useSearchParams();
  if (isRefused || !viewer) return null;
  const keepsContacts = viewer.accountType !== 'sidework_kids';
  const personId = query.get('person');
  if (keepsContacts && (personId || query.get('view') === 'board'))
    return (
      <Suspense>
        <BoardPage personId={personId} />
      </Suspense>
    );
  return <Crm keepsContacts={keepsContacts} />;
}

/** A child keeps no contacts of adults, and so has no board. */
function Crm({ keepsContacts }: { keepsContacts: boolean }) {
  const [query, setQuery] = useSearchParams();
  const clientId = query.get('client') ?? (query.get('newService') || undefined);
  const gigId = query.get('gig') ?? undefined;
  const [isAdding, setAdding] = useState(false);
  const [isCreating, setCreating] = useState(query.has('newService'));
  const chosen = tabs.find(({ key }) => key === query.get('tab'))?.key ?? 'services';

  function endCreating() {
    setCreating(false);
    if (query.has('newService')) setQuery({}, { replace: true });
  }

  return (
    <Page
      title="Client Management"
      purpose="Your clients, the work you do for them and what they say of it."
      action={
        <Row>
          {keepsContacts && (
            <LinkButton to={paths.crmBoard} variant="default">
              Board
            </LinkButton>
          )}
          <PlainButton variant="default" onClick={() => setAdding(true)}>
            Add Client
          </PlainButton>
          <PlainButton onClick={() => setCreating(true)}>New Service</PlainButton>
        </Row>
      }
    >
      <Stack gap="lg">
        <CrmStats />
        <CrmCharts />
        <div>
          <Tabs
            label="Client Management"
            tabs={tabs}
            chosen={chosen}
            onChoose={(tab) => setQuery({ tab }, { replace: true })}
          >
            {chosen === 'services' && <CrmServices />}
            <Suspense>
              {chosen === 'clients' && <CrmClients />}
              {chosen === 'reviews' && <CrmReviews />}
            </Suspense>
          </Tabs>
        </div>
      </Stack>
      <AddClient isOpen={isAdding} onClose={() => setAdding(false)} />
      <NewService isOpen={isCreating} begun={{ clientId, gigId }} onClose={endCreating} />
    </Page>
  );
}
