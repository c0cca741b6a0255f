import { getUnreadCounts } from '@sidework/contracts/schema/network-chat/conversations';
import { listNotifications } from '@sidework/contracts/schema/network-chat/notifications';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs, storeSession } from '../../../test/builders.ts';
import { aNotification } from '../../../test/chat-builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { currentPath, renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

function openAbout(messages: number, notifications: number) {
  signInAs();
  server.on(getUnreadCounts, () => ({ messages, notifications }));
  return renderApp('/about');
}

const bell = (name: string) => screen.findByRole('button', { name });

describe('the bell', () => {
  it('says how much is unread', async () => {
    openAbout(0, 3);
    await bell('Notifications, 3 unread');
  });

  it('says nothing of a count while nothing is unread', async () => {
    openAbout(0, 0);
    await bell('Notifications');
  });

  it('counts live, without a reload', async () => {
    openAbout(0, 0);
    const socket = await realtime.open();
    socket.push({ type: 'unread', counts: { messages: 2, notifications: 1 } });
    await bell('Notifications, 1 unread');
    const bars = await screen.findAllByRole('navigation', { name: 'Shortcuts' });
    expect(bars).toHaveLength(2);
    for (const bar of bars) {
      const link = within(bar).getByRole('link', { name: 'Messages, 2 unread' });
      expect(link.getAttribute('href')).toBe('/chat');
    }
  });

  it('opens the latest, each leading to what it tells of, and all of them', async () => {
    const actor = aPersonCard({ fullName: 'Maria Lopez' });
    const notification = aNotification({ actor, readAt: '2026-01-06T10:00:00.000Z' });
    server.on(listNotifications, () => ({ items: [notification], nextCursor: null }));
    const { person } = openAbout(0, 0);
    await person.click(await bell('Notifications'));
    const latest = within(await screen.findByRole('list', { name: 'Latest notifications' }));
    const link = latest.getByRole('link', {
      name: /Maria Lopez proposes to do “Fix a tap” for \$450\.00\./,
    });
    expect(link.getAttribute('href')).toBe(notification.path);
    expect(server.received(listNotifications)[0]?.query).toEqual({ limit: '10' });
    await person.click(screen.getByRole('link', { name: 'See all' }));
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(currentPath()).toBe('/notifications');
  });

  it('is not there for a visitor, and forgets its count with the person', async () => {
    openAbout(0, 3);
    await bell('Notifications, 3 unread');
    storeSession(null);
    await screen.findByRole('link', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    server.on(getUnreadCounts, () => new Promise(() => {}));
    signInAs({ id: anId() });
    await bell('Notifications');
  });
});
