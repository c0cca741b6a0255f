import type { ServiceView } from '@sidework/contracts/client-services/services';
import { useRef, useState } from 'react';
import { useFocusMend } from '../../../lib/focus-mend.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';

const Dialog = lazyDialog(
  async () => (await import('./request-changes-dialog.tsx')).RequestChangesDialog,
);

interface Props {
  service: ServiceView;
  /** Until when it can be asked for. */
  until: string;
  requestChanges: (reason: string) => Promise<unknown>;
}

/** Completed work that is not right yet goes back to the professional, while the client may inspect it. */
export function RequestChanges({ service, until, requestChanges }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);

  async function request(reason: string) {
    mendFocus();
    await requestChanges(reason);
    setOpen(false);
    toastSuccess('Changes requested');
  }

  return (
    <Row>
      <PlainButton ref={button} variant="default" onClick={() => setOpen(true)}>
        Request changes
      </PlainButton>
      <Words tone="soft" isSmall>
        Until <DateText moment={until} />, {daysLeftText(until)}
      </Words>
      <Dialog
        isOpen={isOpen}
        serviceId={service.id}
        title={service.title}
        professionalName={service.professional?.fullName ?? 'your professional'}
        onCancel={() => setOpen(false)}
        onGiven={request}
      />
    </Row>
  );
}

const hourMs = 3_600_000;

function daysLeftText(until: string, now = serverNow()): string {
  const hours = Math.max(1, Math.floor((Date.parse(until) - now) / hourMs));
  if (hours >= 48) return `${Math.floor(hours / 24)} days left`;
  return hours === 1 ? 'less than 2 hours left' : `${hours} hours left`;
}
