import { type SubmitEvent, useRef, useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import type { useDoor } from './door/use-door.ts';
import { Scanner } from './scanner.tsx';
import { useCheckIn } from './use-check-in.ts';

interface Props {
  eventId: string;
  door: ReturnType<typeof useDoor>;
}

/** Lets tickets in by their code: typed, from a scanner that types, or before the camera. */
export function CheckIn({ eventId, door }: Props) {
  const { entry, isBusy, enter } = useCheckIn(eventId, door);
  const [code, setCode] = useState('');
  const [isScanning, setScanning] = useState(false);
  const field = useRef<HTMLFormElement>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!code.trim()) return;
    // A scanner may have typed the next code meanwhile.
    if (await enter(code)) setCode((now) => (now === code ? '' : now));
    // The next one stands there already.
    field.current?.querySelector('input')?.focus();
  }
  return (
    <Card title="At the door">
      <Stack>
        <form ref={field} aria-label="Check in" onSubmit={(event) => void submit(event)}>
          <Stack>
            <SearchField
              label="Ticket code"
              autoComplete="off"
              maxLength={200}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <Row>
              <PlainButton type="submit" isBusy={isBusy}>
                Check in
              </PlainButton>
              <PlainButton variant="default" onClick={() => setScanning(!isScanning)}>
                {isScanning ? 'Close the camera' : 'Scan with the camera'}
              </PlainButton>
            </Row>
          </Stack>
        </form>
        <div role="status">
          {entry && (
            <Notice meaning={entry.meaning} title={entry.title}>
              {entry.text}
            </Notice>
          )}
        </div>
        {isScanning && <Scanner onCode={enter} />}
      </Stack>
    </Card>
  );
}
