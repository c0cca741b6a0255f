import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { agreesNow } from './child-words.ts';
import type { Decisions } from './use-child.ts';
import { useTold } from './use-told.ts';

interface Props extends Pick<Decisions, 'pause' | 'resume'> {
  child: ChildView;
}

/** No question before it: it is undone by the same button. */
export function PauseSection({ child, pause, resume }: Props) {
  const { isBusy, tell } = useTold();
  const flip = () =>
    child.isPaused ? tell('The account can go on', resume) : tell('The account is paused', pause);
  return (
    <SettingsSection
      title="Pause"
      purpose="A paused account can look around, but cannot write, offer or send anything."
      state={child.isPaused && <Chip meaning="waiting">Paused</Chip>}
    >
      {(!child.isPaused || agreesNow(child)) && (
        <PlainButton variant="default" isBusy={isBusy} onClick={() => void flip()}>
          {child.isPaused ? 'Let it go on' : 'Pause the account'}
        </PlainButton>
      )}
    </SettingsSection>
  );
}
