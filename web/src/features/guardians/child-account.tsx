import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { AccessSection } from './access-section.tsx';
import { ChildSessionSection } from './child-session-section.tsx';
import { GuardianSection } from './guardian-section.tsx';
import type { Decisions } from './use-child.ts';

interface Props extends Pick<Decisions, 'invite'> {
  child: ChildView;
}

export function ChildAccount({ child, invite }: Props) {
  return (
    <>
      <GuardianSection child={child} invite={invite} />
      <ChildSessionSection childId={child.id} />
      <AccessSection childId={child.id} />
    </>
  );
}
