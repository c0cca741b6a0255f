import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaymentHistory } from '@sidework/contracts/schema/client-services/escrow';
import { listExtensions } from '@sidework/contracts/schema/client-services/extensions';
import {
  downloadInvoice,
  listServicePapers,
} from '@sidework/contracts/schema/client-services/invoices';
import {
  listNegotiations,
  refuseTerms,
} from '@sidework/contracts/schema/client-services/negotiations';
import { listServicePhotos } from '@sidework/contracts/schema/client-services/service-photos';
import {
  getService,
  listServices,
  listStageChanges,
  progressService,
  type ServiceView,
  type StageChangeRecord,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { listRooms } from '@sidework/contracts/schema/network-chat/rooms';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { aRoomView } from '../../../test/chat-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();

function answer(viewerId: string, service: ServiceView, stages: StageChangeRecord[] = []) {
  signInAs({ id: viewerId });
  server.on(getOwnProfile, () => anOwnProfile());
  server.on(getService, () => service);
  server.on(listServicePhotos, () => ({ before: [], after: [], review: [], mayChange: [] }));
  server.on(listStageChanges, () => ({ items: stages }));
  server.on(listPaymentHistory, () => ({ items: [] }));
  server.on(listExtensions, () => ({ items: [] }));
  server.on(listNegotiations, () => ({ items: [] }));
}

function open(...args: Parameters<typeof answer>) {
  answer(...args);
  return renderApp(`/services/${args[1].id}`);
}

const timeline = async () => within(await screen.findByRole('list', { name: /^Timeline of/ }));

describe('the page of a service', () => {
  it('shows its client what happened, by whom and why', async () => {
    const service = aService();
    open(service.clientId, service, [
      {
        id: anId(),
        fromStage: 'halfway',
        toStage: 'in_progress',
        reason: 'The wrong part came.',
        changedBy: service.professionalId,
        changedAt: '2026-01-09T10:00:00.000Z',
      },
    ]);
    await screen.findByRole('heading', { level: 1, name: service.title });
    const [newest, oldest] = (await timeline()).getAllByRole('listitem');
    expect(newest?.textContent).toContain('In Progress');
    expect(newest?.textContent).toContain(service.professional?.fullName);
    expect(newest?.textContent).toContain('The wrong part came.');
    expect(oldest?.textContent).toContain('The service began');
    expect(screen.queryByLabelText('Update Stage')).toBeNull();
    expect(screen.getByRole('link', { name: 'My Services' }).getAttribute('href')).toBe(
      '/my-services',
    );
  });

  it('has its invoices and receipts, and saves each', async () => {
    const service = aCompletedService({ escrowedAmountCents: 45_000 });
    const invoice = { id: anId(), issuedAt: '2026-12-18T10:00:00.000Z', amountCents: 45_000 };
    const asked = vi.fn((): never => refuse(503, 'unavailable', 'Please try again soon.'));
    server.on(downloadInvoice, asked);
    server.on(listServicePapers, () => ({
      invoices: [
        {
          ...invoice,
          kind: 'invoice' as const,
          number: '2026-0041',
          correctsNumber: null,
          refundedCents: 10_000,
        },
      ],
      receipts: [
        {
          paymentId: anId(),
          paidAt: '2026-11-30T10:00:00.000Z',
          amountCents: 45_000,
          refundedCents: 0,
        },
      ],
    }));
    const { person } = open(service.clientId, service);
    const papers = within(await screen.findByRole('list', { name: 'Documents' }));
    const [first, second] = papers.getAllByRole('listitem');
    expect(first?.textContent).toContain('Invoice 2026-0041');
    expect(first?.textContent).toContain('$450.00 · $100.00 refunded');
    expect(second?.textContent).toContain('Receipt of $450.00');
    await person.click(papers.getByRole('button', { name: 'Download: Invoice 2026-0041' }));
    expect(await screen.findByText('Please try again soon.')).toBeTruthy();
    expect(asked).toHaveBeenCalledOnce();
  });

  it('says before any click who funds the work, and until when the money is held', async () => {
    const service = aService();
    open(service.clientId, service);
    await screen.findByText(
      'You fund $450.00. It is held until you release it. If nobody does, it is released automatically 14 days after the work is done and fully funded, unless there is a dispute.',
    );
    cleanup();
    open(service.professionalId, service);
    await screen.findByText(
      'Your client has not paid in $450.00 yet. Once paid in, it is held until they release it. If nobody does, it is released automatically 14 days after the work is done and fully funded, unless there is a dispute.',
    );
  });

  it.each([
    ['until it is released', {}, '$405.00'],
    ['not of what was cancelled', { status: 'cancelled' as const }, undefined],
    ['not of what was released', { paymentStatus: 'released' as const }, undefined],
  ])('says to its professional what they get after the fee, %s', async (_when, given, net) => {
    const service = aService(given);
    open(service.professionalId, service);
    await screen.findByRole('heading', { name: 'Payment Details' });
    const row = screen.queryByText('You get, after the fee of 10%');
    expect(row?.nextElementSibling?.textContent).toBe(net);
    cleanup();
    open(service.clientId, service);
    await screen.findByRole('heading', { name: 'Payment Details' });
    expect(screen.queryByText('You get, after the fee of 10%')).toBeNull();
  });

  it('lets its professional tell a stage, which stands in the timeline then', async () => {
    const service = aService();
    const { person } = open(service.professionalId, service);
    await screen.findByRole('heading', { level: 1, name: service.title });
    server.on(progressService, () => {
      const change = { id: anId(), fromStage: 'in_progress', toStage: 'halfway' } as const;
      const changedAt = '2026-01-10T10:00:00.000Z';
      server.on(listStageChanges, () => ({
        items: [{ ...change, reason: null, changedBy: service.professionalId, changedAt }],
      }));
      const moved = { ...service, progressStage: 'halfway', progressPercentage: 50 } as const;
      server.on(getService, () => moved);
      return moved;
    });
    await person.selectOptions(await screen.findByLabelText('Update Stage'), 'Halfway Complete');
    await person.click(screen.getByRole('button', { name: 'Update' }));
    const moment = await (await timeline()).findByText('Halfway Complete');
    expect(moment.closest('li')?.textContent).toContain('You');
    const head = within(screen.getByRole('article', { name: service.title }));
    head.getByText(/^Halfway Complete, 50%/);
  });

  it('shows a client who has not agreed the question, and nothing to do with money yet', async () => {
    const service = aService({ agreement: 'proposed' });
    open(service.clientId, service);
    await screen.findByText('Did you agree on this work?');
    screen.getByText(
      /If you accept it, nothing is charged now: next you fund it\. A cancellation fee of 25% is then paid by the person who cancels/,
    );
    screen.getByRole('button', { name: /^Accept service/ });
    expect(screen.queryByRole('heading', { name: 'Payment Details' })).toBeNull();
    cleanup();
    open(service.professionalId, service);
    await screen.findByText('Not agreed on yet');
    screen.getByText(/^There is no cancellation fee before the work is accepted\./);
    await screen.findByRole('button', { name: 'Cancel Service' });
  });

  it('says until when money is held for the work, and to the client who pays to cancel it', async () => {
    const held = { escrowedAmountCents: 45_000, paymentStatus: 'escrowed' } as const;
    const money = { ...aService().money, topUpCents: 0 };
    const service = aService({ ...held, money });
    const until =
      'If nobody does, it is released automatically 14 days after the work is done and fully funded, unless there is a dispute.';
    open(service.clientId, service);
    await screen.findByText(`$450.00 is held until you release it. ${until}`);
    screen.getByText(
      'The cancellation fee is paid by the person who cancels, or by you if you did not show up or pay.',
    );
    cleanup();
    open(service.professionalId, service);
    await screen.findByText(`$450.00 is held until your client releases it. ${until}`);
    cleanup();
    const done = aCompletedService({
      ...held,
      clientId: service.clientId,
      money: { ...money, releasesAt: '2026-02-04T12:00:00.000Z' },
    });
    open(service.clientId, done);
    await screen.findByText(
      /^\$450\.00 is held\. .* On Feb 4, 2026 it is released automatically\.$/,
    );
  });

  it.each([
    ['nobody has', () => refuse(404, 'service_not_found', 'Not found')],
    ['other people have', () => aService()],
  ])('says of one that %s that there is none', async (_whose, told) => {
    const service = aService();
    open(anId(), service);
    server.on(getService, told);
    expect(await screen.findByRole('heading', { name: 'There is no such service' })).toBeTruthy();
  });

  it('shows a guardian how far the work of the child is and what is paid, and nothing to act on', async () => {
    const service = aService({ jobRequestId: anId() });
    const [name] = service.professional?.fullName.split(' ') ?? [];
    answer(anId(), service);
    const room = aRoomView({ serviceId: service.id });
    server.on(listRooms, () => ({ items: [aRoomView(), room] }));
    signInAs({ isGuardian: true });
    renderApp(`/services/${service.id}`);
    await screen.findByRole('heading', { level: 1, name: service.title });
    const link = screen.getByRole('link', { name: `${name}’s page` });
    expect(link.getAttribute('href')).toBe(`/guardian/children/${service.professionalId}`);
    screen.getByText(`${name} works for ${service.client?.fullName}`);
    screen.getByText(
      'The client has not paid in $450.00 yet. Once paid in, it is held until they release it. If nobody does, it is released automatically 14 days after the work is done and fully funded, unless there is a dispute.',
    );
    screen.getByText(`You get the money and keep it for ${name}.`);
    screen.getByText(
      `The cancellation fee is paid by the person who cancels, or by the client if they did not show up or pay. If ${name} cancels, it comes out of your balance, before a payout.`,
    );
    const leads = (to: string) => screen.getByRole('link', { name: to }).getAttribute('href');
    await screen.findByRole('link', { name: 'Open the room' });
    expect(leads('Open the room')).toBe(`/chat?room=${room.id}`);
    expect(leads('See the job')).toBe(`/jobs/${service.jobRequestId}`);
    expect(leads(`pause ${name}’s account`)).toBe(`${link.getAttribute('href')}?part=rules`);
    expect(leads('write to us')).toBe('/contact');
    (await timeline()).getByText('The service began');
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('button')).toEqual([]);
    expect(main.queryByRole('link', { name: /^Message/ })).toBeNull();
  });

  it('asks a guardian about new terms that child and client agreed on [D-117]', async () => {
    const terms = {
      id: anId(),
      serviceId: anId(),
      proposedBy: anId(),
      proposedAmountCents: 100,
      proposedDeadline: null,
      reason: 'It was less work.',
      professionalApproved: true,
      clientApproved: true,
      status: 'awaiting_guardian' as const,
      respondedAt: null,
      createdAt: '2026-01-08T10:00:00.000Z',
      expiresAt: '2099-01-15T10:00:00.000Z',
    };
    const service = aService({ isOfChild: true, negotiation: terms });
    answer(anId(), service);
    server.on(listRooms, () => ({ items: [] }));
    signInAs({ isGuardian: true });
    const { person } = renderApp(`/services/${service.id}`);
    await screen.findByText('New terms are waiting for you');
    screen.getByText(/\$1\.00 in place of \$450\.00/);
    server.on(refuseTerms, () => ({ ...terms, status: 'refused_by_guardian' as const }));
    await person.click(screen.getByRole('button', { name: /^Refuse/ }));
    expect(await screen.findByText('The terms stay as they were')).toBeTruthy();
    expect(server.received(refuseTerms)).toMatchObject([{ params: { negotiationId: terms.id } }]);
  });

  it('shows a guardian all that the work of the child waits for, and takes none of it for their turn', async () => {
    const service = aService({
      escrowedAmountCents: 20_000,
      extensionRequested: true,
      requestedChanges: { reason: 'It drips.', requestedAt: '2026-01-22T10:00:00.000Z' },
    });
    answer(anId(), service);
    signInAs({ isGuardian: true });
    renderApp(`/services/${service.id}`);
    const head = within(await screen.findByRole('article', { name: service.title }));
    const states = ['Changes Requested', 'Extension Requested', 'Top-up Missing', 'In Progress'];
    for (const state of states) head.getByText(state);
    const asked = screen.getByRole('region', { name: 'Requested changes' });
    expect(asked.textContent).toContain(`${service.client?.fullName}, `);
    const main = screen.getByRole('main');
    expect(main.querySelectorAll('[data-meaning="turn"]')).toHaveLength(0);
  });

  it.each([
    ['professional', 'turn'],
    ['client', 'waiting'],
  ] as const)('tells its %s whose turn the requested changes are: %s', async (side, meaning) => {
    const requestedChanges = { reason: 'It drips.', requestedAt: '2026-01-22T10:00:00.000Z' };
    const service = aService({ requestedChanges });
    open(service[`${side}Id`], service);
    const asked = await screen.findByRole('region', { name: 'Requested changes' });
    expect(asked.querySelector('[data-meaning]')?.getAttribute('data-meaning')).toBe(meaning);
  });

  it.each([
    ['client', 'asks to move the deadline from Jan 5, 2099 to Jan 9, 2099'],
    ['professional', 'You asked to move the deadline from Jan 5, 2099 to Jan 9, 2099.'],
  ] as const)('says to its %s who asked for which day', async (side, words) => {
    const service = aService({ deadline: '2099-01-05', extensionRequested: true });
    const { id: serviceId, clientId, professionalId } = service;
    service.extension = {
      id: anId(),
      serviceId,
      professionalId,
      clientId,
      status: 'pending',
      currentDeadline: '2099-01-05',
      proposedDeadline: '2099-01-09',
      reason: 'The tiles come late.',
      createdAt: '2026-01-10T10:00:00.000Z',
      respondedAt: null,
    };
    open(side === 'client' ? service.clientId : service.professionalId, service);
    await screen.findByText(words, { exact: false });
  });

  it('is reached from the row of the service', async () => {
    const service = aService();
    answer(service.clientId, service);
    server.on(listServices, () => ({ items: [service], nextCursor: null }));
    const { person } = renderApp('/my-services');
    const name = `Timeline of ${service.title}`;
    await person.click(await screen.findByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name: service.title });
    expect(currentPath()).toBe(`/services/${service.id}`);
    await timeline();
  });

  it('prints without the frame of the site and without what is only pressed', async () => {
    const service = aService();
    const print = vi.spyOn(globalThis, 'print').mockReturnValue();
    const { container, person } = open(service.clientId, service);
    container.id = 'root';
    const button = await screen.findByRole('button', { name: 'Print' });
    await person.click(button);
    expect(print).toHaveBeenCalledOnce();

    const isLeftOut = leftOutOnPaper();
    // The bar of a phone comes with the parts of a session, after the same places in the header.
    await screen.findByRole('button', { name: 'Me' });
    const shortcuts = screen.getAllByRole('navigation', { name: 'Shortcuts' });
    const main = screen.getByRole('main');
    expect(
      [
        screen.getByRole('banner'),
        screen.getByRole('navigation', { name: 'Main' }),
        screen.getByRole('contentinfo'),
        ...shortcuts,
        screen.getByText('Skip to content'),
        button,
        within(main).getByRole('link', { name: /^Message/ }),
      ].filter((element) => !isLeftOut(element)),
    ).toEqual([]);
    expect(isLeftOut(within(main).getByRole('heading', { level: 1 }))).toBe(false);
    expect(isLeftOut(await screen.findByRole('list', { name: /^Timeline of/ }))).toBe(false);
  });
});

/** The window of tests has no paper, so the rules for it are read from their sheet. */
function leftOutOnPaper() {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, '../../ui/print.css'), 'utf8');
  document.head.append(style);
  const [paper] = style.sheet?.cssRules ?? [];
  if (!(paper instanceof CSSMediaRule) || paper.conditionText !== 'print')
    throw new Error('The sheet is not for paper');
  const selectors = [...paper.cssRules].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.style.display === 'none' ? [rule.selectorText] : [],
  );
  style.remove();
  return (element: Element) => element.closest(selectors.join()) !== null;
}
