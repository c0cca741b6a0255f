import {
  listServices,
  progressService,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();

function answerCount(completedServicesAsProfessional: number) {
  server.on(getOwnProfile, () => anOwnProfile({ completedServicesAsProfessional }));
}

function answerServices(...items: ServiceView[]) {
  server.on(listServices, () => ({ items, nextCursor: null }));
}

function openTracker(...services: ServiceView[]) {
  signInAs({ userType: 'professional', accountType: 'gig_worker' });
  answerCount(3);
  answerServices(...services);
  return renderApp('/service-tracker');
}

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};
const stage = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Update Stage' });

describe('the tracker', () => {
  it('sends visitors to sign in, and back [TRK-35, SEC-07]', async () => {
    renderApp('/service-tracker');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/service-tracker' });
  });

  it('stands under "Service Tracker", with the count of completed services [TRK-01, TRK-02]', async () => {
    openTracker();
    expect(await screen.findByRole('heading', { level: 1, name: 'Service Tracker' })).toBeTruthy();
    const card = await screen.findByRole('region', { name: 'Services Completed' });
    await waitFor(() => expect(card.textContent).toBe('Services Completed3'));
  });

  it('asks for the services that its reader does, and leaves their order [TRK-03, SEC-16]', async () => {
    openTracker(aService({ title: 'The later' }), aService({ title: 'The earlier' }));
    await cardOf('The later');
    expect(server.received(listServices)[0]?.query).toEqual({ as: 'professional' });
    const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading'));
    expect(titles.map(({ textContent }) => textContent)).toEqual(['The later', 'The earlier']);
  });

  it('is open to clients too, who see the services they do [TRK-42]', async () => {
    signInAs({ userType: 'client' });
    answerCount(0);
    answerServices();
    renderApp('/service-tracker');
    expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeTruthy();
  });

  it('shows "No services yet" where there is none [TRK-41]', async () => {
    openTracker();
    expect(await screen.findByRole('heading', { name: 'No services yet' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('says why it could not be read, and tries again [TRK-28]', async () => {
    signInAs();
    answerCount(0);
    server.on(listServices, () =>
      refuse(403, 'permission_denied', 'You do not have permission to perform this action'),
    );
    const { person } = renderApp('/service-tracker');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Failed to load services: You do not have permission to perform this action',
    );
    answerServices(aService());
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await cardOf('Replace the kitchen faucet')).toBeTruthy();
  });
});

describe('an entry of the tracker', () => {
  it('shows title, description and client [TRK-04, TRK-05, TRK-06]', async () => {
    openTracker(aService());
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('The old faucet drips and the handle is loose.')).toBeTruthy();
    expect(card.getByText('Clara Whitfield')).toBeTruthy();
    expect(card.getByText('$450.00')).toBeTruthy();
  });

  it('shows "Unknown" where nothing is known of the client [TRK-06]', async () => {
    openTracker(aService({ client: null }));
    expect((await cardOf('Replace the kitchen faucet')).getByText('Unknown')).toBeTruthy();
  });

  it('in progress shows how far it is, and a choice of stages [TRK-09, TRK-12, TRK-13, TRK-16]', async () => {
    openTracker(aService({ progressStage: 'halfway', progressPercentage: 50 }));
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getAllByText('In Progress')[0]?.closest('select')).toBeNull();
    const bar = card.getByRole('progressbar', { name: 'Progress of Replace the kitchen faucet' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(card.getByText('50%')).toBeTruthy();
    const options = within(await stage()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Not Started',
      'In Progress',
      'Halfway Complete',
      'Near Completion',
      'Completed',
    ]);
    expect((await stage()).value).toBe('halfway');
  });

  it('that is completed shows when, and lets no stage be chosen [TRK-09, TRK-13, TRK-15, TRK-25]', async () => {
    openTracker(aCompletedService());
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('Jan 20, 2026')).toBeTruthy();
    expect(card.getAllByText('Completed').length).toBeGreaterThan(1);
    expect(card.getByText('100%')).toBeTruthy();
    expect(card.queryByRole('combobox')).toBeNull();
  });

  it('that was cancelled says so, and lets no stage be chosen [D-53]', async () => {
    openTracker(aService({ status: 'cancelled' }));
    const card = await cardOf('Replace the kitchen faucet');
    expect(card.getByText('Cancelled')).toBeTruthy();
    expect(card.queryByRole('combobox')).toBeNull();
  });
});

describe('the percentage of a stage [TRK-17, TRK-18, TRK-19, TRK-20, CONST-09]', () => {
  const stages = [
    { from: 'halfway', to: 'not_started', label: 'Not Started', percentage: 0 },
    { from: 'halfway', to: 'in_progress', label: 'In Progress', percentage: 25 },
    { from: 'in_progress', to: 'halfway', label: 'Halfway Complete', percentage: 50 },
    { from: 'in_progress', to: 'near_completion', label: 'Near Completion', percentage: 75 },
  ] as const;

  it.each(stages)('$label is $percentage, shown before the server has answered', async (stages) => {
    const service = aService({ progressStage: stages.from, progressPercentage: 10 });
    const { person } = openTracker(service);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const moved = { ...service, progressStage: stages.to, progressPercentage: stages.percentage };
    server.on(progressService, async () => {
      await answered;
      return moved;
    });
    await person.selectOptions(await stage(), stages.label);
    expect(await screen.findByText(`${stages.percentage}%`)).toBeTruthy();
    expect(screen.queryByText('Service progress updated!')).toBeNull();
    answerServices(moved);
    answer();
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
  });
});

describe('choosing a stage', () => {
  it('moves the service, and reads the list and the count anew [TRK-22, TRK-26, TRK-27]', async () => {
    const service = aService();
    const { person } = openTracker(service);
    const moved = { ...service, progressStage: 'halfway' as const, progressPercentage: 50 };
    server.on(progressService, () => moved);
    const choice = await stage();
    const counted = server.received(getOwnProfile).length;
    answerServices(moved);
    answerCount(4);
    await person.selectOptions(choice, 'Halfway Complete');
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
    const [request] = server.received(progressService);
    expect(request?.params).toEqual({ serviceId: service.id });
    expect(request?.body).toEqual({ progressStage: 'halfway' });
    await waitFor(() => expect(server.received(listServices).length).toBeGreaterThan(1));
    await waitFor(() => expect(server.received(getOwnProfile).length).toBeGreaterThan(counted));
    const card = screen.getByRole('region', { name: 'Services Completed' });
    await waitFor(() => expect(card.textContent).toBe('Services Completed4'));
  });

  it('"Completed" asks first, since it ends the work [TRK-21, TRK-23]', async () => {
    const service = aService();
    const { person } = openTracker(service);
    const choice = await stage();
    await person.selectOptions(choice, 'Completed');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Complete “Replace the kitchen faucet”?' }),
    );
    expect(dialog.getByText(/This ends the work for Clara Whitfield at 100%/)).toBeTruthy();
    expect(choice.value).toBe('in_progress');
    expect(server.received(progressService)).toEqual([]);

    const done = aCompletedService({ id: service.id });
    server.on(progressService, () => done);
    answerServices(done);
    await person.click(dialog.getByRole('button', { name: 'Complete service' }));
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
    expect(await screen.findByText('100%')).toBeTruthy();
    expect(screen.getByText('Jan 20, 2026')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Update Stage' })).toBeNull();
  });

  it('"Completed" changes nothing where the question is answered with no', async () => {
    const { person } = openTracker(aService());
    await person.selectOptions(await stage(), 'Completed');
    await person.click(await screen.findByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(progressService)).toEqual([]);
    expect((await stage()).value).toBe('in_progress');
  });

  it('goes back where the server refuses, with the reason [TRK-29]', async () => {
    const { person } = openTracker(aService());
    server.on(progressService, () =>
      refuse(409, 'service_not_in_progress', 'This service is no longer in progress.'),
    );
    await person.selectOptions(await stage(), 'Near Completion');
    expect(
      await screen.findByText('Failed to update progress: This service is no longer in progress.'),
    ).toBeTruthy();
    await waitFor(() => expect(screen.getByText('25%')).toBeTruthy());
    expect((await stage()).value).toBe('in_progress');
  });
});
