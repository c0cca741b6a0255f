import { UploadArea } from '../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { useSendStatement } from './use-statement.ts';

export function SendStatement({ onSent }: { onSent: (statementId: string) => void }) {
  const { progress, error, fault, send, stop } = useSendStatement(onSent);
  return (
    <Stack>
      <UploadArea
        label="Choose a bank statement"
        hint="CSV, OFX or QFX from your bank or card company, at most 2 MB and 6,000 rows"
        types={['.csv', '.txt', '.tsv', '.ofx', '.qfx']}
        error={fault}
        onChoose={([file]) => file && void send(file)}
      />
      {progress && <UploadLine label="Your bank statement" progress={progress} onStop={stop} />}
      {error !== null && <ErrorNotice error={error} />}
    </Stack>
  );
}
