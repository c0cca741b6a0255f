import {
  type DisputeView,
  getDisputeHistory,
  listDisputes,
  settleDispute,
} from '@sidework/contracts/schema/client-services/escrow';
import { openRoomAsStaff } from '@sidework/contracts/schema/network-chat/rooms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { fill, toastOf } from '../../../test/render-app.tsx';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const nothing = {
  stages: [],
  payments: [],
  extensions: [],
  negotiations: [],
  steps: [],
  roomId: null,
};
beforeEach(() => server.on(getDisputeHistory, () => nothing));

const aDispute = (given: Partial<DisputeView> = {}): DisputeView => ({
  id: anId(),
  serviceId: anId(),
  title: 'Repair a tap',
  description: 'The kitchen tap.',
  clientId: anId(),
  clientName: 'Clara Whitfield',
  professionalId: anId(),
  professionalName: 'Pat Delgado',
  openedBy: 'client',
  reason: 'It drips.',
  progressPercentage: 75,
  deadline: '2026-01-09',
  openedAt: '2026-01-05T09:00:00.000Z',
  heldCents: 40_000,
  releasedCents: 0,
  totalAmountCents: 40_000,
  feeBps: 1_000,
  serviceStatus: 'in_progress',
  startedAt: '2025-12-01T09:00:00.000Z',
  stageChangedAt: '2025-12-20T09:00:00.000Z',
  status: 'open',
  answerUntil: null,
  answer: null,
  evidence: [],
  messages: [],
  appeal: null,
  firstDecision: null,
  ...given,
});

async function decide() {
  const dispute = aDispute();
  server.on(listDisputes, () => ({ items: [dispute] }));
  const { person } = openAsStaff('/admin/disputes', 'moderator');
  await person.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split $400.00' }));
  const share = await dialog.findByLabelText(/To the client/);
  const explanation = dialog.getByLabelText(/Explanation/);
  const submit = dialog.getByRole('button', { name: 'Decide the dispute' });
  return { dispute, person, dialog, share, explanation, submit };
}

describe('a dispute', () => {
  it('tells of both sides, of what was agreed and of what each would get', async () => {
    const dispute = aDispute();
    server.on(listDisputes, () => ({ items: [dispute] }));
    openAsStaff('/admin/disputes');
    const card = within(await screen.findByRole('region', { name: 'Repair a tap' }));
    for (const shown of ['Clara Whitfield says', 'It drips.', 'The kitchen tap.', 'Jan 9, 2026'])
      card.getByText(shown);
    card.getByText('Client · opened the dispute');
    await card.findByText(
      'Pat Delgado has not told their side yet, and left no notes on this work.',
    );
    const account = card.getByRole('link', { name: 'How to contact them' });
    expect(account.getAttribute('href')).toBe(`/admin/accounts/${dispute.professionalId}`);
    const fact = (name: string) => card.getByText(name).nextElementSibling?.textContent;
    expect(fact('Started')).toBe('Dec 1, 2025');
    expect(fact('Work done')).toBe('75%, says Pat Delgado, Dec 20, 2025');
    card.getByText('All that was agreed');
    const shares = within(card.getByRole('table', { name: 'What each would get' }));
    expect(shares.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'If Clara getsClaraPat',
      'All$400.00$0.00',
      'Half$200.00$180.00',
      'Nothing$0.00$360.00',
    ]);
    const link = card.getByRole('link', { name: 'Account of Pat Delgado' });
    expect(link.getAttribute('href')).toBe(`/admin/accounts/${dispute.professionalId}`);
  });

  it('tells what both sides did and wrote, the newest first', async () => {
    const dispute = aDispute();
    const { clientId, serviceId, professionalId } = dispute;
    server.on(listDisputes, () => ({ items: [dispute] }));
    server.on(getDisputeHistory, () => ({
      ...nothing,
      stages: [
        {
          id: anId(),
          changedBy: professionalId,
          changedAt: '2026-01-06T09:00:00.000Z',
          fromStage: 'halfway' as const,
          toStage: 'near_completion' as const,
          reason: null,
        },
      ],
      payments: [
        {
          id: anId(),
          paymentType: 'fund' as const,
          amountCents: 40_000,
          description: 'Paid in',
          settlement: null,
          settledCents: null,
          createdAt: '2025-12-01T10:00:00.000Z',
          entries: [],
        },
      ],
      extensions: [
        {
          id: anId(),
          serviceId,
          professionalId,
          clientId,
          reason: 'The part is late.',
          currentDeadline: '2026-01-02',
          proposedDeadline: '2026-01-09',
          status: 'approved' as const,
          createdAt: '2025-12-20T09:00:00.000Z',
          respondedAt: '2025-12-21T09:00:00.000Z',
        },
      ],
      steps: [
        { kind: 'dispute_opened' as const, by: 'client' as const, at: dispute.openedAt, day: null },
        {
          kind: 'extension_approved' as const,
          by: 'client' as const,
          at: '2025-12-21T09:00:00.000Z',
          day: '2026-01-09',
        },
      ].map((step) => ({ ...step, id: step.kind, amountCents: null, split: null })),
    }));
    openAsStaff('/admin/disputes', 'moderator');
    const list = await screen.findByRole('list', { name: 'What happened: Repair a tap' });
    const moments = within(list).getAllByRole('listitem');
    screen.getByText(/Their messages stay closed to you, except the ones they choose/);
    screen.getByText('An administrator can contact Pat Delgado.');
    const answer = screen.getByText('Pat Delgado wrote last').parentElement;
    expect(answer?.textContent).toMatch(
      /The part is late\.Asked to move the deadline .*Dec 20, 2025Pat Delgado has not told their side yet\.$/,
    );
    expect(moments.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Pat Delgado · Jan 6, 2026$/),
      'Dispute openedClara Whitfield · Jan 5, 2026',
      'The deadline Jan 9, 2026 approvedClara Whitfield · Dec 21, 2025',
      expect.stringMatching(
        /^Asked to move the deadline from Jan 2, 2026 to Jan 9, 2026.*Pat Delgado · Dec 20, 2025The part is late\.$/,
      ),
      'Paid in: $400.00Dec 1, 2025',
      'The service beganDec 1, 2025',
    ]);
  });

  it('opens the job room of a child’s work for a reason; the messages of adults stay closed', async () => {
    const roomId = anId();
    const [child, client] = [aPersonCard({ fullName: 'Leo M.' }), aPersonCard()];
    server.on(listDisputes, () => ({ items: [aDispute()] }));
    server.on(getDisputeHistory, () => ({ ...nothing, roomId }));
    const message = {
      id: anId(),
      roomId,
      senderId: child.id,
      content: 'I raked it all',
      isHidden: false,
      sequence: 1,
      createdAt: '2026-01-05T10:00:00.000Z',
    };
    server.on(openRoomAsStaff, () => ({
      room: {
        id: roomId,
        title: 'Rake the leaves',
        child,
        client,
        guardians: [],
        lockedBecause: null,
        openedAt: message.createdAt,
        lastMessage: message,
        unreadCount: 0,
        serviceId: null,
      },
      messages: [message],
    }));
    const { person } = openAsStaff('/admin/disputes', 'moderator');
    await person.click(await screen.findByRole('button', { name: /^Read the job room/ }));
    expect(screen.queryByText(/Their messages stay closed/)).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    await fill(person, dialog.getByRole('textbox', { name: /^Reason/ }), 'To hear both sides');
    await person.click(dialog.getByRole('button', { name: 'Read' }));
    await screen.findByText('I raked it all');
    expect(server.received(openRoomAsStaff)[0]?.body).toEqual({ reason: 'To hear both sides' });
  });

  it.each([
    ['client', 'How to contact a guardian'],
    ['professional', 'How to contact them'],
  ] as const)(
    'of a child’s work, opened by the %s, leads to the guardian of the child alone',
    async (openedBy, name) => {
      server.on(listDisputes, () => ({ items: [aDispute({ openedBy })] }));
      server.on(getDisputeHistory, () => ({ ...nothing, roomId: anId() }));
      openAsStaff('/admin/disputes');
      await screen.findByRole('link', { name });
    },
  );

  it('names both sides in full where one name would not tell them apart', async () => {
    const names = { clientName: 'Pat Whitfield', professionalName: 'Pat Delgado' };
    server.on(listDisputes, () => ({ items: [aDispute(names)] }));
    openAsStaff('/admin/disputes');
    const shares = within(await screen.findByRole('table', { name: 'What each would get' }));
    for (const name of Object.values(names)) shares.getByRole('columnheader', { name });
  });

  it('leads a moderator to no account and no service, which they may not open', async () => {
    server.on(listDisputes, () => ({ items: [aDispute()] }));
    openAsStaff('/admin/disputes', 'moderator');
    const card = within(await screen.findByRole('region', { name: 'Repair a tap' }));
    expect(card.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    ['', 'Enter an amount in dollars, such as 160 or 160.50'],
    ['400.01', 'Between $0 and $400.00'],
  ])('is not split by "%s", which it says beside the field', async (typed, fault) => {
    const { person, dialog, share, submit } = await decide();
    if (typed) await fill(person, share, typed);
    await person.click(submit);
    expect(await dialog.findByText(fault)).toBeTruthy();
    expect(dialog.getByText('Say why you split it this way')).toBeTruthy();
    expect(share.getAttribute('aria-invalid')).toBe('true');
    expect(server.received(settleDispute)).toEqual([]);
  });

  it('is split from the first field on, where both are asked for', async () => {
    const { share, explanation } = await decide();
    await waitFor(() => expect(document.activeElement).toBe(share));
    const labelOf = (field: HTMLElement) => document.querySelector(`label[for="${field.id}"]`);
    for (const field of [share, explanation]) expect(labelOf(field)?.textContent).toMatch(/\*$/);
  });

  it('is split to the cent, and leaves the queue', async () => {
    const { dispute, person, dialog, share, explanation, submit } = await decide();
    await fill(person, share, '160.01');
    expect(dialog.getByText('$215.99')).toBeTruthy();
    expect(dialog.getByText('$239.99 less the fee of 10%')).toBeTruthy();
    dialog.getByText(/^Both sides can accept it, or appeal once/);
    await fill(person, explanation, 'Two fifths were not done.');
    server.on(settleDispute, () => ({ id: dispute.id }));
    server.on(listDisputes, () => ({ items: [] }));
    await person.click(submit);
    expect(await screen.findByText('Dispute decided')).toBeTruthy();
    expect(await screen.findByText('No dispute waits')).toBeTruthy();
    expect(server.received(settleDispute)[0]?.body).toEqual({
      toClientCents: 16_001,
      toProfessionalCents: 23_999,
      explanation: 'Two fifths were not done.',
    });
  });

  it('says beside the field that too much is typed, before it is sent', async () => {
    const { person, dialog, share } = await decide();
    await fill(person, share, '401');
    expect(dialog.getByText('Between $0 and $400.00')).toBeTruthy();
    expect(dialog.queryByText('To Pat Delgado')).toBeNull();
  });

  it.each([
    ['All', '$400.00', '$0.00'],
    ['Half', '$200.00', '$180.00'],
    ['Nothing', '$0.00', '$360.00'],
  ])('gives %s of it to the client by one click', async (label, ...shares) => {
    const { person, dialog } = await decide();
    await person.click(dialog.getByRole('button', { name: `${label} to the client` }));
    const [chosen, ...others] = dialog.getAllByRole('button', { pressed: true });
    expect([chosen?.textContent, others]).toEqual([label, []]);
    const shown = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown).toEqual(shares);
  });

  it('that another moderator decided meanwhile says so, and keeps what was typed', async () => {
    const { person, share, explanation, submit } = await decide();
    await fill(person, share, '0');
    await fill(person, explanation, 'All was done.');
    server.on(settleDispute, () => refuse(409, 'dispute_settled', 'It is decided already.'));
    await person.click(submit);
    expect(await toastOf('Error')).toContain('It is decided already.');
    expect(screen.getByDisplayValue('All was done.')).toBeTruthy();
  });

  it('that cannot be read says why', async () => {
    server.on(listDisputes, () => refuse(503, 'unavailable', 'Please try again in a moment.'));
    openAsStaff('/admin/disputes', 'moderator');
    await waitFor(() => expect(screen.getByText('Please try again in a moment.')).toBeTruthy());
  });
});
