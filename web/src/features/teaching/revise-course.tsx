import { texts } from '@sidework/contracts/texts';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** A published course is changed by a new version of it, which staff review too. */
export function ReviseCourse({ revise }: { revise: (key: string) => Promise<string> }) {
  const { isBusy, run } = useBusy();
  const navigate = useNavigate();
  const idempotencyKey = useIdempotencyKey();
  const begin = () =>
    run(async () => {
      try {
        const id = await revise(idempotencyKey);
        toastSuccess('A new version is begun', 'Learners keep the version they enrolled in.');
        await navigate(paths.submission(id));
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void begin()}>
      Write a new version
    </PlainButton>
  );
}
