import {
  acceptRequest,
  blockPerson,
  unblockPerson,
} from '@sidework/contracts/schema/network-chat/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { realtime } from '../../../test/fake-socket.ts';
import { aPersonCard } from '../../../test/job-builders.ts';
import { renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const maria = aPersonCard({ fullName: 'Maria Lopez', profession: 'Plumber' });
const fromMaria = { senderId: maria.id };
const fromMe = { senderId: viewerId, receiverId: maria.id };

function open(talk: ReturnType<typeof aTalk>) {
  signInAs();
  return renderApp(talk.path);
}

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Conversation with Maria Lopez' }));

describe('a message request', () => {
  it('is accepted or blocked by its receiver', async () => {
    const talk = aTalk(server, { person: maria, state: 'request_received' });
    talk.add({ content: 'May I ask you something?' });
    const { person } = open(talk);
    const conversation = await panel();
    expect(conversation.getByRole('button', { name: 'Block' })).toBeTruthy();
    server.on(acceptRequest, () => talk.become({ state: 'open' }));
    await person.click(conversation.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(conversation.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Maria Lopez');
  });

  it('that was sent takes as many messages as are allowed, and then none', async () => {
    const talk = aTalk(server, { person: maria, state: 'request_sent' });
    for (const content of ['One', 'Two']) talk.add({ content, ...fromMe });
    const { person } = open(talk);
    const conversation = await panel();
    await conversation.findByText(
      'Maria Lopez has not answered yet. Until then you can write up to 3 messages. 1 of 3 left.',
    );
    await person.type(await conversation.findByLabelText('Message'), 'Three{Enter}');
    await conversation.findByText(
      'You have written 3 messages; you can write again once Maria Lopez answers.',
    );
    const field = conversation.getByLabelText<HTMLTextAreaElement>('Message');
    expect(field.readOnly).toBe(true);
    expect(document.activeElement).toBe(field);
    const socket = await realtime.open();
    talk.become({ state: 'open' });
    socket.push({ type: 'message', message: talk.add({ content: 'Yes?', ...fromMaria }) });
    await waitFor(() => expect(field.readOnly).toBe(false));
  });
});

it('a child reads of somebody they are not connected with how they come to write, and cannot yet', async () => {
  const talk = aTalk(server, { person: maria, state: 'none' });
  signInAs({ accountType: 'sidework_kids' });
  renderApp(talk.path);
  const conversation = await panel();
  await conversation.findByText(
    'You can write to Maria Lopez once you are connected, and your parents have agreed.',
  );
  expect((await conversation.findByLabelText<HTMLTextAreaElement>('Message')).readOnly).toBe(true);
});

describe('blocking', () => {
  it('is asked about, and ends the writing until it is taken back', async () => {
    const talk = aTalk(server, { person: maria });
    const { person } = open(talk);
    const conversation = await panel();
    await person.click(conversation.getByRole('button', { name: 'More about Maria Lopez' }));
    await person.click(conversation.getByRole('button', { name: 'Block Maria Lopez' }));
    server.on(blockPerson, () => talk.become({ isBlocked: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Maria Lopez?' }));
    await person.click(dialog.getByRole('button', { name: 'Block' }));
    await screen.findByText('Maria Lopez is blocked');
    expect(conversation.queryByLabelText('Message')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Maria Lopez');
    server.on(unblockPerson, () => talk.become({ isBlocked: false }));
    await person.click(await conversation.findByRole('button', { name: 'Unblock' }));
    await conversation.findByLabelText('Message');
  });

  it('that fails says why [CHAT-24]', async () => {
    const talk = aTalk(server, { person: maria, state: 'request_received' });
    const { person } = open(talk);
    const conversation = await panel();
    server.on(blockPerson, () => refuse(403, 'permission_denied', 'Not for you'));
    await person.click(conversation.getByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Maria Lopez?' }));
    await person.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await toastOf('Error')).toBe('ErrorNot for you');
  });
});
