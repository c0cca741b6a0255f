import {
  listNotifications,
  type NotificationView,
  readAllNotifications,
  readNotification,
} from '@sidework/contracts/schema/network-chat/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aNotification } from '../../../test/chat-builders.ts';
import { answerNewer, fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const maria = aPersonCard({ fullName: 'Maria Lopez' });
const readAt = '2026-01-06T10:00:00.000Z';

function openNotifications(...items: NotificationView[]) {
  signInAs();
  server.on(listNotifications, () => ({ items, nextCursor: null }));
  return renderApp('/notifications');
}

const links = () => within(screen.getByRole('main')).getAllByRole('link', { name: /tap/ });

describe('the page of notifications', () => {
  it('sends visitors to sign in, and back', async () => {
    renderApp('/notifications');
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/notifications' });
  });

  it('says what happened, by days, the newest first', async () => {
    openNotifications(
      aNotification({ kind: 'service_completed', actor: maria, createdAt: today() }),
      aNotification({ actor: null, createdAt: '2024-12-03T12:00:00.000Z' }),
    );
    await screen.findByRole('heading', { level: 2, name: 'Today' });
    const [first, second] = links();
    expect(first?.textContent).toContain(
      'Maria Lopez completed “Fix a tap”. You can leave a review.',
    );
    expect(second?.textContent).toContain('Someone proposes to do “Fix a tap” for $450.00.');
    expect(screen.getByRole('heading', { level: 2, name: 'December 3, 2024' })).toBeTruthy();
  });

  it('says what waits for the reader and what is closed, also as it happens', async () => {
    const asked = aNotification({ ask: 'open' });
    openNotifications(asked, aNotification({ ask: 'over' }), aNotification());
    const line = await realtime.open();
    await screen.findByText('Handled');
    const states = () =>
      links().map(({ textContent }) => /Your turn|Handled/.exec(`${textContent}`)?.[0]);
    expect(states()).toEqual(['Your turn', 'Handled', undefined]);
    const over = aNotification({ ...asked, ask: 'over' });
    server.on(listNotifications, () => ({ items: [over], nextCursor: null }));
    line.push({ type: 'today' });
    // The socket reconnects after half a minute of silence, and that fetches the list.
    await waitFor(() => expect(states()).toEqual(['Handled']), { timeout: 10_000 });
  });

  it('says what a yes brought, and demands nothing any more', async () => {
    openNotifications(
      aNotification({ kind: 'connection_requested', ask: 'granted' }),
      aNotification({ kind: 'child_hire_requested', ask: 'granted' }),
      aNotification({ kind: 'child_hire_requested', ask: 'open' }),
    );
    await screen.findByText('Your turn');
    screen.getByText('Connected');
    const [hired, asked] = links().map(({ textContent }) => textContent ?? '');
    expect(hired).toContain('Agreed');
    expect(hired).not.toContain('Say yes or no');
    expect(asked).toContain('Say yes or no within 7 days.');
  });

  it('does not show its readers themselves as who sent it', async () => {
    const id = anId();
    signInAs({ id });
    server.on(listNotifications, () => ({
      items: [
        aNotification({ kind: 'job_expired', actor: aPersonCard({ id, fullName: 'Ada Byron' }) }),
      ],
      nextCursor: null,
    }));
    renderApp('/notifications');
    await screen.findByRole('link', { name: /tap/ });
    expect(within(screen.getByRole('main')).queryByText('AB')).toBeNull();
  });

  it('says when a job ends, by the day that it is for its reader', async () => {
    const endsAt = new Date(2026, 10, 25, 23, 59).toISOString();
    openNotifications(
      aNotification({ kind: 'job_nearly_expired', details: { endsAt } }),
      aNotification({ kind: 'job_nearly_expired', details: {} }),
    );
    await screen.findAllByRole('link', { name: /tap/ });
    const [dated, undated] = links().map(({ textContent }) => textContent);
    expect(dated).toContain('Your job “Fix a tap” ends on November 25, 2026, unless you keep it');
    expect(undated).toContain('Your job “Fix a tap” ends soon, unless you keep it open.');
  });

  it('shows what only a newer release has words for, and leads there', async () => {
    signInAs();
    const news = { ...aNotification({ path: '/jobs/1' }), kind: 'badge_earned' };
    const items = [news, aNotification({ actor: maria })];
    server.on(listNotifications, () => answerNewer({ items, nextCursor: null }));
    renderApp('/notifications');
    const link = await screen.findByRole('link', { name: /There is news about “Fix a tap”\./ });
    expect(link.getAttribute('href')).toBe('/jobs/1');
    expect(screen.getByRole('link', { name: /Maria Lopez proposes/ })).toBeTruthy();
  });

  it('marks what is unread, in a word too', async () => {
    openNotifications(aNotification(), aNotification({ readAt }));
    await screen.findAllByRole('link', { name: /tap/ });
    expect(links().map(({ textContent }) => textContent?.includes('Unread'))).toEqual([
      true,
      false,
    ]);
  });

  it('shows the time of each beneath its day, and the mark of the product for its own', async () => {
    const createdAt = new Date(2024, 11, 3, 14, 5).toISOString();
    openNotifications(aNotification({ actor: null, createdAt }), aNotification({ createdAt }));
    await screen.findAllByRole('link', { name: /tap/ });
    expect(links().map((link) => link.querySelector('time')?.textContent)).toEqual([
      expect.stringMatching(/^2:05.PM$/),
      expect.stringMatching(/^2:05.PM$/),
    ]);
    expect(links()[0]?.querySelector('img')?.getAttribute('src')).toBe('/favicon.svg');
    expect(links()[1]?.querySelector('img')?.getAttribute('src')).not.toBe('/favicon.svg');
  });

  it('shows the unread alone where they are chosen, also after a reload', async () => {
    const { person } = openNotifications(
      aNotification({ readAt }),
      aNotification({ title: 'Paint the tap' }),
    );
    await person.click(await screen.findByRole('tab', { name: 'Unread' }));
    expect(links().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Paint the tap'),
    ]);
    expect(location.search).toBe('?show=unread');
  });

  it('leads to what it tells of, and has then been read', async () => {
    const notification = aNotification({ path: '/about' });
    const { person } = openNotifications(notification);
    server.on(readNotification, () => ({ ...notification, readAt }));
    await person.click(await screen.findByRole('link', { name: /tap/ }));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    expect(currentPath()).toBe('/about');
    expect(server.received(readNotification)[0]?.params).toEqual({
      notificationId: notification.id,
    });
  });

  it('marks all as read up to the newest that is shown', async () => {
    const newest = aNotification();
    const { person } = openNotifications(newest, aNotification());
    server.on(readAllNotifications, () => undefined);
    await screen.findAllByRole('link', { name: /tap/ });
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    server.on(listNotifications, () => ({ items: [{ ...newest, readAt }], nextCursor: null }));
    await person.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBe(button);
    expect(document.activeElement).toBe(button);
    expect(server.received(readAllNotifications)[0]?.body).toEqual({ upTo: newest.id });
  });

  it('offers to mark all beside the settings, and does not where all were read', async () => {
    const { person } = openNotifications(aNotification({ readAt }));
    await screen.findByRole('link', { name: /tap/ });
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    const main = within(screen.getByRole('main'));
    const settings = main.getByRole('link', { name: 'Settings' });
    expect(button.parentElement?.contains(settings)).toBe(true);
    await person.click(button);
    expect(server.received(readAllNotifications)).toEqual([]);
  });

  it('says why they could not be marked', async () => {
    const { person } = openNotifications(aNotification());
    server.on(readAllNotifications, () => refuse(503, 'unavailable', 'Not now'));
    await screen.findByRole('link', { name: /tap/ });
    await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await toastOf('Error')).toBe('ErrorNot now');
  });

  it('keeps what arrives above until it is asked for, so that nothing moves', async () => {
    const known = aNotification({ readAt });
    const { person } = openNotifications(known);
    await screen.findByRole('link', { name: /tap/ });
    const news = aNotification({ title: 'Paint the tap', createdAt: today() });
    server.on(listNotifications, () => ({ items: [news, known], nextCursor: null }));
    (await realtime.open()).push({ type: 'notification', notification: news });
    const button = await screen.findByRole('button', { name: 'Show 1 new' });
    expect(links()).toHaveLength(1);
    const status = screen.getByText('1 new notification');
    expect(status.closest('[role="status"]')?.contains(button)).toBe(false);
    await person.click(button);
    expect(links()).toHaveLength(2);
    expect(links()[0]?.textContent).toContain('Paint the tap');
    expect(document.activeElement).toBe(links()[0]);
  });

  it('loads more on demand', async () => {
    signInAs();
    const [newer, older] = [aNotification(), aNotification({ title: 'An older tap' })];
    server.on(listNotifications, ({ query: { cursor } }) =>
      cursor ? { items: [older], nextCursor: null } : { items: [newer], nextCursor: 'next' },
    );
    const { person } = renderApp('/notifications');
    await person.click(await screen.findByRole('button', { name: 'Load more notifications' }));
    await screen.findByRole('link', { name: /An older tap/ });
  });

  it('says that there are none yet', async () => {
    openNotifications();
    await screen.findByRole('heading', { name: 'No notifications yet' });
  });

  it('says it to a child in its own words', async () => {
    signInAs({ accountType: 'sidework_kids' });
    server.on(listNotifications, () => ({ items: [], nextCursor: null }));
    renderApp('/notifications');
    await screen.findByText(/you see it here\.$/);
    expect(screen.queryByText(/stages of work/)).toBeNull();
  });

  it('says why they could not be read', async () => {
    signInAs();
    server.on(listNotifications, () => refuse(403, 'permission_denied', 'Not for you'));
    renderApp('/notifications');
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
  });
});

const today = () => new Date().toISOString();
