import { acceptService, declineService } from '@sidework/contracts/schema/client-services/crm';
import type { ExtensionView } from '@sidework/contracts/schema/client-services/extension-view';
import {
  approveExtension,
  denyExtension,
  requestExtension,
} from '@sidework/contracts/schema/client-services/extensions';
import type { NegotiationView } from '@sidework/contracts/schema/client-services/negotiation-view';
import {
  acceptNegotiation,
  counterNegotiation,
  proposeNegotiation,
  rejectNegotiation,
  withdrawNegotiation,
} from '@sidework/contracts/schema/client-services/negotiations';
import {
  listServices,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';
import { answerServices, openTracker } from '../../../test/service-tracker.ts';

const server = fakeServer();
const day = '2099-03-01';
const dated = { deadline: day, deadlineTimeZone: 'UTC' };

const anExtension = (given: Partial<ExtensionView> = {}): ExtensionView => ({
  id: anId(),
  serviceId: anId(),
  professionalId: anId(),
  clientId: anId(),
  reason: 'It rained.',
  currentDeadline: day,
  proposedDeadline: '2099-04-01',
  status: 'pending',
  createdAt: '2026-01-08T10:00:00.000Z',
  respondedAt: null,
  ...given,
});

const aNegotiation = (given: Partial<NegotiationView> = {}): NegotiationView => ({
  id: anId(),
  serviceId: anId(),
  proposedBy: anId(),
  proposedAmountCents: 52_000,
  proposedDeadline: null,
  reason: 'More work.',
  professionalApproved: true,
  clientApproved: false,
  status: 'open',
  createdAt: '2026-01-08T10:00:00.000Z',
  expiresAt: '2099-01-15T10:00:00.000Z',
  respondedAt: null,
  ...given,
});

function openAsClient(service: ServiceView) {
  signInAs();
  server.on(listServices, () => ({ items: [service], nextCursor: null }));
  return renderApp('/my-services');
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: RegExp) => screen.findByRole('button', { name });

describe('a later deadline', () => {
  it('is asked for where there is a deadline and nothing is asked for [TRK-14, TRK-39, EXT-45]', async () => {
    openTracker(
      server,
      aService({ title: 'Dated', ...dated }),
      aService({ title: 'Undated' }),
      aService({ title: 'Asked', ...dated, extensionRequested: true, extension: anExtension() }),
      aCompletedService({ title: 'Done', ...dated }),
    );
    expect(await button(/Request Extension: Dated/)).toBeTruthy();
    for (const title of ['Undated', 'Asked', 'Done'])
      expect(
        screen.queryByRole('button', { name: `Request Extension: ${title}`, hidden: true }),
      ).toBeNull();
    expect(screen.getByText('Extension Requested')).toBeTruthy();
  });

  it('is asked for in a dialog with a day and a reason [EXT-13, EXT-14]', async () => {
    const service = aService(dated);
    const { person } = openTracker(server, service);
    await person.click(await button(/Request Extension/));
    const form = await dialog('Request Deadline Extension');
    expect((await form.findAllByText('Mar 1, 2099')).length, '[EXT-15]').toBeGreaterThan(0);
    const submit = form.getByRole('button', { name: 'Submit Request' });
    expect(submit, '[EXT-16]').toBeTruthy();
    await person.click(submit);
    expect(
      await form.findByText('Please provide a reason for the extension'),
      '[EXT-18]',
    ).toBeTruthy();
    expect(form.getByText('Please select a new deadline'), '[EXT-19]').toBeTruthy();
    const field = form.getByLabelText(/Proposed new deadline/);
    expect(field.getAttribute('min')).toBe('2099-03-02');
    await fill(person, field, '2099-04-01');
    await fill(person, form.getByRole('textbox', { name: 'Reason' }), 'It rained.');
    const asked = { ...service, extensionRequested: true, extension: anExtension() };
    server.on(requestExtension, () => asked);
    answerServices(server, asked);
    await person.click(submit);
    expect(
      await screen.findByText('Extension request submitted successfully!'),
      '[EXT-23]',
    ).toBeTruthy();
    expect(server.received(requestExtension)[0]?.body).toEqual({
      proposedDeadline: '2099-04-01',
      reason: 'It rained.',
    });
    expect(await screen.findByText('Extension Requested'), '[EXT-25]').toBeTruthy();
  });

  it('that cannot be asked for says why [EXT-24]', async () => {
    const { person } = openTracker(server, aService(dated));
    await person.click(await button(/Request Extension/));
    const form = await dialog('Request Deadline Extension');
    await fill(person, await form.findByLabelText(/Proposed new deadline/), '2099-04-01');
    await fill(person, form.getByRole('textbox', { name: 'Reason' }), 'It rained.');
    server.on(requestExtension, () =>
      refuse(409, 'extension_pending', 'An extension was requested already.'),
    );
    await person.click(form.getByRole('button', { name: 'Submit Request' }));
    expect(await toastOf('Error')).toContain(
      'Failed to submit extension request: An extension was requested already.',
    );
  });

  it.each([
    [
      '[EXT-29, EXT-30]',
      'Approve',
      approveExtension,
      'Extension request approved!',
      'Failed to approve extension: ',
    ],
    [
      '[EXT-33, EXT-34]',
      'Deny',
      denyExtension,
      'Extension request denied',
      'Failed to deny extension: ',
    ],
  ] as const)(
    'is answered by the client [EXT-42]: %s %s',
    async (_lines, label, endpoint, done, failed) => {
      const extension = anExtension();
      const service = aService({ ...dated, extensionRequested: true, extension });
      const { person } = openAsClient(service);
      expect(await screen.findByText('It rained.')).toBeTruthy();
      server.on(endpoint, () => refuse(409, 'extension_answered', 'It was answered already.'));
      await person.click(await button(new RegExp(`^${label}`)));
      expect(await toastOf('Error')).toContain(`${failed}It was answered already.`);
      const answered = { ...service, extensionRequested: false, extension: null };
      server.on(endpoint, () => answered);
      server.on(listServices, () => ({ items: [answered], nextCursor: null }));
      await person.click(await button(new RegExp(`^${label}`)));
      expect(await screen.findByText(done)).toBeTruthy();
      expect(server.received(endpoint)[0]?.params).toEqual({ extensionId: extension.id });
      await waitFor(() => expect(screen.queryByText('Extension Requested')).toBeNull());
    },
  );
});

describe('a negotiation', () => {
  it('is proposed with an amount and a reason, and waits [PAY-06, PAY-19]', async () => {
    const service = aService();
    const { person } = openTracker(server, service);
    await person.click(await button(/Negotiate Payment/));
    const form = await dialog('Propose Payment Adjustment');
    const submit = await form.findByRole('button', { name: 'Propose new terms' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await fill(person, form.getByRole('textbox', { name: 'New amount' }), '520');
    await fill(person, form.getByRole('textbox', { name: 'Reason' }), '   ');
    expect(submit.getAttribute('aria-disabled'), '[PAY-21]').toBe('true');
    await fill(person, form.getByRole('textbox', { name: 'Reason' }), 'More work.');
    server.on(proposeNegotiation, () => service);
    await person.click(submit);
    expect(await screen.findByText('Negotiation Submitted')).toBeTruthy();
    expect(screen.getByText('Waiting for other party to approve'), '[PAY-24]').toBeTruthy();
    expect(server.received(proposeNegotiation)[0]?.body, '[PAY-20]').toMatchObject({
      proposedAmountCents: 52_000,
      reason: 'More work.',
      timeZone: expect.any(String),
    });
  });

  it('says to a child what comes of it for them, and that their guardian sees it', async () => {
    const professionalId = anId();
    signInAs({ id: professionalId, userType: 'professional', accountType: 'sidework_kids' });
    server.on(getOwnProfile, () => anOwnProfile());
    answerServices(server, aService({ professionalId }));
    const { person } = renderApp('/service-tracker');
    await person.click(await button(/Negotiate Payment/));
    const form = await dialog('Propose Payment Adjustment');
    const amount = await form.findByRole('textbox', { name: 'New amount' });
    await waitFor(() => expect(document.activeElement).toBe(amount));
    form.getByText('Your guardian, who keeps it for you, gets it less the platform’s fee of 10%.');
    await fill(person, amount, '520');
    form.getByText(/^Your guardian, who keeps it for you, gets \$468.00 of \$520.00, after /);
    form.getByText(/^Your parent or guardian follows this work/);
  });

  it.each([
    ['0', 'Amount must be positive'],
    ['ten', 'Enter an amount in dollars'],
  ])('of %s is refused beside its field [PAY-36]', async (typed, fault) => {
    const { person } = openTracker(server, aService());
    await person.click(await button(/Negotiate Payment/));
    const form = await dialog('Propose Payment Adjustment');
    const amount = await form.findByRole('textbox', { name: 'New amount' });
    await fill(person, amount, typed);
    await fill(person, form.getByRole('textbox', { name: 'Reason' }), 'More work.');
    await person.click(form.getByRole('button', { name: 'Propose new terms' }));
    expect(await form.findByText(new RegExp(fault))).toBeTruthy();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(server.received(proposeNegotiation)).toEqual([]);
  });

  it.each([
    ['Accept', acceptNegotiation, 'Negotiation accepted'],
    ['Reject', rejectNegotiation, 'Negotiation rejected'],
  ] as const)('of the other side is answered: %s [D-47]', async (label, endpoint, done) => {
    const negotiation = aNegotiation();
    const service = aService({ negotiation });
    const { person } = openAsClient(service);
    expect(await screen.findByText(/\$520\.00/)).toBeTruthy();
    server.on(endpoint, () => ({ ...service, negotiation: null }));
    await person.click(await button(new RegExp(`^${label}:`)));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(server.received(endpoint)[0]?.params).toEqual({ negotiationId: negotiation.id });
  });

  it('of the other side is countered [D-47]', async () => {
    const negotiation = aNegotiation();
    const service = aService({ negotiation });
    const { person } = openAsClient(service);
    await person.click(await button(/^Counter:/));
    const form = await dialog('Propose Payment Adjustment');
    await fill(person, await form.findByRole('textbox', { name: 'New amount' }), '480');
    await fill(person, form.getByRole('textbox', { name: 'Reason' }), 'Half of it.');
    server.on(counterNegotiation, () => service);
    await person.click(form.getByRole('button', { name: 'Propose new terms' }));
    expect(await screen.findByText('Negotiation Submitted')).toBeTruthy();
    expect(server.received(counterNegotiation)[0]?.params).toEqual({
      negotiationId: negotiation.id,
    });
  });

  it('of one’s own can be withdrawn and not accepted [D-47]', async () => {
    const negotiation = aNegotiation({ proposedBy: '0193d2a0-0000-7000-8000-000000000001' });
    const service = aService({ negotiation });
    const { person } = openAsClient(service);
    const withdraw = await button(/^Withdraw/);
    expect(screen.queryByRole('button', { name: /^Accept:/ })).toBeNull();
    server.on(withdrawNegotiation, () => ({ ...service, negotiation: null }));
    await person.click(withdraw);
    expect(await screen.findByText('Negotiation withdrawn')).toBeTruthy();
  });

  it.each([
    ['completed', aCompletedService()],
    ['cancelled', aService({ status: 'cancelled' })],
  ])('is not offered of %s work [PAY-34, D-48]', async (_, service) => {
    openTracker(server, service);
    await screen.findByRole('heading', { name: 'Payment Details' });
    expect(screen.queryByRole('button', { name: /Negotiate Payment/ })).toBeNull();
  });
});

describe('a service that a professional entered', () => {
  const proposed = aService({ agreement: 'proposed' });

  it('shows both that it awaits the client [D-36]', async () => {
    openTracker(server, proposed);
    expect(await screen.findByText('Awaiting client')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept service/ })).toBeNull();
  });

  it('is accepted by its client [D-36]', async () => {
    const { person } = openAsClient(proposed);
    expect(await screen.findByText('Awaiting client')).toBeTruthy();
    server.on(acceptService, () => ({ ...proposed, agreement: 'accepted' as const }));
    await person.click(await button(/^Accept service/));
    expect(await screen.findByText('Service accepted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Awaiting client')).toBeNull());
  });

  it('is declined after asking [D-36]', async () => {
    const { person } = openAsClient(proposed);
    await person.click(await button(/^Decline/));
    const question = await dialog(`Decline “${proposed.title}”?`);
    server.on(declineService, () => ({
      ...proposed,
      agreement: 'declined' as const,
      status: 'cancelled' as const,
    }));
    await person.click(question.getByRole('button', { name: 'Decline service' }));
    expect(await screen.findByText('Service declined')).toBeTruthy();
    expect(await screen.findByText('Cancelled')).toBeTruthy();
  });
});
