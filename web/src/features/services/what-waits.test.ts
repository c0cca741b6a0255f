import { expect, it } from 'vitest';
import { anId } from '../../../test/job-builders.ts';
import { aCompletedService, aService } from '../../../test/service-builders.ts';
import {
  figureOf,
  isMoneyAsked,
  mayRequestRelease,
  opensAtFirst,
  statesOf,
  turnOf,
  wasNeverAgreed,
  whatWaits,
} from './what-waits.ts';

const { money } = aService();
const held = { paymentStatus: 'escrowed', escrowedAmountCents: 45_000 } as const;
const paid = { ...money, topUpCents: 0 };
const [clientId, professionalId] = [anId(), anId()];
const negotiation = {
  id: anId(),
  serviceId: anId(),
  proposedAmountCents: 52_000,
  proposedDeadline: null,
  reason: 'More work.',
  professionalApproved: true,
  clientApproved: false,
  createdAt: '2026-01-08T10:00:00.000Z',
  respondedAt: null,
  status: 'open',
  expiresAt: '2026-01-15T10:00:00.000Z',
} as const;
const requestedChanges = { reason: 'It drips.', requestedAt: '2026-01-08T10:00:00.000Z' };
const releasesAt = '2026-02-03T10:00:00.000Z';
const fee = { amountCents: 100, settledCents: 0, settlement: 'due' } as const;
const cancelled = { status: 'cancelled', paymentStatus: 'cancelled' } as const;

it.each([
  ['nothing', aService(), undefined, undefined, undefined],
  ['the agreement', aService({ agreement: 'proposed' }), 'Awaiting client', 'turn', 'waiting'],
  [
    'a later deadline [TRK-08]',
    aService({ extensionRequested: true }),
    'Extension Requested',
    'turn',
    'waiting',
  ],
  [
    'terms of the professional',
    aService({
      clientId,
      professionalId,
      negotiation: { ...negotiation, proposedBy: professionalId },
    }),
    'New Terms Proposed',
    'turn',
    'waiting',
  ],
  [
    'terms of the client',
    aService({ clientId, professionalId, negotiation: { ...negotiation, proposedBy: clientId } }),
    'New Terms Proposed',
    'waiting',
    'turn',
  ],
  ['changes', aService({ requestedChanges }), 'Changes Requested', 'waiting', 'turn'],
  [
    'changes that were made',
    aCompletedService({ requestedChanges }),
    undefined,
    undefined,
    undefined,
  ],
  [
    'the release of what is held',
    aCompletedService({ ...held, money: { ...paid, releasesAt } }),
    'Release Requested',
    'turn',
    'waiting',
  ],
  [
    'the rest of the money',
    aService({ escrowedAmountCents: 20_000, money: { ...money, topUpCents: 25_000 } }),
    'Top-up Missing',
    'turn',
    'waiting',
  ],
  [
    'a moderator',
    aCompletedService({ ...held, money: { ...money, releasesAt, isDisputed: true } }),
    'In Dispute',
    'error',
    'error',
  ],
  [
    'a fee of the client',
    aService({ ...cancelled, money: { ...paid, cancellationFee: { ...fee, payer: 'client' } } }),
    'Fee Owed',
    'due',
    'waiting',
  ],
  [
    'a fee that was waived: nothing',
    aService({
      ...cancelled,
      money: { ...paid, cancellationFee: { ...fee, settlement: 'waived', payer: 'client' } },
    }),
    undefined,
    undefined,
    undefined,
  ],
] as const)('a service waits for %s', (_, service, label, forClient, forProfessional) => {
  const found = (meaning: string | undefined) => (label ? [{ label, meaning }] : []);
  expect(whatWaits(service, 'client')).toEqual(found(forClient));
  expect(whatWaits(service, 'professional')).toEqual(found(forProfessional));
});

it.each([
  ['Not Funded', aService()],
  ['Unpaid', aCompletedService()],
])('says "%s" before the status where no money is there', (label, service) => {
  expect(statesOf(service, 'client')[0]).toEqual({ label, meaning: 'turn' });
  expect(statesOf(service, 'professional')[0]).toEqual({ label, meaning: 'waiting' });
});

it.each([
  ['is not agreed on', aService({ agreement: 'proposed' })],
  ['is held', aService(held)],
  ['was paid', aCompletedService({ money: paid })],
  ['is in dispute', aService({ money: { ...money, isDisputed: true } })],
])('says nothing of missing money where it %s', (_, service) => {
  const labels = statesOf(service, 'professional').map(({ label }) => label);
  expect(labels).not.toContain('Not Funded');
  expect(labels).not.toContain('Unpaid');
});

it.each([
  ['to fund it', aService(), true],
  ['to top it up', aService({ ...held, money: { ...money, topUpCents: 100 } }), true],
  ['to release what is done', aCompletedService({ ...held, money: paid }), true],
  ['nothing while the money is held', aService({ ...held, money: paid }), false],
  ['nothing in a dispute', aService({ money: { ...money, isDisputed: true } }), false],
  ['nothing before the agreement', aService({ agreement: 'proposed' }), false],
])('asks of money from its client alone: %s', (_, service, isAsked) => {
  expect(isMoneyAsked(service, 'client')).toBe(isAsked);
  expect(isMoneyAsked(service, 'professional')).toBe(false);
});

it('opens the newest that waits for the viewer, or else the newest', () => {
  const [first, second, third] = [
    aService({ ...held, money: paid }),
    aService({ agreement: 'proposed' }),
    aService({ agreement: 'proposed' }),
  ];
  expect(opensAtFirst([first, second, third], 'client')).toBe(second.id);
  expect(opensAtFirst([first, second, third], 'professional')).toBe(first.id);
  expect(opensAtFirst([], 'client')).toBeUndefined();
});

it('says first what waits for who looks, and the status last', () => {
  const service = aService({ extensionRequested: true });
  const labels = statesOf(service, 'client').map(({ label }) => label);
  expect(labels).toEqual(['Extension Requested', 'Not Funded', 'In Progress']);
  const proposed = aService({ agreement: 'proposed' });
  expect(statesOf(proposed, 'client').map(({ label }) => label)).toEqual(['Awaiting client']);
  expect(statesOf(proposed, 'professional').at(-1)?.label).toBe('In Progress');
});

it.each([
  ['to agree first', aService({ agreement: 'proposed' }), 'agree', undefined],
  ['to fund what was agreed', aService(), 'fund', 'stage'],
  ['to release what is done', aCompletedService({ ...held, money: paid }), 'release', undefined],
  ['to review what is paid', aCompletedService({ money: paid }), 'review', undefined],
])('asks its client %s', (_what, service, client, professional) => {
  expect(turnOf(service, 'client')).toBe(client);
  if (professional) expect(turnOf(service, 'professional')).toBe(professional);
});

it.each([
  ['open', null, true],
  ['asked for already', '2026-01-21T10:00:00.000Z', false],
])('a release that is %s is offered or not', (_, releaseRequestedAt, isOffered) => {
  const asked = aCompletedService({ ...held, money: { ...paid, releaseRequestedAt } });
  expect(mayRequestRelease(asked)).toBe(isOffered);
});

it.each([
  ['declined', aService({ ...cancelled, agreement: 'declined' }), true],
  ['taken back before an answer', aService({ ...cancelled, agreement: 'proposed' }), true],
  ['proposed', aService({ agreement: 'proposed' }), false],
  ['agreed to and cancelled', aService(cancelled), false],
])('work that was %s was agreed to or not', (_, service, isSo) => {
  expect(wasNeverAgreed(service)).toBe(isSo);
  if (isSo) expect(statesOf(service, 'client').map(({ label }) => label)).toEqual(['Cancelled']);
});

it('work that a dispute ended says what was paid, and work under way its price', () => {
  const settled = aService({ ...cancelled, money: { ...paid, releasedAmountCents: 47_000 } });
  expect(figureOf(settled)).toEqual({ label: 'Paid', cents: 47_000 });
  const { label, cents } = figureOf(aService());
  expect([label, cents]).toEqual([undefined, aService().totalAmountCents]);
});
