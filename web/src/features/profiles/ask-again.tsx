import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { Folded } from '../../ui/rows/folded-lines.tsx';

interface Props {
  /** A parent has answered: another mail is mostly of no use then, so it takes one more click. */
  isAnswered: boolean;
  askParent: () => Promise<void>;
}

export function AskAgain({ isAnswered, askParent }: Props) {
  const { isBusy, run } = useBusy();
  const ask = () =>
    run(async () => {
      try {
        await askParent();
        toastSuccess('We wrote to your parent again', 'The link we sent before no longer works.');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  const button = (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void ask()}>
      Write to my parent again
    </PlainButton>
  );
  if (!isAnswered) return <ButtonRow>{button}</ButtonRow>;
  return (
    <Folded title="Does your parent want another mail?">
      <Stack gap="sm">
        <Words>
          They need one only to begin again from the start. Ask them before you send it.
        </Words>
        <ButtonRow>{button}</ButtonRow>
      </Stack>
    </Folded>
  );
}
