import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  title: string;
  publish: () => Promise<unknown>;
}

/** An approved course enters the catalogue when its educator says so. */
export function PublishCourse({ title, publish }: Props) {
  const { isBusy, run } = useBusy();
  const act = () =>
    run(async () => {
      try {
        await publish();
        toastSuccess(`“${title}” is in the catalogue`);
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  return (
    <Notice
      meaning="turn"
      title="Your course is approved"
      action={
        <PlainButton isBusy={isBusy} onClick={() => void act()}>
          Publish
        </PlainButton>
      }
    >
      Once you publish it, everybody can find it and enroll.
    </Notice>
  );
}
