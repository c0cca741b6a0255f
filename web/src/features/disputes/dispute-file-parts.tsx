import { readEvidence } from '@sidework/contracts/client-services/disputes';
import type { DisputeView } from '@sidework/contracts/client-services/escrow';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { EvidenceList } from '../../ui/rows/evidence-list.tsx';
import { GivenMessages } from '../../ui/rows/given-messages.tsx';

interface Props {
  dispute: DisputeView;
}

/** The decision that was appealed, and why. */
export function Appealed({ dispute }: Props) {
  const { appeal, firstDecision, clientName, professionalName } = dispute;
  if (!appeal || !firstDecision) return null;
  return (
    <>
      <Notice meaning="over" title="The first decision">
        <p>
          {formatCents(firstDecision.toClientCents)} to {clientName},{' '}
          {formatCents(firstDecision.toProfessionalCents)} to {professionalName}.
        </p>
        <LongText>{firstDecision.explanation}</LongText>
      </Notice>
      <Notice
        meaning="turn"
        title={`${appeal.by === 'client' ? clientName : professionalName} appeals`}
      >
        <LongText>{appeal.text}</LongText>
      </Notice>
    </>
  );
}

export function ModeratorEvidence({ dispute }: Props) {
  const { id: disputeId, evidence, messages, clientName, professionalName } = dispute;
  const nameOf = (by: 'client' | 'professional') =>
    by === 'client' ? clientName : professionalName;
  return (
    <>
      <EvidenceList
        evidence={evidence}
        nameOf={nameOf}
        open={(evidenceId) =>
          call(readEvidence, { params: { disputeId, evidenceId } })
            .then(saveFile)
            .catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)))
        }
      />
      <GivenMessages messages={messages} nameOf={nameOf} />
    </>
  );
}
