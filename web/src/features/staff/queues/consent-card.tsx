import type { WaitingConsent } from '@sidework/contracts/identity/staff/staff';
import { capitalized } from '../../../lib/capitalized.ts';
import { Fact } from '../../../ui/figures/fact-grid.tsx';
import { CloseChildFile } from '../child-files/close-child-file.tsx';
import { hasDifferentEmail } from '../child-files/compared-address.tsx';
import { OpenChildFile } from '../child-files/open-child-file.tsx';
import { useChildFile } from '../child-files/use-child-file.ts';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';
import { methodTexts, permitsText } from '../staff-texts.ts';
import { ConsentForm } from './consent-form.tsx';
import { WaitingCard } from './waiting-card.tsx';

interface Props {
  waiting: WaitingConsent;
  openForm: (consentId: string, reason: string) => Promise<string>;
  accept: (consentId: string, reason: string) => Promise<unknown>;
  reject: (consentId: string, reason: string) => Promise<unknown>;
}

/**
 * A guardian who was promised a talk is reached by the contact in the child's file, so the file has
 * to be opened before a decision.
 */
export function ConsentCard({ waiting, openForm, accept, reject }: Props) {
  const { id, childId, childName, guardianName, method, permits, hasForm, submittedAt } = waiting;
  const { file, open, close } = useChildFile(childId);
  const needsTalk = method === 'admin_review';
  const canDecide = !needsTalk || file !== undefined;
  const about = `${guardianName} for ${childName}`;
  return (
    <WaitingCard
      title={about}
      since={submittedAt}
      asked={
        needsTalk
          ? `${guardianName} waits for a talk with you. The child’s file says how to reach them.`
          : 'The signed form is here. Compare it with the child’s file, then accept or reject it.'
      }
      facts={
        <>
          <Fact name="Method">{methodTexts[method]}</Fact>
          <Fact name="Permits">{capitalized(permitsText(permits))}</Fact>
        </>
      }
      file={file}
      next={needsTalk && <OpenChildFile childName={childName} variant="filled" open={open} />}
      acts={
        canDecide && (
          <>
            <DecideWithReason
              label="Accept"
              about={about}
              variant={file && hasDifferentEmail(file) ? 'default' : 'filled'}
              title="Accept this consent?"
              text={`${guardianName} becomes the guardian of ${childName}, who waits to be verified next. The consent counts from now on.`}
              submitLabel="Accept consent"
              isLeaving
              done="The consent is accepted"
              decide={(reason) => accept(id, reason)}
            />
            <DecideWithReason
              label="Reject"
              about={about}
              title="Reject this consent?"
              text={`It does not count, and ${guardianName} sees your reason.`}
              submitLabel="Reject consent"
              isLoss
              isLeaving
              done="The consent is rejected"
              decide={(reason) => reject(id, reason)}
            />
            {hasForm && <ConsentForm about={about} open={(reason) => openForm(id, reason)} />}
            {!needsTalk && !file && <OpenChildFile childName={childName} open={open} />}
            {file && <CloseChildFile childName={childName} close={close} />}
          </>
        )
      }
    />
  );
}
