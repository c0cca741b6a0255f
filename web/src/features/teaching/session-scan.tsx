import type { ScanAct } from '@sidework/contracts/education-events/course-sessions';
import { type ComponentType, useRef, useState } from 'react';
import { timeText } from '../../lib/days.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import type { useSessionLearners } from './use-sessions.ts';

/** The camera that reads codes. */
export type ScannerPart = ComponentType<{ onCode: (code: string) => Promise<unknown> }>;

interface Props {
  scan: ReturnType<typeof useSessionLearners>['scan'];
  countsOut: boolean;
  scanner: ScannerPart;
}

interface Entry {
  meaning: 'open' | 'due' | 'error';
  title: string;
  text: string;
}

const words = {
  in: { done: 'Checked in.', again: 'Already in since', failed: 'Not checked in' },
  out: { done: 'Checked out.', again: 'Already out since', failed: 'Not checked out' },
} as const;

/** Checks learners in, or out where that counts, by the codes on their phones. */
export function SessionScan({ scan, countsOut, scanner: Scanner }: Props) {
  const [act, setAct] = useState<ScanAct>();
  const [entry, setEntry] = useState<Entry>();
  const isRunning = useRef(false);

  async function enter(code: string) {
    if (isRunning.current || !act) return;
    isRunning.current = true;
    const { done, again, failed } = words[act];
    try {
      const { isFirst, learner } = await scan(code, act);
      const { checkedInAt = '', checkedOutAt } = learner.attendance ?? {};
      const since = timeText((act === 'out' && checkedOutAt) || checkedInAt);
      setEntry(
        isFirst
          ? { meaning: 'open', title: learner.name, text: done }
          : { meaning: 'due', title: learner.name, text: `${again} ${since}.` },
      );
    } catch (failure) {
      setEntry({ meaning: 'error', title: failed, text: messageOf(failure) });
    } finally {
      isRunning.current = false;
    }
  }

  const choice = (chosen: ScanAct, label: string) => (
    <PlainButton variant="default" onClick={() => setAct(act === chosen ? undefined : chosen)}>
      {act === chosen ? 'Close the camera' : label}
    </PlainButton>
  );
  return (
    <Stack>
      <Row>
        {choice('in', 'Scan to check in')}
        {countsOut && choice('out', 'Scan to check out')}
      </Row>
      <div role="status">
        {entry && (
          <Notice meaning={entry.meaning} title={entry.title}>
            {entry.text}
          </Notice>
        )}
      </div>
      {act && <Scanner key={act} onCode={enter} />}
    </Stack>
  );
}
