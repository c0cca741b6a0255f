import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

it('says that the line is down while it is, not at each attempt, and then of nobody that they are here', async () => {
  const maria = aPersonCard({ fullName: 'Maria Lopez' });
  signInAs();
  renderApp(aTalk(server, { person: maria, isOnline: true }).path);
  const name = 'Conversation with Maria Lopez';
  const conversation = within(await screen.findByRole('region', { name }));
  const socket = await realtime.open();
  await conversation.findByText('Online');
  realtime.refuse();
  socket.end(1006);
  expect(conversation.queryByText(/^Connecting again/)).toBeNull();
  const note = await conversation.findByText(/^Connecting again/);
  expect(conversation.queryByText('Online')).toBeNull();
  const attempts = realtime.sockets().length;
  await waitFor(() => expect(realtime.sockets().length).toBeGreaterThan(attempts));
  expect(note.isConnected).toBe(true);
  realtime.accept();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(note.isConnected).toBe(false));
});
