import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';

const Dialog = lazyDialog(async () => (await import('./edit-job-dialog.tsx')).EditJobDialog);

interface Props {
  job: JobDetail;
  reload: () => Promise<unknown>;
}

export function EditJob({ job, reload }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="default" onClick={() => setOpen(true)}>
        Edit job
      </PlainButton>
      <Dialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} reload={reload} />
    </>
  );
}
