import type { Evidence } from '@sidework/contracts/client-services/dispute-case';
import { PlainButton } from '../buttons/plain-button.tsx';
import { DateText } from '../figures/date-text.tsx';
import { ListRow, Rows } from './rows.tsx';

interface Props {
  evidence: readonly Evidence[];
  nameOf: (by: Evidence['by']) => string;
  open: (id: string) => Promise<unknown>;
}

/** The files of a dispute, as its sides and the moderators open them. */
export function EvidenceList({ evidence, nameOf, open }: Props) {
  if (evidence.length === 0) return null;
  return (
    <Rows label="Documents and photos">
      {evidence.map(({ id, by, isPicture, addedAt }, index) => {
        const title = `${isPicture ? 'Photo' : 'Paper'} ${index + 1}`;
        return (
          <ListRow
            key={id}
            titleLook="plain"
            title={title}
            details={
              <>
                {nameOf(by)} · <DateText moment={addedAt} />
              </>
            }
            action={
              <PlainButton
                variant="default"
                size="sm"
                aria-label={`Download: ${title}`}
                onClick={() => void open(id)}
              >
                Download
              </PlainButton>
            }
          />
        );
      })}
    </Rows>
  );
}
