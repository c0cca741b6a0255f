import {
  approveRequest,
  declineRequest,
  listGuardianRequests,
} from '@sidework/contracts/schema/education-events/guardian-requests';
import { listWaitingConsents } from '@sidework/contracts/schema/identity/consents';
import { listChildren } from '@sidework/contracts/schema/identity/guardians';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aGuardianRequest } from '../../../test/course-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { aChildSummary } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const course = aGuardianRequest();
const event = aGuardianRequest({
  kind: 'event',
  title: 'Trades and tools',
  startsAt: '2026-12-01T23:00:00.000Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  priceCents: 0,
});
beforeEach(() => {
  server.on(listWaitingConsents, () => ({ items: [] }));
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
  it('stands first, courses and events alike, with when, where and what it costs', async () => {
    const { list } = await open();
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Robin Green: Fair Housing');
    expect(rows[0]).toContain('Course · $69');
    expect(rows[1]).toContain('Event · Dec 1, 2026, 6:00 PM Eastern Time · Newark, NJ · Free');
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
