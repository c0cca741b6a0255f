import { type PublicReview, reportReview } from '@sidework/contracts/client-services/reviews';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';

/** A reader reports a review, or one of its photos, to the moderators. */
export function ReportReview({ review }: { review: PublicReview }) {
  const [isOpen, setOpen] = useState(false);
  const { id, clientFirstName, imageUrls } = review;
  const name = `Report the review by ${clientFirstName}`;
  const photos = imageUrls.map((_, index) => ({
    value: String(index + 1),
    label: `Photo ${index + 1}`,
  }));
  const fields = [
    { name: 'reason', label: 'What is wrong', isNeeded: true },
    {
      name: 'photo',
      label: 'What it is about',
      kind: 'choice',
      options: () => (photos.length > 0 ? [{ value: '', label: 'All of it' }, ...photos] : []),
    },
  ] as const;
  return (
    <>
      <PlainButton variant="subtle" size="sm" aria-label={name} onClick={() => setOpen(true)}>
        <IconFlag size={18} aria-hidden />
      </PlainButton>
      {isOpen && (
        <EntryDialog
          isOpen
          title={name}
          fields={fields}
          initial={{}}
          send={({ reason, photo }) => {
            const body = {
              reason: String(reason ?? ''),
              ...(photo ? { photo: Number(photo) } : {}),
            };
            return call(reportReview, { params: { reviewId: id }, body });
          }}
          done="Thank you. Our moderators will look at it and let you know the outcome."
          failed="Your report was not sent"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
