import {
  approveRequest,
  declineRequest,
  listGuardianRequests,
} from '@sidework/contracts/schema/education-events/guardian-requests';
import { listWaitingConsents } from '@sidework/contracts/schema/identity/family/consents';
import { listChildren } from '@sidework/contracts/schema/identity/family/guardians';
import {
  approveHire,
  type ChildHireView,
  listChildHires,
  refuseHire,
} from '@sidework/contracts/schema/marketplace/child-hires';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aGuardianRequest } from '../../../test/course-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { aChildSummary } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const course = aGuardianRequest({ givenBy: 'Lucía Romero' });
const event = aGuardianRequest({
  kind: 'event',
  title: 'Trades and tools',
  startsAt: '2026-12-01T23:00:00.000Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  minutes: 90,
  priceCents: 0,
});
beforeEach(() => {
  server.on(listWaitingConsents, () => ({ items: [] }));
  server.on(listChildHires, () => ({ items: [], nextCursor: null }));
  server.on(listChildren, () => ({ items: [aChildSummary()] }));
  server.on(listGuardianRequests, () => ({ items: [course, event] }));
});

async function open() {
  signInAs({ isGuardian: true });
  const { person } = renderApp('/guardian');
  const list = within(await screen.findByRole('list', { name: 'What Robin Green asks for' }));
  return { person, list };
}

describe('what a child asks its guardian for [D-67]', () => {
  it('stands under its name, courses and events alike, with when, where and what it costs', async () => {
    const { list } = await open();
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    screen.getByRole('heading', { level: 2, name: 'What Robin Green asks for' });
    expect(rows[0]).toContain('Fair Housing');
    expect(rows[0]).toMatch(/Course4 hours\$69With Lucía RomeroApproveDecline$/);
    expect(rows[1]).toContain('Event1.5 hoursFreeDec 1, 2026, 6:00 PM Eastern TimeNewark, NJ');
    const about = list.getByRole('link', { name: 'Fair Housing' });
    expect(about.getAttribute('href')).toBe('/course/8');
  });

  it('says what the child chose and answered, and what would go back', async () => {
    const chosen = {
      ...event,
      priceCents: 2_000,
      ticketTypeName: 'Hall',
      answers: [{ question: 'Lunch?', answer: 'Rice' }],
      refundRule: { percent: 50, untilHours: 24 },
    };
    server.on(listGuardianRequests, () => ({ items: [chosen] }));
    const { list } = await open();
    list.getByText('Ticket: Hall');
    list.getByText('Lunch? Rice');
    list.getByText(/^50% of the price goes back until 1 day before the start/);
  });

  it('is agreed to, and what it costs is then the guardian’s to pay', async () => {
    const { person, list } = await open();
    const paymentId = anId();
    server.on(approveRequest, () => ({
      ...course,
      status: 'awaiting_payment' as const,
      paymentId,
    }));
    await person.click(list.getByRole('button', { name: 'Approve Fair Housing' }));
    await screen.findByText('You agreed. It begins once it is paid');
    const pay = await list.findByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe(`/pay/${paymentId}`);
  });

  it('is declined after asking', async () => {
    const { person, list } = await open();
    server.on(declineRequest, () => ({ ...event, status: 'declined' as const }));
    await person.click(list.getByRole('button', { name: 'Decline Trades and tools' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Decline' }));
    await screen.findByText('You declined it');
    expect(screen.queryByText(/Trades and tools/)).toBeNull();
  });
});

describe('a hire of a child that waits for its guardian', () => {
  const hire: ChildHireView = {
    proposalId: anId(),
    jobId: anId(),
    title: 'Weed a bed',
    description: 'Ten feet of it.',
    child: { id: aChildSummary().id, fullName: 'Robin G.' },
    client: aPersonCard({ fullName: 'Grace Client' }),
    category: 'yard_work',
    location: 'Newark, NJ',
    proposedCostCents: 2_500,
    message: 'I have done this before.',
    waitsUntil: '2026-12-01T12:00:00.000Z',
  };

  async function openHire() {
    server.on(listGuardianRequests, () => ({ items: [] }));
    server.on(listChildHires, () => ({ items: [hire], nextCursor: null }));
    signInAs({ isGuardian: true });
    const { person } = renderApp('/guardian');
    const section = within(
      await screen.findByRole('region', { name: 'Jobs that wait for your yes' }),
    );
    return { person, section };
  }

  it('says who wants what for how much, and until when', async () => {
    const { section } = await openHire();
    section.getByRole('heading', { name: 'Robin G.: Weed a bed' });
    for (const fact of [
      'Grace Client',
      '$25.00',
      'Newark, NJ',
      'Ten feet of it.',
      /I have done this before/,
    ])
      expect(section.getByText(fact)).toBeTruthy();
  });

  it.each([
    ['Approve', approveHire, 'You agreed. Robin G. is hired'],
    ['Decline', refuseHire, 'You declined it'],
  ] as const)('is decided by "%s", and waits no more', async (label, endpoint, done) => {
    const { person, section } = await openHire();
    let decided: unknown;
    server.on(endpoint, ({ params }) => {
      decided = params;
      server.on(listChildHires, () => ({ items: [], nextCursor: null }));
      return aProposal({ id: hire.proposalId });
    });
    await person.click(section.getByRole('button', { name: `${label} Weed a bed` }));
    if (label === 'Decline')
      await person.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }),
      );
    await screen.findByText(done);
    expect(decided).toEqual({ proposalId: hire.proposalId });
    await waitFor(() => expect(screen.queryByText('Weed a bed')).toBeNull());
  });
});
