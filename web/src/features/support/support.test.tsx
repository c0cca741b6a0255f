import {
  answerSupport,
  getSupport,
  listSupportThreads,
  readSupportThread,
  type SupportMessage,
  setSupportAside,
  writeToSupport,
} from '@sidework/contracts/schema/network-chat/support';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();

const aMessage = (content: string, isFromStaff = false): SupportMessage => ({
  id: anId(),
  isFromStaff,
  content,
  sentAt: '2026-11-02T10:00:00.000Z',
});
const person = aPersonCard({ fullName: 'Ada Example' });
const thread = {
  person,
  content: 'How do I change my town?',
  lastAt: '2026-11-02T10:00:00.000Z',
  waitsSince: '2026-11-02T10:00:00.000Z',
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

describe('writing to us', () => {
  it('begins a thread, which goes on with each message', async () => {
    signInAs();
    const messages: SupportMessage[] = [];
    server.on(getSupport, () => ({ messages }));
    server.on(writeToSupport, ({ body }) => {
      const sent = aMessage((body as { content: string }).content);
      messages.push(sent);
      return sent;
    });
    const { person: user } = renderApp('/support');
    await fill(
      user,
      await screen.findByRole('textbox', { name: 'What is it about?' }),
      ' My town is wrong ',
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await toastOf('Sent');
    const [first] = await rows();
    expect(first?.textContent).toMatch(/^My town is wrongYou · /);
    expect(screen.getByRole('textbox', { name: 'Write more' })).toHaveProperty('value', '');
    await fill(user, screen.getByRole('textbox', { name: 'Write more' }), 'It says Newark');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const keys = server
      .received(writeToSupport)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('asks for words, and keeps them where they are refused', async () => {
    signInAs();
    server.on(getSupport, () => ({ messages: [] }));
    server.on(writeToSupport, () => refuse(429, 'too_many_support_messages', 'Later.'));
    const { person: user } = renderApp('/support');
    const field = await screen.findByRole('textbox', { name: 'What is it about?' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Write what it is about');
    await fill(user, field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByText('Later.').length).toBeGreaterThan(0));
    expect(field).toHaveProperty('value', 'Hello');
  });

  it.each([
    ['an adult', {}, '/support'],
    ['a child', { accountType: 'sidework_kids' as const }, '/contact'],
  ])('is where the help of %s leads: %s', async (_, kind, path) => {
    signInAs(kind);
    renderApp('/help?search=zzzz');
    const link = await screen.findByRole('link', { name: 'Contact us' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('has no page for a child', async () => {
    signInAs({ accountType: 'sidework_kids' });
    renderApp('/support');
    await screen.findByText('Oops! Page not found');
  });
});

describe('the queue of those who wrote', () => {
  it('opens a thread in place, and is answered there', async () => {
    server.on(listSupportThreads, () => ({ items: [thread], nextCursor: null }));
    server.on(readSupportThread, () => ({ thread, messages: [aMessage(thread.content)] }));
    server.on(answerSupport, () => aMessage('Under Your profile.', true));
    const { person: user } = openAsStaff('/admin/support');
    await user.click(await screen.findByRole('button', { name: 'Ada Example' }));
    expect((await rows())[0]?.textContent).toContain('How do I change my town?');
    await fill(
      user,
      screen.getByRole('textbox', { name: 'Answer to Ada Example' }),
      'Under Your profile.',
    );
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await toastOf('Sent');
    expect(server.received(answerSupport)[0]).toMatchObject({
      params: { personId: person.id },
      body: { content: 'Under Your profile.' },
    });
  });

  it('sets aside what needs no answer', async () => {
    server.on(listSupportThreads, () => ({ items: [thread], nextCursor: null }));
    server.on(readSupportThread, () => ({ thread, messages: [aMessage('Thanks')] }));
    server.on(setSupportAside, () => undefined);
    const { person: user } = openAsStaff('/admin/support');
    await user.click(await screen.findByRole('button', { name: 'Ada Example' }));
    await user.click(await screen.findByRole('button', { name: 'Needs no answer' }));
    await toastOf('Set aside');
    expect(server.received(setSupportAside)).toHaveLength(1);
  });

  it('says that nobody waits', async () => {
    server.on(listSupportThreads, () => ({ items: [], nextCursor: null }));
    openAsStaff('/admin/support');
    await screen.findByText('No one is waiting');
  });
});
