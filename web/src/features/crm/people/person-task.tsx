import type { CrmPersonView, CrmTaskView } from '@sidework/contracts/client-services/crm-people';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { viewersToday } from '../../../lib/viewers-today.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../../ui/dialogs/entry-dialog.tsx';
import { DateTile } from '../../../ui/figures/date-tile.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { usePeopleActs } from './use-people.ts';

const day = { name: 'dueOn', label: 'Day', kind: 'day', isNeeded: true, years: 'coming' } as const;
const fields = [{ name: 'title', label: 'Task', isNeeded: true }, day] as const;

/** The next task for a client; on its day it waits on Today. */
export function PersonTask({ person }: { person: CrmPersonView }) {
  const { plan, postpone } = usePeopleActs();
  const [open, setOpen] = useState<'new' | CrmTaskView>();
  const { nextTask } = person;
  const isNew = open === 'new';

  async function send(values: Record<string, unknown>) {
    const { title = '', dueOn } = values as { title?: string; dueOn: string };
    await (open && open !== 'new' ? postpone(open.id, dueOn) : plan(person, { title, dueOn }));
  }

  return (
    <Section
      title="Next task"
      action={
        <PlainButton variant="default" onClick={() => setOpen('new')}>
          Add Task
        </PlainButton>
      }
    >
      {nextTask ? (
        <Rows label="Next task">
          <Task task={nextTask} move={() => setOpen(nextTask)} />
        </Rows>
      ) : (
        <p>Nothing is planned.</p>
      )}
      {open && (
        <EntryDialog
          isOpen
          title={isNew ? 'Add Task' : `Move “${open.title}”`}
          fields={isNew ? fields : [day]}
          initial={{ dueOn: isNew ? viewersToday() : open.dueOn }}
          send={send}
          done={isNew ? 'Task added' : 'Task moved'}
          failed={texts.toastTitles.error}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

function Task({ task, move }: { task: CrmTaskView; move: () => void }) {
  const { finish } = usePeopleActs();
  const { isBusy, run } = useBusy();
  async function end() {
    try {
      await finish(task.id);
      toastSuccess('Task done');
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }
  return (
    <ListRow
      lead={<DateTile day={task.dueOn} />}
      title={task.title}
      details={dayText(task.dueOn)}
      action={
        <>
          <PlainButton variant="default" size="sm" onClick={move}>
            Move
          </PlainButton>{' '}
          <PlainButton size="sm" isBusy={isBusy} onClick={() => void run(end)}>
            Done
          </PlainButton>
        </>
      }
    />
  );
}
