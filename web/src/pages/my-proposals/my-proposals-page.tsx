import { OwnProposalList } from '../../features/proposals/own-proposal-list.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function MyProposalsPage() {
  return (
    <Page>
      <PageHeader
        title="My Proposals"
        purpose="What you offered to clients, and what they answered."
        action={<LinkButton to={paths.jobs}>Browse Jobs</LinkButton>}
      />
      <OwnProposalList />
    </Page>
  );
}
