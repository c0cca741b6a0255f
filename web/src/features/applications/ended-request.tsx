import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function EndedRequest() {
  return (
    <EmptyState
      scene="signpost"
      title="This request is no longer open"
      text="It has expired, was answered already, or the address is not whole. Go back to the application and begin again."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </EmptyState>
  );
}
