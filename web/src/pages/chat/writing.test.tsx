import { sendMessage } from '@sidework/contracts/schema/network-chat/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { aPersonCard } from '../../../test/job-builders.ts';
import { type Person, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();

/** Another person in each test, since drafts and unsent messages outlive a page. */
const somebody = () => aPersonCard({ fullName: 'Maria Lopez' });

function open(talk = aTalk(server, { person: somebody() }), account = {}) {
  signInAs(account);
  return { talk, ...renderApp(talk.path) };
}

const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const sendButton = () => screen.findByRole('button', { name: 'Send' });
const rows = async () => {
  const log = await screen.findByRole('region', { name: 'Messages with Maria Lopez' });
  return within(log).queryAllByRole('listitem');
};
const bodies = () => server.received(sendMessage).map(({ body }) => body as { content: string });

function takeIn(talk: ReturnType<typeof aTalk>) {
  server.on(sendMessage, ({ body: { id, content } }) =>
    talk.add({ ...(id && { id }), content, ...fromMeTo(talk) }),
  );
}

const fromMeTo = ({ personId }: ReturnType<typeof aTalk>) => ({
  senderId: viewerId,
  receiverId: personId,
});

async function write(person: Person, text: string) {
  await person.click(await field());
  await person.paste(text);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('writing', () => {
  it('has a field "Type a message..." and a button beside it that sends [CHAT-07, CHAT-08, CHAT-19]', async () => {
    const { talk, person } = open();
    await write(person, 'Hello');
    await person.click(await sendButton());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ receiverId: talk.personId, content: 'Hello' });
  });

  it('shows the message and its time at once and clears the field, before the server has answered [CHAT-06, CHAT-28]', async () => {
    const { person } = open();
    server.on(sendMessage, () => new Promise(() => {}));
    await write(person, 'Hello');
    await person.keyboard('{Enter}');
    await waitFor(async () =>
      expect((await rows())[0]?.textContent).toMatch(/^YouHello\d+:\d\d [AP]M · Sending…$/),
    );
    expect((await field()).value).toBe('');
  });

  it('sends with Enter and breaks the line with Shift and Enter', async () => {
    const { person } = open();
    await person.type(await field(), 'One{Shift>}{Enter}{/Shift}Two{Enter}');
    await waitFor(() => expect(bodies()[0]?.content).toBe('One\nTwo'));
  });

  it('does not send with the Enter that ends a composed character', async () => {
    const { person } = open();
    await write(person, 'こんにちは');
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    await realtime.open();
    expect(bodies()).toEqual([]);
    expect((await field()).value).toBe('こんにちは');
  });

  it.each(['', '   ', '\n'])(
    'refuses %j with a toast "Validation Error" [CHAT-21, CHAT-23, ERR-15]',
    async (text) => {
      const { person } = open();
      await field();
      if (text) await write(person, text);
      await person.click(await sendButton());
      expect(await toastOf('Validation Error')).toBe('Validation ErrorMessage cannot be empty');
      expect(bodies()).toEqual([]);
    },
  );

  it('takes 2000 characters [CHAT-22]', async () => {
    const { person } = open();
    await write(person, 'x'.repeat(2000));
    await screen.findByText('2,000 of 2,000 characters');
    await person.click(await sendButton());
    await waitFor(() => expect(bodies()[0]?.content).toHaveLength(2000));
  });

  it('refuses 2001, which stay in the field [CHAT-22, CHAT-23, CHAT-27]', async () => {
    const { person } = open();
    await write(person, 'x'.repeat(2001));
    await person.click(await sendButton());
    expect(await toastOf('Validation Error')).toBe(
      'Validation ErrorMessage must be less than 2000 characters',
    );
    expect((await field()).value).toHaveLength(2001);
    expect(bodies()).toEqual([]);
  });

  it('sends several in the order they were written', async () => {
    const { person } = open();
    for (const text of ['One', 'Two', 'Three']) await person.type(await field(), `${text}{Enter}`);
    await waitFor(() =>
      expect(bodies().map(({ content }) => content)).toEqual(['One', 'Two', 'Three']),
    );
  });

  it('takes what is written at once after Enter as the next message', async () => {
    const { talk } = open();
    const textarea = await field();
    await realtime.open();
    for (const value of ['One', 'Two', 'Three']) {
      fireEvent.change(textarea, { target: { value } });
      fireEvent.keyDown(textarea, { key: 'Enter' });
    }
    fireEvent.change(textarea, { target: { value: 'Not yet' } });
    await waitFor(() =>
      expect(bodies().map(({ content }) => content)).toEqual(['One', 'Two', 'Three']),
    );
    expect(textarea.value).toBe('Not yet');
    expect(bodies()[0]).toMatchObject({ receiverId: talk.personId });
  });

  it('by a double click on the button sends once and complains of nothing', async () => {
    const { person } = open();
    await write(person, 'Hello');
    await person.dblClick(await sendButton());
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Sent'));
    expect(bodies()).toHaveLength(1);
    expect(screen.queryByText('Validation Error')).toBeNull();
  });

  it('tells the other person that one is writing, not at every letter', async () => {
    const { talk, person } = open();
    await field();
    const socket = await realtime.open();
    await person.type(await field(), 'Hello');
    const told = socket.heard.filter(({ type }) => type === 'typing');
    expect(told).toEqual([{ type: 'typing', receiverId: talk.personId }]);
  });
});

describe('a message that could not be sent', () => {
  it('stays, says so with a toast "Error", and is sent again as the same one [CHAT-24]', async () => {
    const { talk, person } = open();
    server.on(sendMessage, () => refuse(503, 'unavailable', 'Not now'));
    await write(person, 'Hello');
    await person.keyboard('{Enter}');
    expect(await toastOf('Error')).toBe('ErrorNot now');
    expect((await rows())[0]?.textContent).toMatch(/Not sent yet\. Try again$/);
    takeIn(talk);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Sent'));
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull());
    const [first, second] = bodies();
    expect(second).toEqual(first);
  });

  it('without a network waits, and goes out by itself once that is back', async () => {
    const { person } = open();
    await field();
    await realtime.open();
    server.disconnect();
    for (const text of ['One', 'Two']) await person.type(await field(), `${text}{Enter}`);
    expect(await screen.findAllByText(/Waiting for the connection/)).toHaveLength(2);
    server.reconnect();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(bodies().map(({ content }) => content)).toEqual(['One', 'Two']));
    await waitFor(() => expect(screen.queryByText(/Waiting for/)).toBeNull());
  });

  it('while the browser is offline is no failure', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { person } = open();
    await person.type(await field(), 'Hello{Enter}');
    await screen.findByText(/Waiting for the connection/);
    expect(screen.queryByText('Error')).toBeNull();
    expect(bodies()).toEqual([]);
  });

  it.each(['/chat', '/about'])('goes out by itself after a reload, at %s too', async (path) => {
    const { talk, person, unmount } = open();
    await field();
    server.disconnect();
    for (const text of ['One', 'Two']) await person.type(await field(), `${text}{Enter}`);
    await screen.findAllByText(/Waiting for the connection/);
    unmount();
    server.reconnect();
    renderApp(path);
    await waitFor(() => expect(bodies().map(({ content }) => content)).toEqual(['One', 'Two']));
    expect(bodies()[0]).toMatchObject({ receiverId: talk.personId });
    await waitFor(() => expect(keptTexts().join()).not.toContain('One'));
  });

  it('says so in the list of conversations', async () => {
    const talk = aTalk(server, { person: somebody() });
    talk.add({ content: 'Are you there?' });
    const { person } = open(talk);
    await screen.findAllByText('Are you there?');
    server.disconnect();
    await person.type(await field(), 'Yes{Enter}');
    await screen.findByText('Waiting: Yes');
    server.reconnect();
    server.on(sendMessage, () => refuse(403, 'blocked', 'You cannot write to each other'));
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('Not sent: Yes');
  });

  it.each([429, 500, 503])('for now (%d) holds back those behind it', async (status) => {
    const talk = aTalk(server, { person: somebody() });
    server.on(sendMessage, () => refuse(status, 'not_now', 'Not now'));
    const { person } = open(talk);
    await person.type(await field(), 'One{Enter}');
    await toastOf('Error');
    await person.type(await field(), 'Two{Enter}');
    expect(await screen.findAllByText(/Not sent yet/)).toHaveLength(2);
    expect(bodies().map(({ content }) => content)).not.toContain('Two');
    takeIn(talk);
    await person.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await waitFor(() =>
      expect(
        bodies()
          .map(({ content }) => content)
          .slice(-2),
      ).toEqual(['One', 'Two']),
    );
  });

  it('because one writes too fast says when it goes out, and then does, without a word of an error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const { talk, person } = open();
    const inAWhile = { retryAfterSeconds: 40 };
    server.on(sendMessage, () => refuse(429, 'too_many_messages', 'Very fast', inAWhile));
    await person.type(await field(), 'One{Enter}');
    await screen.findByText(/Will be sent automatically in [34]\d seconds$/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await person.type(await field(), 'Two{Enter}');
    server.on(sendMessage, ({ body: { id, content } }) =>
      content === 'Two' && bodies().length < 4
        ? refuse(429, 'too_many_messages', 'Still very fast', inAWhile)
        : talk.add({ ...(id && { id }), content, ...fromMeTo(talk) }),
    );
    const sent = () => bodies().map(({ content }) => content);
    await vi.advanceTimersByTimeAsync(40_000);
    await waitFor(() => expect(sent()).toEqual(['One', 'One', 'Two']));
    expect(await screen.findAllByText(/Will be sent automatically/)).toHaveLength(1);
    expect(screen.queryByText('Error')).toBeNull();
    await vi.advanceTimersByTimeAsync(40_000);
    await waitFor(() => expect(sent()).toEqual(['One', 'One', 'Two', 'Two']));
    await waitFor(async () => expect((await rows())[1]?.textContent).toContain('Sent'));
  });

  it('because the server refuses it is not tried again, and holds nothing back', async () => {
    const talk = aTalk(server, { person: somebody() });
    server.on(sendMessage, ({ body: { content } }) =>
      content === 'One' ? refuse(422, 'not_this', 'Not this') : talk.add({ content }),
    );
    const { person } = open(talk);
    for (const text of ['One', 'Two']) await person.type(await field(), `${text}{Enter}`);
    await waitFor(() => expect(bodies().map(({ content }) => content)).toEqual(['One', 'Two']));
    expect(await screen.findAllByText(/Not sent\./)).toHaveLength(1);
  });

  it('although it had arrived stands there once', async () => {
    const { talk, person } = open();
    server.on(sendMessage, ({ body: { id, content } }) => {
      talk.add({ ...(id && { id }), content, ...fromMeTo(talk) });
      return refuse(503, 'unavailable', 'The answer was lost');
    });
    await write(person, 'Hello');
    await person.keyboard('{Enter}');
    await toastOf('Error');
    (await realtime.open()).push({ type: 'resync' });
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Sent'));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });
});

describe('what was typed', () => {
  it('is kept for each person', async () => {
    const [maria, sam] = [somebody(), aPersonCard({ fullName: 'Sam Reed' })];
    const first = open(aTalk(server, { person: maria }));
    await write(first.person, 'To Maria');
    first.unmount();
    const second = open(aTalk(server, { person: sam }));
    expect((await field()).value).toBe('');
    second.unmount();
    open(aTalk(server, { person: maria }));
    expect((await field()).value).toBe('To Maria');
    expect(keptTexts()).toContain('{"text":"To Maria"}');
  });

  it('by a child is kept in no browser', async () => {
    const { person } = open(undefined, { accountType: 'sidework_kids' });
    await write(person, 'My own words');
    expect(keptTexts().join()).not.toContain('My own words');
  });
});

const keptTexts = () => Object.values({ ...localStorage }) as string[];
