import {
  getQueueCounts,
  listWaitingVerifications,
  openChildFile,
  rejectChild,
  verifyChild,
  type WaitingVerification,
} from '@sidework/contracts/schema/identity/staff/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { fill, type Person } from '../../../test/render-app.tsx';
import { aChildFile, aWaitingVerification, openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const tim = aWaitingVerification();
const ann = aWaitingVerification({ childName: 'Ann B.', guardianName: 'Bob Brown' });

function answer(items: WaitingVerification[]) {
  server.on(listWaitingVerifications, () => ({ items, nextCursor: null }));
  server.on(getQueueCounts, () => ({
    verifications: items.length,
    verificationsSince: null,
    consents: 0,
    consentsSince: null,
  }));
}

async function give(person: Person, button: string, reason: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await fill(person, dialog.getByRole('textbox', { name: /^Reason/ }), reason);
  await person.click(dialog.getByRole('button', { name: button }));
}

async function openFile(items = [tim, ann]) {
  answer(items);
  server.on(openChildFile, () => aChildFile({ id: tim.childId }));
  const { person } = openAsStaff('/admin/verifications', 'moderator');
  await person.click(await screen.findByRole('button', { name: 'Open file: Tim K.' }));
  await give(person, 'Open file', 'A new consent');
  await screen.findByText('File of Tim King');
  return person;
}

describe('the queue of verification', () => {
  it('names children by first name and initial, with their guardian and how long they wait', async () => {
    answer([tim]);
    openAsStaff('/admin/verifications', 'moderator');
    const card = (await screen.findByRole('heading', { level: 2, name: 'Tim K.' })).closest(
      'article',
    );
    expect(card?.textContent).toMatch(/Waits \d+ days/);
    expect(card?.textContent).toContain('Karen King');
    expect(card?.textContent).not.toContain('tim@example.com');
  });

  it('shows a file for a reason only, says that it is recorded, and offers the decision beside it', async () => {
    answer([tim]);
    server.on(openChildFile, () => aChildFile());
    const { person } = openAsStaff('/admin/verifications', 'moderator');
    const open = await screen.findByRole('button', { name: 'Open file: Tim K.' });
    expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull();
    await person.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Open the file of Tim K.?' });
    expect(dialog.textContent).toContain('when and why is recorded first');
    await give(person, 'Open file', '');
    await within(dialog).findByText('Say why in a few words: at least 10 characters');
    expect(server.received(openChildFile)).toEqual([]);
    await give(person, 'Open file', ' A new consent ');
    await screen.findByText('File of Tim King');
    expect(server.received(openChildFile)[0]?.body).toEqual({ reason: 'A new consent' });
    const heading = screen.getByRole('heading', { name: 'File of Tim King' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByText(/Apr 29, 2011, 14 years old/);
    screen.getByText('Card, charged and refunded (ends in 4242)');
    screen.getByText('Messages, paid work');
    screen.getByRole('button', { name: 'Verify: Tim K.' });
    // The parent as the child says, and the guardian; of the consent it is known whose it is.
    expect(screen.getAllByText('Karen King')).toHaveLength(2);
    expect(screen.queryByText(/See in the file who that is/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Close file: Tim K.' }));
    expect(screen.queryByText('File of Tim King')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tim K.' }));
  });

  it.each([
    ['Karen@example.com', 'Same as named by the child', 0],
    ['carol@example.com', 'Differs from what the child named', 1],
  ])('says whether a guardian with %s is whom the child named', async (email, words, warnings) => {
    answer([tim]);
    const [guardian] = aChildFile().guardians;
    server.on(openChildFile, () =>
      aChildFile({ guardians: guardian ? [{ ...guardian, email }] : [] }),
    );
    const { person } = openAsStaff('/admin/verifications', 'moderator');
    await person.click(await screen.findByRole('button', { name: 'Open file: Tim K.' }));
    await give(person, 'Open file', 'A new consent');
    await screen.findByText(words);
    const warned = screen.queryAllByText('Not the address that the child named');
    expect(warned).toHaveLength(warnings);
    const file = screen.getByRole('heading', { name: 'File of Tim King' });
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    for (const warning of warned)
      expect(warning.compareDocumentPosition(file) & following).toBe(following);
    const named = screen.queryByText('The child named')?.nextElementSibling?.textContent;
    const agreed = screen.queryByText('Agreed')?.nextElementSibling?.textContent;
    expect([named, agreed]).toEqual(
      warnings ? ['karen@example.com', email] : [undefined, undefined],
    );
    const verify = screen.getByRole('button', { name: 'Verify: Tim K.' });
    expect(verify.dataset.variant).toBe(warnings ? 'default' : 'filled');
  });

  it.each([
    ['Verify', 'Verify child', verifyChild, 'Tim K. is verified'],
    ['Reject', 'Reject child', rejectChild, 'Tim K. is rejected'],
  ] as const)('lets a child go at once by %s', async (label, button, endpoint, done) => {
    const person = await openFile();
    let settle = () => {};
    server.on(endpoint, async () => {
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
      answer([ann]);
      return undefined;
    });
    await person.click(screen.getByRole('button', { name: `${label}: Tim K.` }));
    const asked = await screen.findByRole('dialog', { name: `${label} Tim K.?` });
    within(asked).getByText(/^Tim King is 14, Newark, NJ\./);
    await give(person, button, 'The papers fit');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tim K.' })).toBeNull());
    screen.getByRole('heading', { name: 'Ann B.' });
    expect(screen.queryByText(done)).toBeNull();
    settle();
    await screen.findByText(done);
    expect(server.received(endpoint)[0]).toMatchObject({
      params: { childId: tim.childId },
      body: { reason: 'The papers fit' },
    });
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('has a child back with the reason where somebody else decided first', async () => {
    const person = await openFile();
    server.on(verifyChild, () =>
      refuse(409, 'child_not_waiting', 'There is nothing left to verify here.'),
    );
    await person.click(screen.getByRole('button', { name: 'Verify: Tim K.' }));
    await give(person, 'Verify child', 'The papers fit');
    await screen.findByRole('heading', { name: 'Tim K.' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There is nothing left to verify here.',
    );
  });

  it('says what will stand here while nobody waits', async () => {
    answer([]);
    openAsStaff('/admin/verifications', 'moderator');
    await screen.findByRole('heading', { level: 2, name: 'Nobody waits to be verified' });
  });

  it('waits in the shape of its list', async () => {
    server.on(listWaitingVerifications, () => new Promise<never>(() => {}));
    openAsStaff('/admin/verifications', 'moderator');
    await screen.findByRole('status', { name: 'Loading children to verify' });
  });

  it('says why it could not be read, and is read again', async () => {
    server.on(listWaitingVerifications, () => refuse(403, 'permission_denied', 'Not for you'));
    const { person } = openAsStaff('/admin/verifications', 'moderator');
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
    answer([tim]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: 'Tim K.' });
  });
});
