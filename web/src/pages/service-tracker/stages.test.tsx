import { listServices, progressService } from '@sidework/contracts/schema/client-services/services';
import { getOwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, type Person } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';
import { answerCount, answerServices, openTracker } from '../../../test/service-tracker.ts';

const server = fakeServer();

const stage = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Update Stage' });

const update = () => screen.getByRole('button', { name: 'Update' });

async function choose(person: Person, label: string) {
  await person.selectOptions(await stage(), label);
  await person.click(update());
}

async function percentage() {
  const name = 'Progress of Replace the kitchen faucet';
  const bar = await screen.findByRole('progressbar', { name });
  return bar.getAttribute('aria-valuenow');
}

async function giveReason(person: Person) {
  const dialog = within(await screen.findByRole('dialog', { name: /Go back to/ }));
  const reason = await dialog.findByRole('textbox', { name: 'Reason' });
  await fill(person, reason, 'A wrong part was delivered.');
  await person.click(dialog.getByRole('button', { name: 'Go back' }));
}

it('what the client wants changed stands with the work that is in progress again [D-54]', async () => {
  const reason = 'The tap still drips.';
  openTracker(
    server,
    aService({ requestedChanges: { reason, requestedAt: '2026-01-22T10:00:00.000Z' } }),
  );
  const asked = await screen.findByRole('region', { name: 'Requested changes' });
  expect(asked.textContent).toContain(`${reason}Clara Whitfield, `);
});

describe('the percentage of a stage [CONST-09]', () => {
  const stages = [
    { from: 'halfway', to: 'not_started', label: 'Not Started', percentage: 0, line: '[TRK-17]' },
    { from: 'halfway', to: 'in_progress', label: 'In Progress', percentage: 25, line: '[TRK-18]' },
    {
      from: 'in_progress',
      to: 'halfway',
      label: 'Halfway Complete',
      percentage: 50,
      line: '[TRK-19]',
    },
    {
      from: 'in_progress',
      to: 'near_completion',
      label: 'Near Completion',
      percentage: 75,
      line: '[TRK-20]',
    },
  ] as const;

  it.each(stages)('$label is $percentage, shown before the server has answered', async (stages) => {
    const service = aService({ progressStage: stages.from, progressPercentage: 10 });
    const { person } = openTracker(server, service);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const moved = { ...service, progressStage: stages.to, progressPercentage: stages.percentage };
    server.on(progressService, async () => {
      await answered;
      return moved;
    });
    await choose(person, stages.label);
    if (stages.percentage < 50) await giveReason(person);
    await waitFor(async () =>
      expect(await percentage(), stages.line).toBe(String(stages.percentage)),
    );
    expect(screen.queryByText('Service progress updated!')).toBeNull();
    answerServices(server, moved);
    answer();
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
  });
});

describe('choosing a stage', () => {
  it('moves the service, and reads the list and the count anew [TRK-22, TRK-26, TRK-27]', async () => {
    const service = aService();
    const { person } = openTracker(server, service);
    const moved = { ...service, progressStage: 'halfway' as const, progressPercentage: 50 };
    server.on(progressService, () => moved);
    await stage();
    const counted = server.received(getOwnProfile).length;
    answerServices(server, moved);
    answerCount(server, 4);
    await choose(person, 'Halfway Complete');
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
    const { person } = openTracker(server, service);
    await choose(person, 'Completed');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Complete “Replace the kitchen faucet”?' }),
    );
    expect(dialog.getByText(/This ends the work for Clara Whitfield at 100%/)).toBeTruthy();
    expect(await percentage()).toBe('25');
    expect(server.received(progressService)).toEqual([]);

    const done = aCompletedService({ id: service.id });
    server.on(progressService, () => done);
    answerServices(server, done);
    await person.click(dialog.getByRole('button', { name: 'Complete service' }));
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
    await waitFor(async () => expect(await percentage()).toBe('100'));
    expect(screen.getByText('Jan 20, 2026')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Update Stage' })).toBeNull();
    const heading = screen.getByRole('heading', { name: 'Replace the kitchen faucet' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('"Completed" changes nothing where the question is answered with no', async () => {
    const { person } = openTracker(server, aService());
    await choose(person, 'Completed');
    await person.click(await screen.findByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(progressService)).toEqual([]);
    expect((await stage()).value).toBe('in_progress');
  });

  it('goes back where the server refuses, with the reason [ERR-18, TRK-29]', async () => {
    const { person } = openTracker(server, aService());
    server.on(progressService, () =>
      refuse(409, 'service_not_in_progress', 'This service is no longer in progress.'),
    );
    await choose(person, 'Near Completion');
    expect(
      await screen.findByText('Failed to update progress: This service is no longer in progress.'),
    ).toBeTruthy();
    await waitFor(async () => expect(await percentage()).toBe('25'));
    expect((await stage()).value).toBe('in_progress');
  });

  it('that is earlier asks for the reason, and sends it [D-53]', async () => {
    const service = aService({ progressStage: 'halfway', progressPercentage: 50 });
    const { person } = openTracker(server, service);
    const moved = { ...service, progressStage: 'in_progress' as const, progressPercentage: 25 };
    server.on(progressService, () => moved);
    await choose(person, 'In Progress');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to “In Progress”?' }));
    await person.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(await dialog.findByText('Please give a reason for going back')).toBeTruthy();
    expect(server.received(progressService)).toEqual([]);

    answerServices(server, moved);
    await giveReason(person);
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
    const [request] = server.received(progressService);
    expect(request?.body).toEqual({
      progressStage: 'in_progress',
      reason: 'A wrong part was delivered.',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect((await stage()).value).toBe('in_progress'));
  });

  it('that is earlier says in the dialog why the server refused [TRK-29]', async () => {
    const { person } = openTracker(
      server,
      aService({ progressStage: 'halfway', progressPercentage: 50 }),
    );
    server.on(progressService, () =>
      refuse(409, 'service_not_in_progress', 'This service is no longer in progress.'),
    );
    await choose(person, 'In Progress');
    await giveReason(person);
    const dialog = within(screen.getByRole('dialog'));
    expect(
      await dialog.findByText('Failed to update progress: This service is no longer in progress.'),
    ).toBeTruthy();
    expect(dialog.getByDisplayValue('A wrong part was delivered.')).toBeTruthy();
  });

  it('sends nothing and asks nothing before it is confirmed [TRK-13]', async () => {
    const service = aService();
    const { person } = openTracker(server, service);
    const choice = await stage();
    expect(update().getAttribute('aria-disabled')).toBe('true');
    for (const label of ['Not Started', 'Completed', 'Halfway Complete', 'Near Completion'])
      await person.selectOptions(choice, label);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.received(progressService)).toEqual([]);
    expect(await percentage()).toBe('25');

    const moved = { ...service, progressStage: 'near_completion' as const, progressPercentage: 75 };
    server.on(progressService, () => moved);
    answerServices(server, moved);
    await person.click(update());
    expect(await screen.findByText('Service progress updated!')).toBeTruthy();
    expect(server.received(progressService).map(({ body }) => body)).toEqual([
      { progressStage: 'near_completion' },
    ]);
    await waitFor(() => expect(update().getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(update());
  });

  it('waits while a change is under way', async () => {
    const { person } = openTracker(server, aService());
    server.on(progressService, () => new Promise(() => {}));
    await choose(person, 'Halfway Complete');
    await waitFor(() => expect(server.received(progressService)).toHaveLength(1));
    expect((await stage()).disabled).toBe(true);
    await person.click(update());
    expect(server.received(progressService)).toHaveLength(1);
  });

  it('that is earlier is still chosen where the dialog is left [D-53]', async () => {
    const service = aService({ progressStage: 'halfway', progressPercentage: 50 });
    const { person } = openTracker(server, service);
    await choose(person, 'In Progress');
    await screen.findByRole('dialog', { name: 'Go back to “In Progress”?' });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stage()).value).toBe('in_progress');
    await person.click(update());
    expect(await screen.findByRole('dialog', { name: 'Go back to “In Progress”?' })).toBeTruthy();
  });
});
