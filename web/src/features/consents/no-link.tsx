import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

/** The page was opened, or loaded again, without what only the mail knows. */
export function NoLink() {
  const viewer = useSession()?.viewer;
  return (
    <EmptyState
      scene="mailbox"
      title="Open the link in our mail"
      text="This page needs the link that we sent to you. It is not kept anywhere else, so after loading the page again, please open it from the mail once more."
    >
      {viewer?.isGuardian ? (
        <LinkButton to={paths.children}>Go to your children</LinkButton>
      ) : (
        <LinkButton to={paths.home}>Return to Home</LinkButton>
      )}
      <LinkButton to={paths.contact} variant="default">
        Contact
      </LinkButton>
    </EmptyState>
  );
}
