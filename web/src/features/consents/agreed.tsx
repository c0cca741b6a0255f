import type { ConsentGiven } from '@sidework/contracts/identity/consents';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface Props {
  given: ConsentGiven;
  childName: string;
}

/** The end of the way: what counts now, and what happens next. */
export function Agreed({ given, childName }: Props) {
  if (given.status === 'given')
    return (
      <EmptyState
        drawing="envelope"
        title="Thank you. Your consent counts"
        text={`You look after the account of ${childName} from now on. One of us checks it next, mostly within two days; until then your child can look around and do nothing else. We write to you when it is done.`}
      >
        <LinkButton to={paths.child(given.childId)}>Go to your child’s account</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="envelope"
      title="Thank you. We get in touch"
      text={`One of our administrators looks at your consent for ${childName} and writes to you, mostly within two days. Until then your child can look around and do nothing else.`}
    >
      <LinkButton to={paths.home} variant="default">
        Go to the start page
      </LinkButton>
    </EmptyState>
  );
}
