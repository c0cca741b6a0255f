import {
  type ConversationView,
  changeConversation,
  getConversation,
  listConversations,
} from '@sidework/contracts/schema/network-chat/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aConversation, aMessage, viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { currentPath, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

const nobodyChosen =
  'Select a user to start chatting or go to the Network page to connect with professionals.';

const talkWith = (fullName: string, conversation: Partial<ConversationView> = {}) =>
  aConversation({
    person: aPersonCard({ fullName }),
    lastMessage: aMessage({ content: `Words of ${fullName}`, senderId: anId() }),
    ...conversation,
  });

function openChat(...items: ConversationView[]) {
  signInAs();
  server.on(listConversations, () => ({ items, nextCursor: null }));
  return renderApp('/chat');
}

const entries = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('link');

describe('the page of messages', () => {
  it.each(['/chat', '/chat?user=0193d2a0-0000-7000-8000-00000000000a'])(
    'at %s sends visitors to sign in, and back [CHAT-12]',
    async (path) => {
      renderApp(path);
      await waitFor(() => expect(currentPath()).toBe('/auth'));
      expect(history.state.usr).toEqual({ from: path });
    },
  );

  it('says what to do while nobody is chosen, with the way to the network [CHAT-09, CHAT-33]', async () => {
    openChat();
    await screen.findByText(nobodyChosen);
    const link = screen.getByRole('link', { name: 'Go to Network' });
    expect(link.getAttribute('href')).toBe('/network');
    expect(server.received(getConversation)).toEqual([]);
  });

  it('says so too where the chosen person cannot be shown [CHAT-10]', async () => {
    signInAs();
    server.on(listConversations, () => ({ items: [], nextCursor: null }));
    server.on(getConversation, () => refuse(404, 'person_not_found', 'There is no such person.'));
    renderApp(`/chat?user=${anId()}`);
    await screen.findByText(nobodyChosen);
  });

  it('says so too for oneself [CHAT-10]', async () => {
    signInAs();
    server.on(listConversations, () => ({ items: [], nextCursor: null }));
    renderApp(`/chat?user=${viewerId}`);
    await screen.findByText(nobodyChosen);
    expect(server.received(getConversation)).toEqual([]);
  });

  it('shows a toast "Error" where a conversation could not be loaded [CHAT-10, CHAT-24]', async () => {
    signInAs();
    server.on(listConversations, () => ({ items: [], nextCursor: null }));
    server.on(getConversation, () => refuse(403, 'permission_denied', 'Not for you'));
    renderApp(`/chat?user=${anId()}`);
    await screen.findByText(nobodyChosen);
    expect(await toastOf('Error')).toBe('ErrorNot for you');
  });

  it('tells children that their messages are watched [CHAT-13, KIDS-18]', async () => {
    signInAs({ accountType: 'sidework_kids' });
    server.on(listConversations, () => ({ items: [], nextCursor: null }));
    renderApp('/chat');
    const notice = (await screen.findByText('Message Monitoring Active')).parentElement;
    expect(notice?.textContent).toContain('Your parent or guardian can read');
    expect(notice?.textContent).toContain('moderators');
    await screen.findByText(nobodyChosen);
    await screen.findByText('On your Network page you find other kids.');
  });

  it('tells adults nothing of the kind [CHAT-13, KIDS-18]', async () => {
    openChat();
    await screen.findByText(nobodyChosen);
    expect(screen.queryByText('Message Monitoring Active')).toBeNull();
  });
});

describe('the list of conversations', () => {
  it('stands under "Messages", in the order of the server [NAV-11, CHAT-01, CHAT-20]', async () => {
    openChat(talkWith('Maria Lopez'), talkWith('Sam Reed'));
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
    const names = (await entries()).map(({ textContent }) => textContent);
    expect(names[0]).toContain('Maria Lopez');
    expect(names[0]).toContain('Words of Maria Lopez');
    expect(names[1]).toContain('Sam Reed');
  });

  it('says how many are unread, and who is here [CHAT-30]', async () => {
    openChat(talkWith('Maria Lopez', { unreadCount: 3, isOnline: true }), talkWith('Sam Reed'));
    const [maria, sam] = await entries();
    expect(maria?.textContent).toContain('3 unread');
    await waitFor(() => expect(maria?.textContent).toContain('Online'));
    expect(sam?.textContent).not.toMatch(/unread|Online/);
  });

  it('marks own words', async () => {
    openChat(talkWith('Maria Lopez', { lastMessage: aMessage({ content: 'See you then' }) }));
    const [maria] = await entries();
    expect(maria?.textContent).toContain('You: See you then');
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  });

  it('has message requests in a group of their own above the people, with how many', async () => {
    openChat(talkWith('Maria Lopez'), talkWith('Sam Reed', { state: 'request_received' }));
    expect(await entries()).toHaveLength(1);
    const requests = within(screen.getByRole('list', { name: 'Message requests' }));
    expect(requests.getByRole('link').textContent).toContain('Words of Sam Reed');
    const groups = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(groups.slice(0, 2)).toEqual(['Requests (1)', 'People']);
  });

  it('counts no message requests while there may be more of them', async () => {
    const requests = [talkWith('Sam Reed', { state: 'request_received' })];
    signInAs();
    server.on(listConversations, () => ({ items: requests, nextCursor: 'next' }));
    renderApp('/chat');
    expect(await screen.findByRole('heading', { level: 2, name: 'Requests' })).toBeTruthy();
  });

  it('dates what was written before yesterday in few letters', async () => {
    const lastMessage = aMessage({ createdAt: '2021-01-05T12:00:00.000Z' });
    openChat(talkWith('Maria Lopez', { lastMessage }));
    const [maria] = await entries();
    expect(maria?.textContent).toContain('Jan 5, 2021');
  });

  it('switches the conversation where an entry is clicked [CHAT-03]', async () => {
    signInAs();
    const [maria, sam] = [talkWith('Maria Lopez'), talkWith('Sam Reed')];
    const talk = aTalk(server, sam);
    server.on(listConversations, () => ({ items: [maria, sam], nextCursor: null }));
    const { person } = renderApp('/chat');
    await person.click((await entries())[1] as HTMLElement);
    await screen.findByRole('region', { name: 'Conversation with Sam Reed' });
    expect(currentPath()).toBe(talk.path);
    const [other, chosen] = await entries();
    expect(chosen?.getAttribute('aria-current')).toBe('page');
    expect(other?.getAttribute('aria-current')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sam Reed' }));
  });

  it('changes live where somebody writes [CHAT-30]', async () => {
    openChat(talkWith('Maria Lopez'));
    await entries();
    const sam = talkWith('Sam Reed', { unreadCount: 1 });
    server.on(listConversations, () => ({ items: [sam], nextCursor: null }));
    const socket = await realtime.open();
    socket.push({ type: 'message', message: aMessage({ senderId: sam.person.id }) });
    await waitFor(async () => expect((await entries())[0]?.textContent).toContain('Sam Reed'));
  });

  it('follows who comes and goes', async () => {
    const maria = talkWith('Maria Lopez');
    openChat(maria);
    await entries();
    const socket = await realtime.open();
    const personIds = [maria.person.id];
    await waitFor(() => expect(socket.heard).toContainEqual({ type: 'watch', personIds }));
    socket.push({ type: 'presence', personId: maria.person.id, isOnline: true });
    await waitFor(async () => expect((await entries())[0]?.textContent).toContain('Online'));
  });

  it('mutes and archives a conversation from its menu', async () => {
    signInAs();
    const maria = talkWith('Maria Lopez');
    let kept = maria;
    const talk = aTalk(server, maria);
    server.on(getConversation, () => kept);
    server.on(listConversations, ({ query: { isArchived } }) => ({
      items: kept.isArchived === (isArchived === 'true') ? [kept] : [],
      nextCursor: null,
    }));
    server.on(changeConversation, ({ body }) => {
      kept = { ...kept, ...(body as object) };
      return kept;
    });
    const { person } = renderApp(talk.path);
    const act = async (name: string) => {
      await person.click(await screen.findByRole('button', { name: 'More about Maria Lopez' }));
      await person.click(screen.getByRole('button', { name }));
    };
    await act('Mute');
    await waitFor(async () => expect((await entries())[0]?.textContent).toContain('Muted'));
    await act('Archive');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Archived' }));
    expect((await entries())[0]?.textContent).toContain('Maria Lopez');
    await act('Unarchive');
    await screen.findByText('Nothing is archived.');
    await person.click(screen.getByRole('button', { name: 'Back to all messages' }));
    expect(await entries()).toHaveLength(1);
  });

  it('says what will stand there while there is nothing', async () => {
    openChat();
    await screen.findByRole('heading', { name: 'No messages yet' });
  });

  it('says it to a child in its own words', async () => {
    signInAs({ accountType: 'sidework_kids' });
    server.on(listConversations, () => ({ items: [], nextCursor: null }));
    renderApp('/chat');
    await screen.findByText(/You can write with other kids once you are connected\.$/);
    expect(screen.queryByText(/A proposal or a service has a button/)).toBeNull();
  });

  it('says why it could not be read, with a toast "Error" [CHAT-24]', async () => {
    signInAs();
    server.on(listConversations, () => refuse(403, 'permission_denied', 'Not for you'));
    renderApp('/chat');
    expect(await toastOf('Error')).toBe('ErrorNot for you');
    const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
    expect(list.getByRole('alert').textContent).toContain('Not for you');
  });
});

it('the way back to the list leads to the entry that was left', async () => {
  const talk = aTalk(server, { person: aPersonCard({ fullName: 'Maria Lopez' }) });
  talk.add({ content: 'Hello' });
  signInAs();
  const { person } = renderApp(talk.path);
  const list = await screen.findByRole('list', { name: 'Conversations' });
  await person.click(await screen.findByRole('link', { name: 'All messages' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(within(list).getByRole('link', { name: /Maria Lopez/ })),
  );
});
