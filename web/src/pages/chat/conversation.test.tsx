import { listServices } from '@sidework/contracts/schema/client-services/services';
import { markRead } from '@sidework/contracts/schema/network-chat/conversations';
import { listMessages } from '@sidework/contracts/schema/network-chat/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aMessage, viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const maria = aPersonCard({ fullName: 'Maria Lopez', profession: 'Plumber' });
const fromMe = { senderId: viewerId, receiverId: maria.id };

type Talk = ReturnType<typeof aTalk>;

function open(talk: Talk, account: Parameters<typeof signInAs>[0] = {}) {
  signInAs(account);
  return renderApp(talk.path);
}

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Conversation with Maria Lopez' }));
const log = () => screen.findByRole('region', { name: 'Messages with Maria Lopez' });
const rows = async () => within(await log()).queryAllByRole('listitem');
const textsOf = async () => (await rows()).map((row) => row.querySelector('p')?.textContent);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an open conversation', () => {
  it('is headed by the other person: name, profession, rating and work done [CHAT-04]', async () => {
    const person = { ...maria, rating: 4.8, reviewCount: 9, completedServicesAsProfessional: 12 };
    open(aTalk(server, { person, isOnline: true }));
    const header = (await screen.findByRole('heading', { name: 'Maria Lopez' })).closest('header');
    await waitFor(() =>
      expect(header?.textContent).toContain('OnlinePlumber4.84.8 of 5 stars12 services completed'),
    );
    expect(header?.querySelector('[aria-live]')?.textContent).toBe('Online');
  });

  it('has the ticket of the work between the two in its head, and of no other', async () => {
    const service = { client: maria, clientId: maria.id };
    server.on(listServices, ({ query }) => ({
      items:
        query.as === 'client'
          ? []
          : [
              aService({ title: 'A roof' }),
              aService({ ...service, title: 'An old tap', status: 'completed' }),
              aService({ ...service, title: 'A sink' }),
            ],
      nextCursor: null,
    }));
    open(aTalk(server, { person: maria }));
    const ticket = within(await (await panel()).findByRole('article', { name: 'A sink' }));
    expect(ticket.getByText('$450.00')).toBeTruthy();
    const link = ticket.getByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toMatch(/^\/services\//);
    expect(screen.queryByRole('article', { name: /A roof|An old tap/ })).toBeNull();
  });

  it.each(['client', 'professional'] as const)(
    'opens for a %s before any message was exchanged [CHAT-25, CHAT-26]',
    async (userType) => {
      open(aTalk(server, { person: maria, state: 'none' }), { userType });
      const conversation = await panel();
      expect(await conversation.findByPlaceholderText('Type a message...')).toBeTruthy();
      expect(await rows()).toEqual([]);
    },
  );

  it('shows both sides in the order of time, each with who and when [CHAT-05, CHAT-06, CHAT-15]', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello', createdAt: '2026-01-05T10:05:00.000Z' });
    talk.add({ content: 'Good morning', ...fromMe, createdAt: '2026-01-05T14:20:00.000Z' });
    open(talk);
    await screen.findByText('Good morning');
    const [theirs, own] = await rows();
    expect(theirs?.textContent).toMatch(/^Maria LopezHello\d+:05 [AP]M$/);
    expect(own?.textContent).toMatch(/^YouGood morning\d+:20 [AP]M · Sent$/);
    expect([theirs?.dataset.own, own?.dataset.own]).toEqual(['false', 'true']);
  });

  it('is parted by days', async () => {
    const talk = aTalk(server, { person: maria });
    const dayBefore = new Date(Date.now() - 86_400_000).toISOString();
    talk.add({ createdAt: '2024-12-03T12:00:00.000Z' });
    talk.add({ createdAt: dayBefore });
    talk.add({ createdAt: new Date().toISOString() });
    open(talk);
    await within(await log()).findByText('Today');
    const days = within(await log()).getAllByRole('heading', { level: 3 });
    const names = days.map(({ textContent }) => textContent);
    expect(names).toEqual(['December 3, 2024', 'Yesterday', 'Today']);
  });

  it('says which of the own messages was seen, as soon as it is', async () => {
    const talk = aTalk(server, { person: maria, readByOtherUpTo: 1 });
    talk.add({ content: 'One', ...fromMe });
    talk.add({ content: 'Two', ...fromMe });
    open(talk);
    await screen.findByText('Two');
    expect((await rows()).map(({ textContent }) => textContent?.split(' · ')[1])).toEqual([
      'Seen',
      'Sent',
    ]);
    const socket = await realtime.open();
    socket.push({ type: 'read', byPersonId: maria.id, senderId: viewerId, upTo: 2 });
    await waitFor(async () => expect((await rows())[1]?.textContent).toContain('Seen'));
  });

  it('shows earlier messages on demand, before those that stand there', async () => {
    const talk = aTalk(server, { person: maria }, 2);
    for (const content of ['One', 'Two', 'Three', 'Four', 'Five']) talk.add({ content });
    const { person } = open(talk);
    await screen.findByText('Five');
    expect(await textsOf()).toEqual(['Four', 'Five']);
    await person.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await screen.findByText('Two');
    await person.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await screen.findByText('One');
    expect(await textsOf()).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(document.activeElement).toBe(await log());
  });
});

describe('a message that arrives', () => {
  it('appears without a reload, and is marked as read [CHAT-17, CHAT-29]', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    const socket = await realtime.open();
    socket.push({ type: 'message', message: talk.add({ content: 'Are you there?' }) });
    expect(await textsOf()).toEqual(['Hello', 'Are you there?']);
    await waitFor(() =>
      expect(server.received(markRead).map(({ body }) => body)).toEqual([{ upTo: 1 }, { upTo: 2 }]),
    );
  });

  it('from somebody else does not appear [CHAT-18]', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    const socket = await realtime.open();
    const message = aMessage({ senderId: anId(), content: 'Not for this place', sequence: 2 });
    socket.push({ type: 'message', message });
    socket.push({ type: 'message', message: talk.add({ content: 'For this place' }) });
    await screen.findByText('For this place');
    expect(screen.queryByText('Not for this place')).toBeNull();
  });

  it('twice stands there once', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    const socket = await realtime.open();
    const message = talk.add({ content: 'Are you there?' });
    socket.push({ type: 'message', message });
    socket.push({ type: 'message', message });
    expect(await textsOf()).toEqual(['Hello', 'Are you there?']);
  });

  it('past others that did not has those read first', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'One' });
    open(talk);
    await screen.findByText('One');
    const socket = await realtime.open();
    talk.add({ content: 'Two' });
    socket.push({ type: 'message', message: talk.add({ content: 'Three' }) });
    await screen.findByText('Three');
    expect(await textsOf()).toEqual(['One', 'Two', 'Three']);
    const queries = server.received(listMessages).map(({ query }) => query);
    expect(queries).toContainEqual({ after: '1', limit: '100' });
  });

  it('while the window was away is read by cursor once the socket is back', async () => {
    const talk = aTalk(server, { person: maria }, 2);
    talk.add({ content: 'One' });
    open(talk);
    await screen.findByText('One');
    const socket = await realtime.open();
    for (const content of ['Two', 'Three', 'Four']) talk.add({ content });
    socket.end(1012);
    await screen.findByText('Four');
    expect(await textsOf()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(realtime.sockets()).toHaveLength(2);
  });

  it('is led to at once, and smoothly on opening too [CHAT-11]', async () => {
    const asked = window.matchMedia;
    const moving = (query: string) => ({ ...asked(query), matches: false });
    vi.spyOn(window, 'matchMedia').mockImplementation(moving);
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    scrollTo.mockClear();
    const socket = await realtime.open();
    socket.push({ type: 'message', message: talk.add() });
    await waitFor(() =>
      expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' })),
    );
  });

  it('leaves a reader of older ones where they are, and is not read until it is gone to', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello', read: true });
    const { person } = open(talk);
    const box = await log();
    scrolledUp(box);
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    const socket = await realtime.open();
    socket.push({ type: 'message', message: talk.add({ content: 'News' }) });
    const button = await screen.findByRole('button', { name: 'New messages' });
    expect(scrollTo).not.toHaveBeenCalled();
    expect(server.received(markRead)).toEqual([]);
    await person.click(button);
    expect(scrollTo).toHaveBeenCalledOnce();
    scrolledToEnd(box);
    await waitFor(() => expect(server.received(markRead)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });

  it('is not read while nobody looks at the window', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    expect(server.received(markRead)).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(server.received(markRead)[0]?.body).toEqual({ upTo: 1 }));
  });

  it('stays in view when a phone opens its keyboard under a log that had no way to go', async () => {
    const shrink = watchedSizes();
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    const box = await log();
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    Object.defineProperties(box, { scrollHeight: { value: 500 }, clientHeight: { value: 300 } });
    act(shrink);
    expect(scrollTo).toHaveBeenCalledWith({ top: 500, behavior: 'instant' });
  });

  it('leaves the rows of its day as they are, so that what is selected in them stays', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    const before = await within(await log()).findByText('Hello');
    const socket = await realtime.open();
    socket.push({ type: 'message', message: talk.add({ content: 'Are you there?' }) });
    expect(await textsOf()).toEqual(['Hello', 'Are you there?']);
    expect(within(await log()).getByText('Hello')).toBe(before);
  });

  it('although its push was lost is read with the next pong', async () => {
    const talk = aTalk(server, { person: maria });
    talk.add({ content: 'Hello' });
    open(talk);
    await screen.findByText('Hello');
    const socket = await realtime.open();
    await waitFor(() =>
      expect(server.received(listMessages).at(-1)?.query).toEqual({ after: '1', limit: '100' }),
    );
    talk.add({ content: 'Are you there?' });
    socket.push({ type: 'pong' });
    await waitFor(async () => expect(await textsOf()).toEqual(['Hello', 'Are you there?']));
  });

  it('is announced by "typing…" while it is written', async () => {
    open(aTalk(server, { person: maria }));
    await panel();
    const socket = await realtime.open();
    socket.push({ type: 'typing', personId: maria.id });
    await screen.findByText('typing…');
  });
});

it('opening a conversation marks what the other person wrote as read [CHAT-16]', async () => {
  const talk = aTalk(server, { person: maria, unreadCount: 2 });
  talk.add({ content: 'One' });
  talk.add({ content: 'Two' });
  talk.add({ content: 'Mine', ...fromMe });
  open(talk);
  await screen.findByText('Mine');
  await waitFor(() => expect(server.received(markRead)[0]?.body).toEqual({ upTo: 2 }));
  expect(server.received(markRead)[0]?.params).toEqual({ personId: maria.id });
});

it('a conversation of own messages alone marks nothing [CHAT-16]', async () => {
  const talk = aTalk(server, { person: maria });
  talk.add({ content: 'Mine', ...fromMe });
  open(talk);
  await screen.findByText('Mine');
  await realtime.open();
  expect(server.received(markRead)).toEqual([]);
});

/** It stands for the browser's observer of sizes. */
function watchedSizes() {
  const heard: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        heard.push(hear);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => {
    for (const hear of heard) hear();
  };
}

/** A log higher than its window, at its beginning. */
function scrolledUp(box: HTMLElement) {
  Object.defineProperties(box, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 500, configurable: true },
  });
  box.scrollTop = 1500;
  act(() => void box.dispatchEvent(new Event('scroll')));
  box.scrollTop = 600;
  act(() => void box.dispatchEvent(new Event('scroll')));
}

function scrolledToEnd(box: HTMLElement) {
  box.scrollTop = 1500;
  act(() => void box.dispatchEvent(new Event('scroll')));
}
