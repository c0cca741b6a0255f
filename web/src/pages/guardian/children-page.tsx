import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { WaitingRequests } from '../../features/guardian-requests/waiting-requests.tsx';
import { ChildList } from '../../features/guardians/child-list.tsx';
import { WaitingConsents } from '../../features/guardians/waiting-consents.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function ChildrenPage() {
  return (
    <Page width="form">
      <PageHeader title="Children" purpose="The kids accounts that you look after." />
      <WaitingConsents />
      <ChildHires />
      <WaitingRequests />
      <ChildList />
    </Page>
  );
}
