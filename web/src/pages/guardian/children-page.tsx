import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { WaitingRequests } from '../../features/guardian-requests/waiting-requests.tsx';
import { ChildList } from '../../features/guardians/child-list.tsx';
import { WaitingConsents } from '../../features/guardians/waiting-consents.tsx';
import { Split } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';

/** The children, and beside them what waits; on a phone that stands first. */
export function ChildrenPage() {
  return (
    <Page title="Children" purpose="The kids accounts that you look after.">
      <Split
        asideWidth="half"
        isAsideFirst
        aside={
          <>
            <ChildHires />
            <WaitingRequests />
            <WaitingConsents />
          </>
        }
      >
        <ChildList />
      </Split>
    </Page>
  );
}
