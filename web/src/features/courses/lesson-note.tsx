import { limits } from '@sidework/contracts/education-events/limits';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  note: string;
  keep: (note: string) => Promise<unknown>;
}

/** The learner's own words beside a lesson. */
export function LessonNote({ note, keep }: Props) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const [typed, setTyped] = useState(note);
  const { isBusy, run } = useBusy();

  const save = () =>
    run(async () => {
      try {
        await keep(typed);
        toastSuccess(typed.trim() ? 'Your note is kept' : 'Your note is deleted');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });

  return (
    <Card title="Your note">
      <Stack>
        <CountedTextarea
          label="Note"
          description={`Only you${isChild ? ' and your guardians' : ''} can read it`}
          rows={3}
          most={limits.note}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <PlainButton
            variant="default"
            isBusy={isBusy}
            isDisabled={typed === note || [...typed].length > limits.note}
            onClick={() => void save()}
          >
            Save note
          </PlainButton>
        </div>
      </Stack>
    </Card>
  );
}
