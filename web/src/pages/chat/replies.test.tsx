import {
  listMessages,
  react,
  searchMessages,
  sendMessage,
} from '@sidework/contracts/schema/network-chat/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aMessage, viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const maria = aPersonCard({ fullName: 'Maria Lopez' });

function open(account: Parameters<typeof signInAs>[0] = {}) {
  const talk = aTalk(server, { person: maria });
  signInAs(account);
  return talk;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = (text: string) =>
  screen.findByText(text).then((words) => words.closest('li') as HTMLElement);

describe('a message', () => {
  it('is answered with a quote, which leads back to it', async () => {
    const talk = open();
    const asked = talk.add({ content: 'Can you come at nine?' });
    renderApp(talk.path);
    fireEvent.click(await button('Reply to Maria Lopez'));
    expect(await screen.findByText('Replying to Maria Lopez')).toBeTruthy();
    const field = screen.getByPlaceholderText('Type a message...');
    fireEvent.change(field, { target: { value: 'Yes.' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(server.received(sendMessage)[0]?.body).toMatchObject({ replyToId: asked.id }),
    );
    expect(screen.queryByText('Replying to Maria Lopez')).toBeNull();
    const { id, sequence, senderId, content } = asked;
    const replyTo = { id, sequence, senderId, content, isHidden: false };
    const answer = aMessage({ content: 'At ten then.', senderId: maria.id, sequence: 3, replyTo });
    (await realtime.open()).push({ type: 'message', message: answer });
    const answered = within(await row('At ten then.'));
    fireEvent.click(answered.getByRole('button', { name: /^Maria Lopez/ }));
    const list = screen.getByRole('region', { name: 'Messages with Maria Lopez' });
    await waitFor(() =>
      expect(list.querySelector('[data-found="true"]')?.textContent).toContain('at nine'),
    );
  });

  it('gets a reaction of the viewer, and shows the other’s as it comes', async () => {
    const talk = open();
    const message = talk.add();
    server.on(react, ({ body }) => ({
      ...message,
      reactions: [{ personId: viewerId, reaction: body.reaction }],
    }));
    renderApp(talk.path);
    fireEvent.click(await button('React to Maria Lopez'));
    fireEvent.click(await button('Heart'));
    expect(await button(/Heart from you/)).toBeTruthy();
    const reactions = [{ personId: maria.id, reaction: 'thanks' as const }];
    (await realtime.open()).push({ type: 'message_changed', message: { ...message, reactions } });
    expect(await button(/Thanks from Maria Lopez/)).toBeTruthy();
  });

  it('of a child is answered, and nobody reacts to it', async () => {
    const talk = open({ accountType: 'sidework_kids' });
    talk.add();
    renderApp(talk.path);
    expect(await button('Reply to Maria Lopez')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /React/ })).toBeNull();
  });
});

it('is found by its words, and opens among the messages around it', async () => {
  const talk = open();
  const old = talk.add({ content: 'The walnut shelf' });
  for (let at = 0; at < 80; at += 1) talk.add({ content: `Message ${at}` });
  server.on(searchMessages, () => ({ items: [{ message: old, person: maria }], nextCursor: null }));
  renderApp('/chat');
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search messages' }), {
    target: { value: 'walnut' },
  });
  fireEvent.click(await screen.findByRole('link', { name: /walnut shelf/ }));
  const list = await screen.findByRole('region', { name: 'Messages with Maria Lopez' });
  await waitFor(() =>
    expect(list.querySelector('[data-found="true"]')?.textContent).toContain('walnut'),
  );
  fireEvent.click(await button('Go to the latest messages'));
  expect(await screen.findByText('Message 79')).toBeTruthy();
  expect(server.received(listMessages).length).toBeGreaterThan(1);
});
