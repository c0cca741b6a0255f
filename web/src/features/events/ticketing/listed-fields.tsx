import type { ReactNode } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface Props {
  title: string;
  note?: string;
  onRemove?: () => void;
  children: ReactNode;
}

/** The fields of one item of a list that can be made longer and shorter. */
export function ListedFields({ title, note, onRemove, children }: Props) {
  return (
    <Card
      title={title}
      aside={
        onRemove && (
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label={`Remove ${title.toLowerCase()}`}
            onClick={onRemove}
          >
            Remove
          </PlainButton>
        )
      }
    >
      <Stack>
        {note && <p>{note}</p>}
        {children}
      </Stack>
    </Card>
  );
}
