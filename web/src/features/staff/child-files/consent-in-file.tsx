import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import { capitalized } from '../../../lib/capitalized.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { consentStateText, methodTexts, permitsText } from '../staff-texts.ts';
import { ComparedAddress } from './compared-address.tsx';

interface Props {
  consent: ChildFile['consents'][number];
  file: ChildFile;
}

/** The guardian is named if it is not the only one shown above. */
export function ConsentInFile({ consent, file: { guardians, parentEmail } }: Props) {
  const { guardianName, guardianEmail, method, status, permits, cardLast4, reason } = consent;
  const isKnown = guardians.some(
    ({ fullName, email }) =>
      fullName === guardianName && (guardianEmail === null || guardianEmail === email),
  );
  return (
    <>
      <FactGrid isWide>
        {(!isKnown || guardians.length > 1) && (
          <Fact name="Guardian">
            {guardianName}
            {guardianEmail && `, ${guardianEmail}`}
          </Fact>
        )}
        <Fact name="State">{capitalized(consentStateText(status))}</Fact>
        <Fact name="Method">
          {methodTexts[method]}
          {cardLast4 && ` (ends in ${cardLast4})`}
        </Fact>
        <Fact name="Permits">{capitalized(permitsText(permits))}</Fact>
        <Fact name="Sent">
          <DateText moment={consent.submittedAt} />
        </Fact>
        {reason && <Fact name="Reason">{reason}</Fact>}
      </FactGrid>
      {!isKnown && (
        <Row>
          <ComparedAddress email={guardianEmail} named={parentEmail} />
        </Row>
      )}
    </>
  );
}
