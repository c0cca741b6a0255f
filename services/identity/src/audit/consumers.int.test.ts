import { randomUUID } from 'node:crypto';
import { licenseChecked, licensePaperOpened } from '@sidework/contracts/business-tools/events';
import * as clientServices from '@sidework/contracts/client-services/events';
import { contentTakenDown } from '@sidework/contracts/education-events/events';
import * as marketplace from '@sidework/contracts/marketplace/events';
import * as networkChat from '@sidework/contracts/network-chat/events';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';
import { auditLog } from './table.ts';

const service = testIdentity();

const anAccess = (actorId: string) => ({
  id: randomUUID(),
  actorId,
  childId: randomUUID(),
  what: 'proposals_read',
  reason: 'a complaint',
  requestId: 'request 1',
  at: '2026-03-01T12:00:00.000Z',
});

const rowsOf = ({ childId }: { childId: string }) =>
  service.db.select().from(auditLog).where(eq(auditLog.targetId, childId));

describe('a read of what is a child’s [D-8]', () => {
  it.each([
    ['marketplace', marketplace.accessRecorded],
    ['network-chat', networkChat.accessRecorded],
    ['client-services', clientServices.accessRecorded],
  ] as const)('in %s is in the audit log, with who read it', async (name, event) => {
    const { id: actorId } = await aPerson(service);
    const access = anAccess(actorId);
    await service.receive(event, access);
    const { childId, what, at, ...kept } = access;
    expect(await rowsOf(access)).toEqual([
      {
        ...kept,
        service: name,
        actorName: 'Ada Example',
        action: what,
        targetId: childId,
        outcome: 'done',
        details: {},
        address: null,
        at: new Date(at),
      },
    ]);
  });

  it('is there once, however often it is told', async () => {
    const access = anAccess(randomUUID());
    const id = randomUUID();
    await service.receive(marketplace.accessRecorded, access, { id });
    await service.receive(marketplace.accessRecorded, access, { id });
    // The event is published again, long after the inbox forgot it.
    const anew = await service.receive(marketplace.accessRecorded, access);
    expect([anew, await rowsOf(access)]).toEqual([['acknowledged'], [expect.anything()]]);
  });

  it('names a child who reads by no more than its first name and an initial', async () => {
    const { id } = await aPerson(service, { full_name: 'Ben Maria Kid' });
    await service.sql`
      update profiles set account_type = 'sidework_kids', user_type = 'professional' where id = ${id}`;
    const access = anAccess(id);
    await service.receive(marketplace.accessRecorded, access);
    expect(await rowsOf(access)).toMatchObject([{ actorName: 'Ben K.' }]);
  });
});

it('a dispute that a moderator settled is in the audit log, with the shares and the reason', async () => {
  const { id: decidedBy } = await aPerson(service);
  const serviceId = randomUUID();
  const settled = {
    serviceId,
    clientId: randomUUID(),
    professionalId: randomUUID(),
    title: 'A tap',
    totalAmountCents: 40_000,
    toClientCents: 16_000,
    toProfessionalCents: 24_000,
    explanation: 'Half of it was done.',
    disputeId: randomUUID(),
    decidedBy,
  };
  for (const _ of [1, 2]) await service.receive(clientServices.disputeSettled, settled);
  expect(await rowsOf({ childId: serviceId })).toMatchObject([
    {
      action: 'dispute_settled',
      actorId: decidedBy,
      reason: 'Half of it was done.',
      details: {
        title: 'A tap',
        clientId: settled.clientId,
        professionalId: settled.professionalId,
        toClientCents: 16_000,
        toProfessionalCents: 24_000,
      },
    },
  ]);
});

it.each(['event', 'course'] as const)('an %s that staff took down is in it once', async (thing) => {
  const { id: moderatorId } = await aPerson(service);
  const ownerId = randomUUID();
  const taken = {
    thing,
    subjectId: randomUUID(),
    ownerId,
    title: 'Miracle roofs',
    moderatorId,
    reason: 'It is a scam',
  };
  const id = randomUUID();
  for (const _ of [1, 2]) await service.receive(contentTakenDown, taken, { id });
  expect(await rowsOf({ childId: ownerId })).toMatchObject([
    {
      action: `${thing}_taken_down`,
      actorId: moderatorId,
      reason: 'It is a scam',
      service: 'education-events',
      details: { title: 'Miracle roofs', thing },
    },
  ]);
});

it.each([
  ['verified', 'license_verified', null],
  ['refused', 'license_refused', 'The number differs.'],
] as const)(
  'a license that staff %s is in it once, as is the look at its paper',
  async (decision, action, reason) => {
    const { id: decidedBy } = await aPerson(service);
    const professionalId = randomUUID();
    const license = { licenseId: randomUUID(), professionalId, name: 'Master Plumber' };
    const id = randomUUID();
    await service.receive(licensePaperOpened, { ...license, openedBy: decidedBy });
    for (const _ of [1, 2])
      await service.receive(licenseChecked, { ...license, decision, decidedBy, reason }, { id });
    const rows = await rowsOf({ childId: professionalId });
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action, actorId: decidedBy, reason, service: 'business-tools' }),
        expect.objectContaining({ action: 'license_paper_opened', actorId: decidedBy }),
      ]),
    );
  },
);

it.each([
  ['hidden', 'report_hidden'],
  ['appeal_granted', 'appeal_granted'],
] as const)(
  'what a moderator decided stands in the audit log with its subject: %s',
  async (decision, action) => {
    const { id: moderatorId } = await aPerson(service);
    const [personId, reportId, subjectId] = [randomUUID(), randomUUID(), randomUUID()];
    const fact = { reportId, moderatorId, personId, subjectId, thing: 'gig' as const };
    await service.receive(networkChat.moderationDecided, { ...fact, decision, reason: 'A scam' });
    const rows = await service.db.select().from(auditLog).where(eq(auditLog.targetId, personId));
    expect(rows).toMatchObject([
      {
        action,
        reason: 'A scam',
        actorId: moderatorId,
        details: { thing: 'gig', subjectId, reportId },
      },
    ]);
  },
);
