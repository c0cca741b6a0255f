import {
  listServices,
  requestChanges,
  type ServiceView,
} from '@sidework/contracts/schema/client-services/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, type Person, renderApp } from '../../../test/render-app.tsx';
import { aCompletedService, aService } from '../../../test/service-builders.ts';

const server = fakeServer();

function openServices(...items: ServiceView[]) {
  signInAs();
  server.on(listServices, () => ({ items, nextCursor: null }));
  return renderApp('/my-services');
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
const button = () => screen.findByRole('button', { name: 'Request changes' });

async function ask(person: Person, reason: string) {
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: 'What needs to be changed' });
  if (reason) await fill(person, field, reason);
  await person.click(dialog.getByRole('button', { name: 'Request changes' }));
  return dialog;
}

describe('requesting changes [D-54]', () => {
  it.each([
    [24 * 13, '13 days left'],
    [47, '47 hours left'],
    [0.5, 'less than 2 hours left'],
  ])('is possible for a while, and says how long: %d hours', async (hours, text) => {
    openServices(aCompletedService({ changesUntil: inHours(hours) }));
    const place = (await button()).parentElement as HTMLElement;
    expect(place.textContent).toContain(text);
  });

  it('is not offered once the time is over, or before the work is completed', async () => {
    openServices(aCompletedService({ title: 'Old' }), aService({ title: 'Under way' }));
    await screen.findByRole('heading', { name: 'Under way' });
    expect(screen.queryByRole('button', { name: 'Request changes' })).toBeNull();
  });

  it('sends the reason, and the work is in progress again', async () => {
    const service = aCompletedService({ changesUntil: inHours(100) });
    const { person } = openServices(service);
    const reopened = aService({
      id: service.id,
      progressStage: 'near_completion',
      progressPercentage: 75,
      requestedChanges: {
        reason: 'The tap still drips.',
        requestedAt: '2026-01-22T10:00:00.000Z',
      },
    });
    server.on(requestChanges, () => reopened);
    await person.click(await button());
    const dialog = await ask(person, '');
    expect(await dialog.findByText('Please say what needs to be changed')).toBeTruthy();
    expect(dialog.getByText(/near completion, and Maria Lopez sees your reason/)).toBeTruthy();
    expect(server.received(requestChanges)).toEqual([]);

    await ask(person, 'The tap still drips.');
    expect(await screen.findByText('Changes requested')).toBeTruthy();
    const [request] = server.received(requestChanges);
    expect(request?.params).toEqual({ serviceId: service.id });
    expect(request?.body).toEqual({ reason: 'The tap still drips.' });
    expect(await screen.findByText('75%')).toBeTruthy();
    const asked = screen.getByRole('region', { name: 'Requested changes' });
    expect(asked.textContent).toMatch(/^Requested changesThe tap still drips\.You, Jan 22, 2026$/);
    expect(screen.queryByRole('button', { name: 'Leave Review' })).toBeNull();
    const heading = screen.getByRole('heading', { name: service.title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says in the dialog why the server refused, and keeps the reason', async () => {
    const { person } = openServices(aCompletedService({ changesUntil: inHours(1) }));
    server.on(requestChanges, () =>
      refuse(409, 'inspection_over', 'The time for requesting changes is over.'),
    );
    await person.click(await button());
    const dialog = await ask(person, 'The tap still drips.');
    expect(await dialog.findByText('The time for requesting changes is over.')).toBeTruthy();
    expect(dialog.getByDisplayValue('The tap still drips.')).toBeTruthy();
  });

  it('keeps the unsent reason of each service where the dialog is left', async () => {
    const changesUntil = inHours(100);
    const { person } = openServices(
      aCompletedService({ title: 'Faucet', changesUntil }),
      aCompletedService({ title: 'Fence', changesUntil }),
    );
    const field = async (title: string) => {
      const name = `Request changes to “${title}”?`;
      const dialog = await screen.findByRole('dialog', { name });
      return within(dialog).findByRole<HTMLTextAreaElement>('textbox');
    };
    async function leave() {
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await person.click(await screen.findByRole('button', { name: 'Fence' }));
    const [ofFaucet, ofFence] = screen.getAllByRole('button', { name: 'Request changes' }) as [
      HTMLElement,
      HTMLElement,
    ];
    await person.click(ofFaucet);
    await fill(person, await field('Faucet'), 'It drips.');
    await leave();
    await person.click(ofFence);
    expect((await field('Fence')).value).toBe('');
    await leave();
    await person.click(ofFaucet);
    expect((await field('Faucet')).value).toBe('It drips.');
  });
});
