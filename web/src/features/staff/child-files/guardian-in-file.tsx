import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { ComparedAddress } from './compared-address.tsx';

interface Props {
  guardian: ChildFile['guardians'][number];
  /** The parent's address, as the child gave it. */
  named: string | null;
}

export function GuardianInFile({ guardian, named }: Props) {
  const { fullName, email, linkedAt } = guardian;
  return (
    <>
      <FactGrid isWide>
        <Fact name="Name">{fullName}</Fact>
        <Fact name="Email">{email ?? 'Not shown'}</Fact>
        <Fact name="Linked">
          <DateText moment={linkedAt} />
        </Fact>
      </FactGrid>
      <Row>
        <ComparedAddress email={email} named={named} />
      </Row>
    </>
  );
}
