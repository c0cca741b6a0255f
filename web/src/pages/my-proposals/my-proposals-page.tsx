import { OwnProposalList } from '../../features/proposals/own-proposal-list.tsx';
import { useOwnProposals } from '../../features/proposals/use-own-proposals.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function MyProposalsPage() {
  const { items } = useOwnProposals();
  return (
    <Page
      title="My Proposals"
      purpose="What you offered to clients, and what they answered."
      action={items?.length !== 0 && <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>}
    >
      <OwnProposalList />
    </Page>
  );
}
