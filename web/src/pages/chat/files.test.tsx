import {
  linkAttachment,
  uploadAttachment,
} from '@sidework/contracts/schema/network-chat/attachments';
import { sendMessage } from '@sidework/contracts/schema/network-chat/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { viewerId } from '../../../test/chat-builders.ts';
import { aTalk } from '../../../test/chat-server.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { anId, aPersonCard } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
fakeUploads();
const maria = aPersonCard({ fullName: 'Maria Lopez' });
const plan = new File(['%PDF-1.4'], 'plan.pdf', { type: 'application/pdf' });

function open(account: Parameters<typeof signInAs>[0] = {}) {
  const talk = aTalk(server, { person: maria });
  talk.add({ content: 'Do you have a plan?' });
  signInAs(account);
  renderApp(talk.path);
  return talk;
}
const field = () => screen.findByLabelText<HTMLInputElement>('Add a picture or a PDF');
const writing = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const choose = async (file: File) => fireEvent.change(await field(), { target: { files: [file] } });

describe('a file', () => {
  it('goes with a message that needs no words', async () => {
    const id = anId();
    open();
    server.on(uploadAttachment, () => ({
      id,
      name: 'plan.pdf',
      contentType: 'application/pdf',
      size: 8,
    }));
    await choose(plan);
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    fireEvent.keyDown(writing(), { key: 'Enter' });
    await waitFor(() =>
      expect(server.received(sendMessage)[0]?.body).toMatchObject({
        content: '',
        attachmentIds: [id],
      }),
    );
    expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
  });

  it('that is refused says why, and the text stays', async () => {
    open();
    server.on(uploadAttachment, () => refuse(422, 'upload_infected', 'This file has a virus.'));
    await field();
    fireEvent.change(writing(), { target: { value: 'Here it is' } });
    await choose(new File(['x'], 'a.html', { type: 'text/html' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a JPEG');
    await choose(plan);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('virus'));
    expect(writing().value).toBe('Here it is');
  });

  it('of a message is a picture or a button, each by a link of its own', async () => {
    const attachments = [
      { id: anId(), name: 'tap.webp', contentType: 'image/webp', size: 8 },
      { id: anId(), name: 'plan.pdf', contentType: 'application/pdf', size: 8 },
    ];
    server.on(linkAttachment, ({ params }) => ({
      url: `https://files.example/${params.attachmentId}`,
      expiresAt: new Date().toISOString(),
    }));
    const talk = open();
    talk.add({ senderId: viewerId, content: '', fileCount: 2, attachments });
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'tap.webp' });
    expect(picture.src).toBe(`https://files.example/${attachments[0]?.id}`);
    expect(screen.getByRole('button', { name: 'plan.pdf' })).toBeTruthy();
  });

  it('is sent by no child [D-117]', async () => {
    open({ accountType: 'sidework_kids' });
    await screen.findByText('Do you have a plan?');
    expect(screen.queryByLabelText('Add a picture or a PDF')).toBeNull();
  });
});
