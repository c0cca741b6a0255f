import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

export function EndedRequest() {
  return (
    <EmptyState
      scene="signpost"
      title="This request is no longer open"
      text="It has expired or was answered already. Go back to the application and begin again."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </EmptyState>
  );
}

/** The address names no request, so that there is nothing to sign in for either. */
export function CutRequest() {
  return (
    <EmptyState
      scene="signpost"
      title="This address is not whole"
      text="It does not say which request it is about: the application left that out, or the link was cut off on the way. Nobody learned anything of you. Go back to the application and begin again."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </EmptyState>
  );
}
