import {
  acceptConsent,
  getQueueCounts,
  listWaitingConsents,
  openChildFile,
  openConsentForm,
  rejectConsent,
  type WaitingConsent,
} from '@sidework/contracts/schema/identity/staff/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill, type Person } from '../../../test/render-app.tsx';
import { aChildFile, aWaitingConsent, openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();
const waiting = aWaitingConsent();

function answer(items: WaitingConsent[]) {
  server.on(listWaitingConsents, () => ({ items, nextCursor: null }));
  server.on(getQueueCounts, () => ({
    verifications: 0,
    verificationsSince: null,
    consents: items.length,
    consentsSince: null,
  }));
}

function open(items = [waiting]) {
  answer(items);
  return openAsStaff('/admin/consents', 'moderator');
}

async function give(person: Person, button: string, reason: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await fill(person, dialog.getByRole('textbox', { name: /^Reason/ }), reason);
  await person.click(dialog.getByRole('button', { name: button }));
}

describe('the queue of consents', () => {
  it.each([
    [aWaitingConsent(), 'Signed form', 'Messages'],
    [
      aWaitingConsent({ method: 'admin_review', permits: [], hasForm: false }),
      'Talk with an administrator',
      'Nothing but the account',
    ],
  ])('says how a guardian agreed, and to what (%#)', async (consent, method, permits) => {
    open([consent]);
    const title = { level: 2, name: 'Karen King for Tim K.' } as const;
    const card = within(
      (await screen.findByRole('heading', title)).closest('article') as Element as HTMLElement,
    );
    card.getByText(method);
    card.getByText(permits);
    expect(card.getAllByText('Karen King', { exact: false })).toHaveLength(consent.hasForm ? 1 : 2);
    expect(card.queryByText('Form')).toBeNull();
    expect(card.queryAllByRole('button', { name: /^Open form/ })).toHaveLength(
      consent.hasForm ? 1 : 0,
    );
  });

  it('links to the signed form once a reason is given', async () => {
    const { person } = open();
    server.on(openConsentForm, () => ({ url: 'https://files.example/form.pdf?token=x' }));
    await person.click(await screen.findByRole('button', { name: /^Open form/ }));
    await give(person, 'Open form', 'To compare the names');
    const link = await screen.findByRole('link', { name: /^Show the form in a new tab/ });
    expect(link.getAttribute('href')).toBe('https://files.example/form.pdf?token=x');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(server.received(openConsentForm)[0]?.body).toEqual({ reason: 'To compare the names' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('offers the child’s file, and with it how to reach a guardian who was promised a talk, before a decision', async () => {
    const { person } = open([{ ...waiting, method: 'admin_review', hasForm: false }]);
    server.on(openChildFile, () => aChildFile());
    const file = await screen.findByRole('button', { name: 'Open file: Tim K.' });
    screen.getByText(/^Karen King waits for a talk with you/);
    expect(screen.queryByRole('button', { name: /^(Accept|Reject)/ })).toBeNull();
    await person.click(file);
    await give(person, 'Open file', 'To call the guardian');
    await screen.findByText('+12015550123');
    expect(server.received(openChildFile)[0]).toMatchObject({
      params: { childId: waiting.childId },
      body: { reason: 'To call the guardian' },
    });
    screen.getByRole('button', { name: 'Accept: Karen King for Tim K.' });
    screen.getByRole('button', { name: 'Reject: Karen King for Tim K.' });
  });

  it.each([
    ['KAREN@example.com', 'Same as named by the child'],
    ['carol@example.com', 'Differs from what the child named'],
  ])('says whether %s, who waits, is whom the child named', async (guardianEmail, words) => {
    const { person } = open();
    const [given] = aChildFile().consents;
    const consents = given ? [{ ...given, status: 'pending', guardianEmail }] : [];
    server.on(openChildFile, () => aChildFile({ guardians: [], consents }));
    await person.click(await screen.findByRole('button', { name: 'Open file: Tim K.' }));
    await give(person, 'Open file', 'To compare the addresses');
    await screen.findByText(words);
    screen.getByText(`Karen King, ${guardianEmail}`);
    screen.getByText('Waits for a decision');
  });

  it.each([
    ['names whose consent is whose where two look after the child', 2],
    ['names nobody twice where one looks after the child', 1],
  ])('%s', async (_, most) => {
    const { person } = open();
    const file = aChildFile();
    const [given] = file.consents;
    if (!given) throw new Error('The file has a consent.');
    const other = { fullName: 'Carl King', email: 'carl@example.com', linkedAt: given.submittedAt };
    const guardians = [...file.guardians, { ...other, id: anId() }].slice(0, most);
    const consents = guardians.map(({ fullName }) => ({
      ...given,
      id: anId(),
      guardianName: fullName,
    }));
    server.on(openChildFile, () => aChildFile({ guardians, consents }));
    await person.click(await screen.findByRole('button', { name: 'Open file: Tim K.' }));
    await give(person, 'Open file', 'To compare the consents');
    expect(await screen.findAllByText('Method', { selector: 'dt' })).toHaveLength(most);
    const named = screen.queryAllByText('Guardian', { selector: 'dt' });
    expect(named.map((term) => term.nextElementSibling?.textContent)).toEqual(
      most === 2 ? ['Karen King', 'Carl King'] : [],
    );
  });

  it('offers the child’s file beside a form as well', async () => {
    open();
    await screen.findByRole('button', { name: 'Open file: Tim K.' });
    screen.getByRole('button', { name: 'Accept: Karen King for Tim K.' });
  });

  it.each([
    ['Accept', 'Accept consent', acceptConsent, 'The consent is accepted'],
    ['Reject', 'Reject consent', rejectConsent, 'The consent is rejected'],
  ] as const)('loses what is decided by %s', async (label, button, endpoint, done) => {
    const { person } = open();
    server.on(endpoint, () => {
      answer([]);
      return undefined;
    });
    await person.click(
      await screen.findByRole('button', { name: `${label}: Karen King for Tim K.` }),
    );
    await give(person, button, 'The form is whole');
    await screen.findByText(done);
    await screen.findByRole('heading', { level: 2, name: 'No consent waits' });
    expect(server.received(endpoint)[0]).toMatchObject({
      params: { consentId: waiting.id },
      body: { reason: 'The form is whole' },
    });
  });
});
