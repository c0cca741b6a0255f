import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import type { ReactNode } from 'react';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { PageActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { WaitedText } from '../../../ui/figures/waited-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ChildFileView } from '../child-files/child-file-view.tsx';
import { AddressWarning } from '../child-files/compared-address.tsx';

interface Props {
  title: string;
  since: string;
  /** It says the task before the file is open, since the file tells the rest. */
  asked: string;
  /** Each a `Fact`. */
  facts: ReactNode;
  /** Once it is open. */
  file: ChildFile | undefined;
  /** The one next step while the file is closed. */
  next?: ReactNode;
  acts: ReactNode;
}

/** Once the file is open, the buttons stay in sight below it. */
export function WaitingCard({ title, since, asked, facts, file, next, acts }: Props) {
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
      {file ? (
        <>
          <AddressWarning file={file} />
          <ChildFileView file={file} />
        </>
      ) : (
        <Row justify="between">
          <Stack gap="xs">
            <Words>{asked}</Words>
            <FactGrid isLine>{facts}</FactGrid>
          </Stack>
          {next}
        </Row>
      )}
      {acts && (
        <PageActions isShown={file !== undefined}>
          <ButtonRow>{acts}</ButtonRow>
        </PageActions>
      )}
    </Card>
  );
}
