import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@sidework/chassis/errors';
import { consumer } from '@sidework/chassis/events/consumer';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { maxDocumentBytes } from '@sidework/contracts/business-tools/document-options';
import { paperHandedOver as moneyPaperHandedOver } from '@sidework/contracts/client-services/events/money';
import { paperHandedOver, paperVoided } from '@sidework/contracts/education-events/events';
import {
  certificateReissued,
  certificateRevoked,
} from '@sidework/contracts/education-events/events/courses';
import type { Deps } from '../deps.ts';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { expectedPapers, expectPaper, filePaper } from './file-paper.ts';
import { provePurchase } from './prove-purchase.ts';
import { lockById, removeDocument, saveDocument } from './queries.ts';
import { voidPaper } from './void-paper.ts';

/** The task that takes a person's papers out of the handover bucket. */
export const takingOver = 'take-over-papers';

export const filePaperWhenHandedOver = consumer({
  name: 'file-paper-when-handed-over',
  event: paperHandedOver,
  handle: async (tx, { data, occurredAt }) => {
    await expectPaper(
      tx,
      {
        professionalId: data.userId,
        source: data.kind,
        sourceKey: `${data.kind} ${data.paperId}`,
        documentName: data.name,
        documentType: data.kind === 'certificate' ? 'certification' : 'other',
        year: data.year,
        tags: data.tags,
      },
      {
        filing: takingOver,
        now: occurredAt,
        handed: { key: data.key, sha256: data.sha256 },
      },
    );
  },
});

/** An invoice, a credit note, a receipt or a signed contract; the other side has one of its own. */
export const fileMoneyPaperWhenHandedOver = consumer({
  name: 'file-money-paper-when-handed-over',
  event: moneyPaperHandedOver,
  handle: async (tx, { data, occurredAt }) => {
    const documentId = await expectPaper(
      tx,
      {
        professionalId: data.userId,
        source: data.kind,
        sourceKey: `${data.kind} ${data.paperId}`,
        documentName: data.name,
        documentType: data.kind === 'credit_note' ? 'invoice' : data.kind,
        year: data.year,
        tags: data.tags,
        format: data.format,
      },
      {
        filing: takingOver,
        now: occurredAt,
        handed: { key: data.key, sha256: data.sha256 },
      },
    );
    const { purchase, userId } = data;
    if (documentId && purchase)
      await provePurchase(tx, { professionalId: userId, documentId, ...purchase }, occurredAt);
  },
});

/** The copy of a ticket that was cancelled or given away stays, and opens no more. */
export const markPaperWhenVoided = consumer({
  name: 'mark-paper-when-voided',
  event: paperVoided,
  handle: (tx, { data: { kind, paperId, userId, reason }, occurredAt }) =>
    voidPaper(tx, { ownerId: userId, sourceKey: `${kind} ${paperId}`, reason }, occurredAt),
});

/** The copy of a certificate that was revoked stays, and opens no more. */
export const markPaperWhenCertificateRevoked = consumer({
  name: 'mark-paper-when-certificate-revoked',
  event: certificateRevoked,
  handle: (tx, { data: { certificateId, userId }, occurredAt }) =>
    voidPaper(
      tx,
      { ownerId: userId, sourceKey: `certificate ${certificateId}`, reason: 'revoked' },
      occurredAt,
    ),
});

/** The copy with the old name stays, and opens no more. */
export const markPaperWhenCertificateReissued = consumer({
  name: 'mark-paper-when-certificate-reissued',
  event: certificateReissued,
  handle: (tx, { data: { formerId, userId }, occurredAt }) =>
    voidPaper(
      tx,
      { ownerId: userId, sourceKey: `certificate ${formerId}`, reason: 'replaced' },
      occurredAt,
    ),
});

const handedKinds: Document.Paper['source'][] = [
  'certificate',
  'ticket',
  'invoice',
  'credit_note',
  'receipt',
  'contract',
];

/** Files what was handed over for a person, and removes it from the handover bucket. */
export async function takeOverPapers(deps: Deps, task: TakenTask): Promise<void> {
  for (const paper of await expectedPapers(deps, task.userId, handedKinds)) {
    const { handedKey } = paper;
    if (!handedKey) continue;
    const body = await handedFile(deps, handedKey, paper.handedSha256);
    if (body) await filePaper(deps, paper, body);
    else await giveUp(deps, paper.id);
    await deps.handover.remove(handedKey);
  }
  await deps.db.transaction((tx) => finishPersonTask(tx, task));
}

/** The file as the other service left it; undefined where it is gone, or is another than the event told of. */
async function handedFile({ handover, log }: VaultDeps, key: string, sha256: string | null) {
  try {
    const { size, body } = await handover.get(key);
    if (size <= maxDocumentBytes) {
      const bytes = await buffer(body);
      if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
    }
    body.destroy();
    log.error({ key }, 'a paper in the handover bucket is not what was told of');
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'not-found')) throw error;
    log.warn({ key }, 'a paper is no longer in the handover bucket');
  }
  return undefined;
}

const giveUp = ({ db }: VaultDeps, id: string) =>
  db.transaction(async (tx) => {
    const before = await lockById(tx, id);
    if (before?.filePath === null) await removeDocument(tx, before);
    else if (before) await saveDocument(tx, before, Document.stopWaiting(before));
  });
