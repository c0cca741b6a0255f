import type { ChildFile, WaitingVerification } from '@sidework/contracts/identity/staff/staff';
import { Fact } from '../../../ui/figures/fact-grid.tsx';
import { CloseChildFile } from '../child-files/close-child-file.tsx';
import { hasDifferentEmail } from '../child-files/compared-address.tsx';
import { OpenChildFile } from '../child-files/open-child-file.tsx';
import { useChildFile } from '../child-files/use-child-file.ts';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';
import { methodTexts } from '../staff-texts.ts';
import { WaitingCard } from './waiting-card.tsx';

interface Props {
  waiting: WaitingVerification;
  verify: (childId: string, reason: string) => Promise<unknown>;
  reject: (childId: string, reason: string) => Promise<unknown>;
}

/**
 * Staff can decide only after they opened the file, so that they have read it. Verify is not the main button where the
 * adult who agreed has another address than the child named.
 */
export function VerificationCard({ waiting, verify, reject }: Props) {
  const { childId, childName, state, consentMethod, guardianName, waitingSince } = waiting;
  const { file, open, close } = useChildFile(childId);
  return (
    <WaitingCard
      title={childName}
      since={waitingSince}
      asked={`${guardianName} agreed to this account. See in the file who that is, then verify or reject the child.`}
      facts={
        <>
          <Fact name="Guardian">{guardianName}</Fact>
          <Fact name="Consent">{methodTexts[consentMethod]}</Fact>
          <Fact name="State">{state ?? 'Not given'}</Fact>
        </>
      }
      file={file}
      next={<OpenChildFile childName={childName} variant="filled" open={open} />}
      acts={
        file && (
          <>
            <DecideWithReason
              label="Verify"
              about={childName}
              variant={hasDifferentEmail(file) ? 'default' : 'filled'}
              title={`Verify ${childName}?`}
              text={`${whoIs(file)}. For a year, they may then do what the guardian permits. The guardian is notified.`}
              submitLabel="Verify child"
              isLeaving
              done={`${childName} is verified`}
              decide={(reason) => verify(childId, reason)}
            />
            <DecideWithReason
              label="Reject"
              about={childName}
              title={`Reject ${childName}?`}
              text={`${whoIs(file)}. They may not act, and the guardians are notified with your reason.`}
              submitLabel="Reject child"
              isLoss
              isLeaving
              done={`${childName} is rejected`}
              decide={(reason) => reject(childId, reason)}
            />
            <CloseChildFile childName={childName} close={close} />
          </>
        )
      }
    />
  );
}

/** The dialog covers the file that is decided about. */
const whoIs = ({ fullName, age, location }: ChildFile) =>
  [`${fullName} is ${age}`, location].filter(Boolean).join(', ');
