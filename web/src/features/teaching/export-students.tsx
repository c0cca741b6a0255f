import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { saveText } from '../../lib/save-file.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { allStudents, studentsCsv } from './students-csv.ts';

/** All students, as a file for a spreadsheet. */
export function ExportStudents({ courseId }: { courseId: number }) {
  const { isBusy, run } = useBusy();
  const save = () =>
    run(async () => {
      try {
        saveText('students.csv', 'text/csv', studentsCsv(await allStudents(courseId)));
      } catch (failure) {
        toastFailure(texts.toastTitles.error, messageOf(failure));
      }
    });
  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void save()}>
      Save as CSV
    </PlainButton>
  );
}
