import type { ChildFile } from '@sidework/contracts/identity/staff';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FactGrid } from '../../ui/fact-grid.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { WaitedText } from '../../ui/waited-text.tsx';
import { Words } from '../../ui/words.tsx';
import { ChildFileView } from './child-file-view.tsx';
import { AddressWarning } from './compared-address.tsx';

interface Props {
  title: string;
  since: string;
  /** What the staff member is to do. */
  asked: string;
  /** Each a `Fact`. */
  facts: ReactNode;
  /** Once it is open. */
  file: ChildFile | undefined;
  acts: ReactNode;
}

/** Who waits, since when and for what; the acts stay in sight beside a long file. */
export function WaitingCard({ title, since, asked, facts, file, acts }: Props) {
  return (
    <Card
      as="article"
      title={title}
      aside={
        <Chip meaning="turn">
          <span>
            Waits <WaitedText since={since} />
          </span>
        </Chip>
      }
    >
      <Split
        aside={
          <>
            {file && <AddressWarning file={file} />}
            <Stack gap="xs">{acts}</Stack>
          </>
        }
      >
        <Stack>
          <Words>{asked}</Words>
          <FactGrid>{facts}</FactGrid>
        </Stack>
        {file && <ChildFileView file={file} />}
      </Split>
    </Card>
  );
}
