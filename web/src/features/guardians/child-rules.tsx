import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { agreesNow } from './child-words.ts';
import { ConnectionRule } from './connection-rule.tsx';
import { ConsentSection } from './consent-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { QuietHoursSection } from './quiet-hours-section.tsx';
import type { Decisions } from './use-child.ts';

interface Props {
  child: ChildView;
  decisions: Omit<Decisions, 'invite'>;
}

export function ChildRules({ child, decisions }: Props) {
  return (
    <>
      <PauseSection child={child} {...decisions} />
      {agreesNow(child) && <QuietHoursSection child={child} keepQuiet={decisions.keepQuiet} />}
      <ConnectionRule childId={child.id} />
      <ConsentSection child={child} {...decisions} />
    </>
  );
}
