import type { ReportedThing } from '@sidework/contracts/network-chat/reports';
import { texts } from '@sidework/contracts/texts';
import { IconDots, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { Disclosure } from '../../ui/buttons/disclosure.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

const ReportDialog = lazyDialog(
  async () => (await import('./report-dialog-window.tsx')).ReportDialogWindow,
);

export interface Reported {
  thing: Exclude<ReportedThing, 'review'>;
  /** A course is reported by its number. */
  subjectId: string;
  /** Words on a lesson are reported within their course. */
  courseId?: number;
  /** A photo of a portfolio is reported by its name within the page of its person. */
  personId?: string;
  /** How many photos it shows, of which one can be reported. */
  photos?: number;
  /** The question names the subject so. */
  name: string;
}

/** A button that reports something to the moderators. */
export function ReportButton({ about }: { about: Reported }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="quiet" data-closes onClick={() => setOpen(true)}>
        <IconFlag size={16} aria-hidden />
        Report {about.name}
      </PlainButton>
      <ReportDialog about={about} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface MessageProps {
  thing: 'message' | 'room_message';
  messageId: string;
  sender: string;
}

/** A small button beside a message that reports it to the moderators. */
export const ReportMessage = ({ thing, messageId, sender }: MessageProps) => (
  <ReportMark
    about={{ thing, subjectId: messageId, name: 'this message' }}
    label={`Report this message of ${sender}`}
  />
);

interface MarkProps {
  about: Reported;
  label: string;
}

/** A flag beside what it reports, where words have no room. */
export function ReportMark({ about, label }: MarkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton variant="subtle" size="sm" aria-label={label} onClick={() => setOpen(true)}>
        <IconFlag size={18} aria-hidden />
      </PlainButton>
      <ReportDialog about={about} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export function SafetyMenu({
  person,
  block,
}: {
  person: { id: string; fullName: string };
  block: () => Promise<unknown>;
}) {
  const [open, setOpen] = useState<'block' | 'report' | undefined>();
  const { id, fullName } = person;
  const close = () => setOpen(undefined);

  async function confirm() {
    try {
      await block();
      toastSuccess(`${fullName} is blocked`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    close();
  }

  return (
    <>
      <Disclosure
        align="end"
        isIcon
        label={
          <>
            <VisuallyHidden>More about {fullName}</VisuallyHidden>
            <IconDots aria-hidden />
          </>
        }
      >
        <PlainButton variant="subtle" data-closes onClick={() => setOpen('block')}>
          Block {fullName}
        </PlainButton>
        <PlainButton variant="subtle" data-closes onClick={() => setOpen('report')}>
          Report {fullName}
        </PlainButton>
      </Disclosure>
      <ConfirmDialog
        isOpen={open === 'block'}
        title={`Block ${fullName}?`}
        confirmLabel="Block"
        isLoss
        onCancel={close}
        onConfirm={confirm}
      >
        You can no longer find or message each other. We don’t tell {fullName}.
      </ConfirmDialog>
      <ReportDialog
        about={{ thing: 'person', subjectId: id, name: fullName }}
        isOpen={open === 'report'}
        onClose={close}
      />
    </>
  );
}
