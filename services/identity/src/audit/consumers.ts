import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { licenseChecked, licensePaperOpened } from '@sidework/contracts/business-tools/events';
import { disputeSettled } from '@sidework/contracts/client-services/events';
import { contentTakenDown } from '@sidework/contracts/education-events/events';
import { accessRecordedIn, type ChildAccess } from '@sidework/contracts/kernel/access';
import { moderationDecided } from '@sidework/contracts/network-chat/events';
import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { nameInLog } from './add-entry.ts';
import { insertEntryOnce } from './queries.ts';

const keepAccessOf = (service: ServiceName) =>
  consumer({
    name: `keep-access-when-recorded-in-${service}`,
    event: accessRecordedIn(service),
    handle: (tx, { data }) => keepAccess(tx, service, data),
  });

/** A moderator's decision about money stands in the log with its reason, once for each dispute. */
const keepDecisionWhenDisputeSettled = consumer({
  name: 'keep-decision-when-dispute-settled',
  event: disputeSettled,
  async handle(tx, { data, occurredAt }) {
    const { disputeId, decidedBy, serviceId, explanation, ...settled } = data;
    const { title, clientId, professionalId, toClientCents, toProfessionalCents } = settled;
    if (!disputeId || !decidedBy) return;
    await insertEntryOnce(tx, {
      id: disputeId,
      service: 'client-services',
      actorId: decidedBy,
      reason: explanation,
      actorName: await nameInLog(tx, decidedBy),
      action: 'dispute_settled',
      targetId: serviceId,
      details: { title, clientId, professionalId, toClientCents, toProfessionalCents },
      requestId: '',
      at: occurredAt,
    });
  },
});

/** Staff took an event or a course down without a report; of a report network-chat keeps the decision. */
const keepTakedownWhenContentTakenDown = consumer({
  name: 'keep-takedown-when-content-taken-down',
  event: contentTakenDown,
  async handle(tx, { id, data, occurredAt }) {
    const { thing, subjectId, ownerId, title, moderatorId, reason } = data;
    await insertEntryOnce(tx, {
      id,
      service: 'education-events',
      actorId: moderatorId,
      reason,
      actorName: await nameInLog(tx, moderatorId),
      action: `${thing}_taken_down`,
      targetId: ownerId,
      details: { thing, subjectId, title },
      requestId: '',
      at: occurredAt,
    });
  },
});

/** A moderator decided about a report or an appeal; the ban of a suspension has an entry of its own. */
const keepDecisionWhenModerationDecided = consumer({
  name: 'keep-decision-when-moderation-decided',
  event: moderationDecided,
  async handle(tx, { id, data, occurredAt }) {
    const { reportId, moderatorId, personId, thing, subjectId, decision, reason } = data;
    await insertEntryOnce(tx, {
      id,
      service: 'network-chat',
      actorId: moderatorId,
      reason,
      actorName: await nameInLog(tx, moderatorId),
      action: decision.startsWith('appeal_') ? decision : `report_${decision}`,
      targetId: personId,
      details: { thing, subjectId, reportId },
      requestId: '',
      at: occurredAt,
    });
  },
});

/** Staff verified a license or did not, by a paper that its owner had shown. */
const keepDecisionWhenLicenseChecked = consumer({
  name: 'keep-decision-when-license-checked',
  event: licenseChecked,
  async handle(tx, { id, data, occurredAt }) {
    const { licenseId, professionalId, name, decision, decidedBy, reason } = data;
    await insertEntryOnce(tx, {
      id,
      service: 'business-tools',
      actorId: decidedBy,
      reason,
      actorName: await nameInLog(tx, decidedBy),
      action: decision === 'verified' ? 'license_verified' : 'license_refused',
      targetId: professionalId,
      details: { licenseId, name },
      requestId: '',
      at: occurredAt,
    });
  },
});

const keepLookWhenLicensePaperOpened = consumer({
  name: 'keep-look-when-license-paper-opened',
  event: licensePaperOpened,
  async handle(tx, { id, data, occurredAt }) {
    const { licenseId, professionalId, name, openedBy } = data;
    await insertEntryOnce(tx, {
      id,
      service: 'business-tools',
      actorId: openedBy,
      reason: null,
      actorName: await nameInLog(tx, openedBy),
      action: 'license_paper_opened',
      targetId: professionalId,
      details: { licenseId, name },
      requestId: '',
      at: occurredAt,
    });
  },
});

/** Identity writes its own reads into the log itself. */
export const auditConsumers = [
  ...serviceNames.filter((service) => service !== 'identity').map(keepAccessOf),
  keepDecisionWhenDisputeSettled,
  keepTakedownWhenContentTakenDown,
  keepDecisionWhenModerationDecided,
  keepDecisionWhenLicenseChecked,
  keepLookWhenLicensePaperOpened,
];

async function keepAccess(tx: Tx, service: string, access: ChildAccess) {
  const { id, actorId, childId, what, reason, requestId, at } = access;
  await insertEntryOnce(tx, {
    id,
    service,
    actorId,
    reason,
    requestId,
    actorName: await nameInLog(tx, actorId),
    action: what,
    targetId: childId,
    details: {},
    at: new Date(at),
  });
}
