import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

export function FormSent({ childName }: { childName: string }) {
  return (
    <EmptyState
      scene="mailbox"
      title="We have your form"
      text={`One of us looks at your consent for ${childName} and writes to you, mostly within two days.`}
    >
      <LinkButton to={paths.children}>Go to your children</LinkButton>
    </EmptyState>
  );
}
