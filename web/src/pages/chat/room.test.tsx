import { platformProblems } from '@sidework/contracts/kernel/problems';
import { networkChatProblems } from '@sidework/contracts/network-chat/problems';
import type { GigView } from '@sidework/contracts/schema/marketplace/gigs';
import { getGig } from '@sidework/contracts/schema/marketplace/gigs';
import { getConversation } from '@sidework/contracts/schema/network-chat/conversations';
import { sendMessage } from '@sidework/contracts/schema/network-chat/messages';
import { sendReport } from '@sidework/contracts/schema/network-chat/reports';
import {
  getRoom,
  listRoomMessages,
  listRooms,
  type RoomMessage,
  type RoomView,
  readRoom,
  sendRoomMessage,
} from '@sidework/contracts/schema/network-chat/rooms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aRoomView, viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

/** Keeps one room as the service would; the viewer is its client where nothing else is given. */
function aRoom(given: Partial<RoomView> = {}) {
  const messages: RoomMessage[] = [];
  let view = aRoomView(given);
  function add(message: Partial<RoomMessage>): RoomMessage {
    const sequence = messages.length + 1;
    const added: RoomMessage = {
      id: anId(),
      roomId: view.id,
      senderId: view.child.id,
      content: 'Hello',
      sequence,
      isHidden: false,
      createdAt: `2026-01-05T10:0${sequence}:00.000Z`,
      ...message,
    };
    messages.push(added);
    const isOwn = added.senderId === viewerId;
    view = { ...view, lastMessage: added, unreadCount: isOwn ? 0 : view.unreadCount + 1 };
    return added;
  }
  const change = (part: Partial<RoomView>) => {
    view = { ...view, ...part };
    return view;
  };
  server.on(listRooms, () => ({ items: [view] }));
  server.on(getRoom, () => view);
  server.on(listRoomMessages, () => ({ items: messages.toReversed(), nextCursor: null }));
  server.on(readRoom, () => change({ unreadCount: 0 }));
  server.on(sendRoomMessage, ({ body: { id, content } }) =>
    add({ ...(id && { id }), content, senderId: viewerId }),
  );
  return {
    get view() {
      return view;
    },
    path: `/chat?room=${view.id}`,
    add,
    change,
  };
}

function open(room: ReturnType<typeof aRoom>, account: Parameters<typeof signInAs>[0] = {}) {
  aTalk(server);
  signInAs(account);
  return { room, ...renderApp(room.path) };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const lines = async () =>
  within(await screen.findByRole('region', { name: 'Messages about Rake the leaves' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a job room', () => {
  it('stands in a group "Job rooms" of the list and opens from it', async () => {
    const room = aRoom();
    room.add({ content: 'When may I come?' });
    aTalk(server);
    signInAs();
    const { person } = renderApp('/chat');
    const group = await screen.findByRole('list', { name: 'Job rooms' });
    const entry = within(group).getByRole('link');
    expect(entry.textContent).toMatch(/^.*Rake the leaves.*Mia K\.: When may I come\?1 unread$/);
    await person.click(entry);
    await screen.findByRole('heading', { name: 'Rake the leaves' });
    expect(entry.getAttribute('aria-current')).toBe('page');
    await waitFor(() => expect(entry.textContent).not.toContain('unread'));
    expect(server.received(readRoom)).toMatchObject([{ body: { upTo: 1 } }]);
  });

  it('shows who wrote what, and who is in it', async () => {
    const room = aRoom();
    room.add({ content: 'When may I come?' });
    room.add({ content: 'At nine, please', senderId: room.view.guardians[0]?.id ?? '' });
    room.add({ content: 'Fine', senderId: viewerId });
    open(room);
    expect(await lines()).toEqual([
      expect.stringMatching(/^MKMia K\.When may I come\?[^·]*$/),
      expect.stringMatching(/^RKRuth K\. · guardianAt nine, please[^·]*$/),
      expect.stringMatching(/^YouFine\d+:\d\d [AP]M$/),
    ]);
    screen.getByText('Mia · guardian Ruth');
  });

  it('tells adults in it that a guardian and moderators can read along', async () => {
    open(aRoom());
    await screen.findByText('A guardian and our moderators can read this.');
    expect(screen.queryByText('Message Monitoring Active')).toBeNull();
  });

  it('tells a guardian in it that they and moderators can read it', async () => {
    open(aRoom({ guardians: [aPersonCard({ id: viewerId, fullName: 'Ruth K.' })] }));
    await screen.findByText('You and our moderators can read this.');
  });

  it('names to a guardian the child and its client, and leads all to the work', async () => {
    const guardians = [aPersonCard({ id: viewerId }), aPersonCard({ fullName: 'Sam K.' })];
    const room = aRoom({ guardians, client: aPersonCard({ fullName: 'Grace C.' }) });
    open(room);
    await screen.findByText('Mia · client Grace · guardian Sam');
    const title = screen.getByRole('heading', { level: 2, name: 'Rake the leaves' });
    const link = within(title).getByRole('link');
    expect(link.getAttribute('href')).toBe(`/services/${room.view.serviceId}`);
  });

  it('of work that has not started leads nowhere', async () => {
    open(aRoom({ serviceId: null }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Rake the leaves' });
    expect(within(title).queryByRole('link')).toBeNull();
  });

  it('that is the newest is offered where nobody is chosen', async () => {
    const room = aRoom();
    aTalk(server);
    signInAs();
    renderApp('/chat');
    const link = await screen.findByRole('link', { name: 'Open Rake the leaves' });
    expect(link.getAttribute('href')).toBe(room.path);
    screen.getByRole('link', { name: 'Go to Network' });
  });

  it('tells once who wrote in a row, and the time of each [CHAT-06]', async () => {
    const room = aRoom();
    const createdAt = '2026-01-05T10:00:00.000Z';
    for (const content of ['One', 'Two', 'Three']) room.add({ content, createdAt });
    open(room);
    await lines();
    const shown = (text: RegExp) =>
      screen.getAllByText(text).filter((each) => each.closest('p') !== null);
    expect(shown(/^Mia K\.$/)).toHaveLength(1);
    expect(shown(/^\d+:\d\d [AP]M$/)).toHaveLength(3);
  });

  it('tells the child "Message Monitoring Active" [KIDS-18]', async () => {
    const child = aPersonCard({ id: viewerId, fullName: 'Mia K.' });
    open(aRoom({ child, client: aPersonCard({ fullName: 'Grace C.' }) }), {
      accountType: 'sidework_kids',
    });
    await screen.findByText('Grace · guardian Ruth');
    await screen.findByText('Message Monitoring Active');
    expect(screen.queryByText(/^A guardian and our moderators/)).toBeNull();
  });

  it('shows what is sent, and what comes while one looks', async () => {
    const { room, person } = open(aRoom());
    await screen.findByText('Nothing is written yet');
    await person.type(await field(), 'Can you come at nine?{Enter}');
    await screen.findAllByText('Can you come at nine?');
    expect((await field()).value).toBe('');
    room.add({ content: 'Yes' });
    (await realtime.open()).push({ type: 'room', roomId: room.view.id });
    await waitFor(async () => expect((await lines())[1]).toMatch(/^MKMia K\.Yes/));
  });

  it.each([
    ['contact_in_message', networkChatProblems.contact_in_message],
    ['words_wait_for_guardian', platformProblems.words_wait_for_guardian],
  ])(
    'keeps what was refused in the field and says why beside it; sent again it is the same message (%s)',
    async (code, held) => {
      const room = aRoom();
      const { person } = open(room);
      server.on(sendRoomMessage, () => refuse(422, code, held));
      await person.type(await field(), 'Call 978 555 0143{Enter}');
      expect((await screen.findByRole('alert')).textContent).toBe(held);
      expect((await field()).value).toBe('Call 978 555 0143');
      await person.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(server.received(sendRoomMessage)).toHaveLength(2));
      const [first, second] = server.received(sendRoomMessage).map(({ body }) => body);
      expect(second).toEqual(first);
      server.on(sendRoomMessage, ({ body: { content } }) => room.add({ content }));
      await person.clear(await field());
      await person.type(await field(), 'I come at nine{Enter}');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(server.received(sendRoomMessage).at(-1)?.body).not.toMatchObject(first as object);
    },
  );

  it('opens where its client asks for a conversation with the child', async () => {
    const room = aRoom();
    aTalk(server, { person: room.view.child });
    signInAs();
    renderApp(`/chat?user=${room.view.child.id}`);
    await screen.findByRole('form', { name: 'Write to all in the room' });
    expect(location.search).toBe(`?room=${room.view.id}`);
  });

  it('of ended work is read only and says so', async () => {
    const room = aRoom({ lockedBecause: 'work_ended' });
    room.add({ content: 'Done!' });
    open(room);
    await screen.findByText(/^The work has ended, so this room is closed\./);
    expect((await lines())[0]).toContain('Done!');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('rests while its child may not act, and keeps what was typed', async () => {
    const room = aRoom();
    const { person } = open(room);
    await person.type(await field(), 'Are you there?');
    room.change({ lockedBecause: 'child_may_not_act' });
    server.on(sendRoomMessage, () => refuse(409, 'room_paused', networkChatProblems.room_paused));
    await person.keyboard('{Enter}');
    await screen.findByText(/the account of Mia K\. is paused or in its quiet hours/);
    const textarea = await field();
    expect([textarea.value, textarea.readOnly]).toEqual(['Are you there?', true]);
  });

  it('that is not there says so', async () => {
    const room = aRoom();
    server.on(getRoom, () => refuse(404, 'room_not_found', networkChatProblems.room_not_found));
    open(room);
    expect((await screen.findByRole('alert')).textContent).toBe('There is no such room.');
  });

  it('whose messages could not be loaded can be tried again', async () => {
    const room = aRoom();
    room.add({ content: 'Hello' });
    server.on(listRoomMessages, () => refuse(503, 'unavailable', 'Not now'));
    const { person } = open(room);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(listRoomMessages, () => ({ items: [room.add({})], nextCursor: null }));
    await person.click(again);
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  });
});

describe('a message that is reported', () => {
  it.each(['room_message', 'message'])(
    'of the kind %s is named to the moderators',
    async (thing) => {
      const room = aRoom();
      const talk = aTalk(server);
      const ids = {
        room_message: [room.add({ content: 'Pay me now' }), room.add({ senderId: viewerId })],
        message: [talk.add({ content: 'Pay me now' }), talk.add({ senderId: viewerId })],
      }[thing]?.map(({ id }) => id);
      if (thing === 'message') room.change({ child: aPersonCard() });
      server.on(sendReport, () => ({ id: anId() }));
      signInAs();
      const { person } = renderApp(thing === 'message' ? talk.path : room.path);
      // The viewer cannot report their own message, so there is one button.
      await person.click(await screen.findByRole('button', { name: /^Report this message of / }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
      await person.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Scam or fraud');
      await person.click(dialog.getByRole('button', { name: 'Send report' }));
      await screen.findByText(/^Thank you\. Our moderators will look at it/);
      const body = { thing, subjectId: ids?.[0], reason: 'scam', comment: '' };
      expect(server.received(sendReport)).toMatchObject([{ body }]);
    },
  );
});

describe('a conversation about a gig', () => {
  const aGig = (gig: Partial<GigView> = {}): GigView => ({
    id: anId(),
    professional: aPersonCard({ fullName: 'Pat Plumber' }),
    title: 'Leaking taps',
    description: 'I mend taps',
    category: 'plumbing',
    priceCents: 8_000,
    pricingType: 'hourly',
    location: null,
    distanceMiles: null,
    packageCount: 0,
    offer: null,
    isRemote: false,
    status: 'active',
    imageUrls: ['/gig.webp'],
    isOwn: false,
    isYouth: false,
    licenses: [],
    version: 1,
    createdAt: '2026-01-05T09:00:00.000Z',
    ...gig,
  });
  const shown = () => screen.findByRole('list', { name: 'What this conversation is about' });

  function openAbout(gig: GigView, talk = aTalk(server, { person: gig.professional })) {
    server.on(getGig, () => gig);
    signInAs();
    renderApp(`${talk.path}&gig=${gig.id}`);
    return talk;
  }

  it('shows it on top, with its picture, price and the way to it', async () => {
    const gig = aGig();
    openAbout(gig);
    const about = within(await shown());
    for (const name of [gig.title, 'Book'])
      expect(about.getByRole('link', { name }).getAttribute('href')).toBe(`/gigs/${gig.id}`);
    about.getByText('$80.00/hr');
    expect(about.queryByRole('link', { name: 'New Service' })).toBeNull();
    await screen.findByPlaceholderText('Type a message...');
  });

  it('leads who offers it to a new service for whom they talk with', async () => {
    const talk = aTalk(server);
    const gig = aGig({ isOwn: true });
    openAbout(gig, talk);
    const link = await screen.findByRole('link', { name: 'New Service' });
    expect(link.getAttribute('href')).toBe(`/crm?newService=${talk.personId}&gig=${gig.id}`);
  });

  it('is one again where its messages are read', async () => {
    const gig = aGig({ isOwn: true });
    const talk = aTalk(server);
    talk.add({ gigId: gig.id });
    talk.add({ content: 'Or on Friday?' });
    server.on(getGig, () => gig);
    signInAs();
    renderApp(talk.path);
    expect(within(await shown()).getByRole('link', { name: 'New Service' })).toBeTruthy();
  });

  it('sends the gig with each message', async () => {
    const gig = aGig();
    const { path } = aTalk(server, { person: gig.professional });
    server.on(getGig, () => gig);
    signInAs();
    const { person } = renderApp(`${path}&gig=${gig.id}`);
    await person.type(await screen.findByPlaceholderText('Type a message...'), 'At nine?{Enter}');
    await waitFor(() => expect(server.received(sendMessage)).toHaveLength(1));
    expect(server.received(sendMessage)[0]?.body).toMatchObject({ gigId: gig.id });
  });

  it('shows nothing of a gig of another professional', async () => {
    const talk = aTalk(server);
    openAbout(aGig(), talk);
    await waitFor(() => expect(server.received(getGig)).toHaveLength(1));
    await screen.findByPlaceholderText('Type a message...');
    expect(screen.queryByText('Leaking taps')).toBeNull();
    expect(server.received(getConversation)).not.toEqual([]);
  });

  it('says that it is not offered any more', async () => {
    const talk = aTalk(server);
    server.on(getGig, () => refuse(404, 'gig_not_found', 'There is no such gig.'));
    signInAs();
    renderApp(`${talk.path}&gig=${anId()}`);
    await screen.findByText('The service you came from is no longer offered.');
    await screen.findByPlaceholderText('Type a message...');
  });
});
