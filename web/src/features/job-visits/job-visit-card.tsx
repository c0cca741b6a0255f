import {
  getJobVisit,
  type JobVisitView,
  setJobVisit,
} from '@sidework/contracts/marketplace/job-visits';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { dayText } from '../../lib/dates.ts';
import { mapAddress } from '../../lib/map-address.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import type { EntryField } from '../../ui/dialogs/entry-dialog-window.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { bodyOf, initialOf } from './visit-texts.ts';

interface Props {
  jobId: string;
  /** Whether the viewer is its client, who says where and when. */
  isOwn: boolean;
}

const fields: EntryField[] = [
  {
    name: 'address',
    label: 'Address',
    description: 'Only the person you hire sees it, until the work ends, and our staff.',
  },
  ...[1, 2, 3].map((index) => ({
    name: `day${index}`,
    label: `Preferred day ${index}`,
    kind: 'day' as const,
    years: 'coming' as const,
  })),
];

/** The place and the days of the work of a job; nothing for those who may not know them. */
export function JobVisitCard({ jobId, isOwn }: Props) {
  const { data, mutate } = useApi(getJobVisit, { params: { jobId } });
  const [isEditing, setEditing] = useState(false);
  if (!data) return null;
  const isEmpty = !data.address && data.wantedDays.length === 0;
  if (isEmpty && !isOwn) return null;
  return (
    <Card
      title="Place and time"
      aside={
        isOwn && (
          <PlainButton
            variant="default"
            size="sm"
            aria-label={isEmpty ? 'Add place and time' : 'Edit place and time'}
            onClick={() => setEditing(true)}
          >
            {isEmpty ? 'Add' : 'Edit'}
          </PlainButton>
        )
      }
    >
      {isEmpty ? (
        <Words>
          Say where the work is and on which days. Only the person you hire sees it, until the work
          ends, and our staff.
        </Words>
      ) : (
        <VisitFacts visit={data} />
      )}
      <EntryDialog
        isOpen={isEditing}
        title="Place and time"
        fields={fields}
        initial={initialOf(data)}
        send={async (values) => {
          const body = bodyOf(values);
          await mutate(await call(setJobVisit, { params: { jobId }, body }), { revalidate: false });
        }}
        done="Place and time saved"
        failed="Failed to save the place and time"
        onClose={() => setEditing(false)}
      />
    </Card>
  );
}

function VisitFacts({ visit: { address, wantedDays } }: { visit: JobVisitView }) {
  const place = address && {
    label: 'Address',
    value: (
      <>
        {address}{' '}
        <a href={mapAddress(address)} target="_blank" rel="noreferrer">
          Open map
        </a>
      </>
    ),
  };
  const days = wantedDays.length > 0 && {
    label: 'Preferred days',
    value: wantedDays.map(dayText).join(', or '),
  };
  return (
    <Facts facts={[place, days].filter((fact) => fact !== null && fact !== '' && fact !== false)} />
  );
}
