import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { createService } from '@sidework/contracts/schema/client-services/crm';
import { addCrmClient, saveCrmNotes } from '@sidework/contracts/schema/client-services/crm-clients';
import { replyToReview, reportReview } from '@sidework/contracts/schema/client-services/reviews';
import { getPerson, pickPeople } from '@sidework/contracts/schema/identity/people/people';
import { getGig } from '@sidework/contracts/schema/marketplace/gigs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCrmClient, aCrmReview, answerCrm, openCrm } from '../../../test/crm-builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId, aPerson, aPersonCard } from '../../../test/job-builders.ts';
import { currentPath, fill, toastOf } from '../../../test/render-app.tsx';
import { aService } from '../../../test/service-builders.ts';

const server = fakeServer();
const aGig = (gig: Partial<GigView>): GigView => ({
  id: anId(),
  professional: aPersonCard(),
  title: 'Drain cleaning',
  description: 'All drains',
  category: 'plumbing',
  priceCents: null,
  pricingType: 'fixed',
  location: null,
  distanceMiles: null,
  packageCount: 0,
  offer: null,
  isRemote: false,
  status: 'active',
  imageUrls: [],
  isOwn: true,
  isYouth: false,
  licenses: [],
  createdAt: '2026-01-05T09:00:00.000Z',
  version: 1,
  ...gig,
});
const clientsTab = '/crm?tab=clients';
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the tab Clients', () => {
  it('has two groups, each saying so where it has nobody [CRM-16, CRM-17, CRM-18]', async () => {
    openCrm(server, {}, clientsTab);
    for (const text of ['U.S. Domestic Clients', 'International Clients'])
      expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    expect(await screen.findByText('No domestic clients yet')).toBeTruthy();
    expect(screen.getByText('No international clients yet')).toBeTruthy();
  });

  it('shows name, email, phone and country, and leads to the messages', async () => {
    const home = aCrmClient({ phone: '+1 201 555 0123' });
    const abroad = aCrmClient({ isInternational: true, country: 'Portugal' });
    openCrm(server, { clients: [home, abroad] }, clientsTab);
    const domestic = await screen.findByRole('list', { name: 'U.S. Domestic Clients' });
    for (const [line, text] of [
      ['[CRM-19]', 'Clara Whitfield'],
      ['[CRM-20]', 'clara@example.com'],
      ['[CRM-21]', '+1 201 555 0123'],
      ['[CRM-22]', 'United States'],
    ] as const)
      expect(domestic.textContent, line).toContain(text);
    const link = within(domestic).getByRole('link', { name: /Message Client/ });
    expect(link.getAttribute('href'), '[CRM-25, CRM-65]').toBe(`/chat?user=${home.clientId}`);
    const international = await screen.findByRole('list', { name: 'International Clients' });
    expect(international.textContent).toContain('Portugal');
    expect(international.textContent).not.toContain('555');
  });

  it('saves notes on leaving the box, where they changed [CRM-23, CRM-24, CRM-66]', async () => {
    const client = aCrmClient({ notes: 'Pays late.' });
    const { person } = openCrm(server, { clients: [client] }, clientsTab);
    const box = await screen.findByRole('textbox', { name: /Notes on Clara/ });
    await person.click(box);
    await person.tab();
    expect(server.received(saveCrmNotes)).toEqual([]);
    server.on(saveCrmNotes, () => ({ ...client, notes: 'Pays on time.' }));
    await fill(person, box, 'Pays on time.');
    await person.tab();
    expect(await screen.findByText('Notes updated successfully')).toBeTruthy();
    const [request] = server.received(saveCrmNotes);
    expect([request?.params, request?.body]).toEqual([
      { crmClientId: client.id },
      { notes: 'Pays on time.' },
    ]);
  });

  it('keeps notes that wait for the network, and saves what they say last, once, by itself', async () => {
    const client = aCrmClient({ notes: 'Pays late.' });
    const { person } = openCrm(server, { clients: [client] }, clientsTab);
    const box = await screen.findByRole('textbox', { name: /Notes on Clara/ });
    server.on(saveCrmNotes, () => ({ ...client, notes: 'Pays on time.' }));
    server.goOffline();
    for (const text of ['Pays.', 'Pays on time.']) {
      await fill(person, box, text);
      await person.tab();
      await screen.findByText(/Your note is saved automatically, once/);
    }
    server.comeBack();
    expect(await screen.findByText('Notes updated successfully')).toBeTruthy();
    expect(server.received(saveCrmNotes).map(({ body }) => body)).toEqual([
      { notes: 'Pays on time.' },
    ]);
  });

  it('keeps notes that are too long or were refused, and says why [CRM-55, CRM-62, CRM-63, CRM-59]', async () => {
    const { person } = openCrm(server, { clients: [aCrmClient()] }, clientsTab);
    const box = await screen.findByRole('textbox', { name: /Notes on Clara/ });
    await fill(person, box, 'x'.repeat(5001));
    await person.tab();
    expect(await screen.findByText('Notes must be less than 5000 characters')).toBeTruthy();
    expect(server.received(saveCrmNotes)).toEqual([]);
    server.on(saveCrmNotes, () => refuse(503, 'unavailable', 'Please try again in a moment.'));
    await fill(person, box, 'Kept.');
    await person.tab();
    expect(await toastOf('Error')).toContain('Please try again in a moment.');
    expect(screen.getByDisplayValue('Kept.')).toBeTruthy();
  });
});

describe('Add Client', () => {
  const found = { id: anId(), fullName: 'Ruth Stone', avatarUrl: null, email: 'r•••@e•••.com' };

  async function opened() {
    const { person } = openCrm(server, {}, clientsTab);
    server.on(pickPeople, () => ({ items: [found] }));
    await person.click(await screen.findByRole('button', { name: 'Add Client' }));
    return { person, form: await dialog('Add Client') };
  }

  it('asks for profile, type and country [CRM-02, CRM-32]', async () => {
    const { person, form } = await opened();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Client/)));
    await person.click(form.getByRole('button', { name: 'Add Client' }));
    for (const [line, text] of [
      ['[CRM-35]', 'Please select a client'],
      ['[CRM-36]', 'Please select a type'],
      ['[CRM-37]', 'Please enter a country'],
    ] as const)
      expect(await form.findByText(text), line).toBeTruthy();
    expect(server.received(addCrmClient)).toEqual([]);
  });

  it.each([
    ['r', 'Please type more of the name.'],
    ['李', 'Nobody found.'],
    ['ru', 'Nobody found.'],
  ])('says of %s, which finds nobody: %s [D-11]', async (typed, text) => {
    const { person, form } = await opened();
    server.on(pickPeople, () => ({ items: [] }));
    await fill(person, form.getByRole('searchbox', { name: /Client/ }), typed);
    expect(await form.findByText(text)).toBeTruthy();
    expect(server.received(pickPeople)).toMatchObject([{ query: { search: typed } }]);
  });

  it('finds people while typing, and lists a domestic client in the United States [D-11]', async () => {
    const { person, form } = await opened();
    const search = form.getByRole('searchbox', { name: /Client/ });
    await fill(person, search, 'ru');
    await person.click(await form.findByRole('button', { name: 'Ruth Stone' }));
    expect(form.getByText('r•••@e•••.com'), '[CRM-33]').toBeTruthy();
    await fill(person, form.getByRole('textbox', { name: 'Country' }), 'Portugal');
    expect(form.getByRole('option', { name: 'International' }), '[CRM-34]').toBeTruthy();
    await person.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Domestic');
    expect(form.getByDisplayValue('United States'), '[CRM-38]').toBeTruthy();
    const added = aCrmClient({ clientId: found.id });
    server.on(addCrmClient, () => added);
    answerCrm(server, { clients: [added] });
    await person.click(form.getByRole('button', { name: 'Add Client' }));
    expect(await screen.findByText('Client added successfully'), '[CRM-42]').toBeTruthy();
    expect(server.received(addCrmClient)[0]?.body, '[CRM-40]').toEqual({
      clientId: found.id,
      type: 'domestic',
      country: 'United States',
    });
    expect(
      await screen.findByRole('list', { name: 'U.S. Domestic Clients' }),
      '[CRM-43]',
    ).toBeTruthy();
  });

  it('says that somebody is a client already [CRM-68, D-58]', async () => {
    const { person, form } = await opened();
    await fill(person, form.getByRole('searchbox', { name: /Client/ }), 'ruth');
    await person.click(await form.findByRole('button', { name: 'Ruth Stone' }));
    await person.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Domestic');
    server.on(addCrmClient, () => refuse(409, 'already_exists', 'This entry already exists'));
    await person.click(form.getByRole('button', { name: 'Add Client' }));
    expect(await toastOf('Error')).toContain('This entry already exists');
  });
});

describe('New Service', () => {
  it('asks for client, title and amount, and for no description [CRM-03, CRM-44]', async () => {
    const { person } = openCrm(server, { clients: [aCrmClient()] });
    await person.click(await screen.findByRole('button', { name: 'New Service' }));
    const form = await dialog('New Service');
    await person.click(await form.findByRole('button', { name: 'Create Service' }));
    for (const [line, text] of [
      ['[CRM-46]', 'Please select a client'],
      ['[CRM-47]', 'Please enter a title'],
      ['[CRM-48, CRM-51]', 'Amount must be positive'],
    ] as const)
      expect(await form.findByText(text), line).toBeTruthy();
    const amount = form.getByRole('textbox', { name: 'Amount' });
    await fill(person, amount, '12,50');
    await person.click(form.getByRole('button', { name: 'Create Service' }));
    expect(
      await form.findByText('Enter an amount in dollars, such as 450 or 450.50'),
      '[CRM-45]',
    ).toBeTruthy();
    expect(amount.getAttribute('value')).toBe('12,50');
    expect(
      form.getByRole('textbox', { name: 'Description' }).getAttribute('aria-invalid'),
      '[CRM-49]',
    ).not.toBe('true');
    expect(server.received(createService), '[CRM-50]').toEqual([]);
  });

  it('begins a service for a client [CRM-52, CRM-53]', async () => {
    const client = aCrmClient();
    const { person } = openCrm(server, { clients: [client] });
    await person.click(await screen.findByRole('button', { name: 'New Service' }));
    const form = await dialog('New Service');
    await person.selectOptions(
      await form.findByRole('combobox', { name: 'Client' }),
      'Clara Whitfield',
    );
    await fill(person, form.getByRole('textbox', { name: 'Title' }), 'Paint the fence');
    await fill(person, form.getByRole('textbox', { name: 'Amount' }), '120.50');
    const service = aService({ title: 'Paint the fence', agreement: 'proposed' });
    server.on(createService, () => service);
    answerCrm(server, { services: [service], clients: [client] });
    await person.click(form.getByRole('button', { name: 'Create Service' }));
    expect(await screen.findByText('Service created successfully')).toBeTruthy();
    expect(server.received(createService)[0]?.body).toEqual({
      clientId: client.clientId,
      title: 'Paint the fence',
      description: '',
      amountCents: 12_050,
    });
    expect(await screen.findByText('Awaiting client')).toBeTruthy();
  });

  it.each([
    [{ pricingType: 'fixed', priceCents: 11_000 }, '110.00', null],
    [{ pricingType: 'hourly', priceCents: 7_500 }, '', 'The gig asks $75.00 an hour.'],
    [{ pricingType: 'project', priceCents: null }, '', null],
  ] as const)(
    'is filled from the gig %o of a conversation, whose writer becomes a client [D-36]',
    async (given, total, hint) => {
      const clientId = anId();
      const gig = aGig(given);
      server.on(getPerson, () => aPerson({ id: clientId, fullName: 'Ruth Stone' }));
      server.on(getGig, () => gig);
      const { person } = openCrm(server, {}, `/crm?newService&client=${clientId}&gig=${gig.id}`);
      const form = await dialog('New Service');
      const choice = await form.findByRole('combobox', { name: 'Client' });
      await waitFor(() => expect(choice.textContent).toContain('Ruth Stone'));
      expect(form.getByDisplayValue('Drain cleaning')).toBeTruthy();
      const amount = form.getByRole('textbox', { name: 'Amount' });
      expect(amount.getAttribute('value')).toBe(total);
      if (hint) expect(form.getByText(hint)).toBeTruthy();
      if (!total) await fill(person, amount, '110');
      server.on(addCrmClient, () => aCrmClient({ clientId }));
      server.on(createService, () => aService());
      await person.click(form.getByRole('button', { name: 'Create Service' }));
      expect(await screen.findByText('Service created successfully')).toBeTruthy();
      expect(server.received(addCrmClient)[0]?.body).toMatchObject({ clientId, type: 'domestic' });
      expect(server.received(createService)[0]?.body).toMatchObject({
        clientId,
        gigId: gig.id,
        title: 'Drain cleaning',
        amountCents: 11_000,
      });
      await waitFor(() => expect(currentPath()).toBe('/crm'));
    },
  );
});

describe('a review', () => {
  it('is replied to once [D-56]', async () => {
    const review = aCrmReview({ comment: 'It drips.' });
    const { person } = openCrm(server, { reviews: [review] }, '/crm?tab=reviews');
    await person.click(await screen.findByRole('button', { name: /Reply to/ }));
    const form = await dialog(`Reply to Clara Whitfield’s review of ${review.serviceTitle}`);
    await person.click(await form.findByRole('button', { name: 'Send reply' }));
    expect(await form.findByText('Please write a reply')).toBeTruthy();
    await fill(person, form.getByRole('textbox', { name: 'Your reply' }), 'I mended it.');
    server.on(replyToReview, () => review);
    answerCrm(server, {
      reviews: [{ ...review, reply: 'I mended it.', repliedAt: '2026-01-22T10:00:00.000Z' }],
    });
    await person.click(form.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeTruthy();
    expect(server.received(replyToReview)[0]?.body).toEqual({ reply: 'I mended it.' });
    expect(await screen.findByText('I mended it.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Reply to/ })).toBeNull());
  });

  it('is reported to the moderators', async () => {
    const review = aCrmReview();
    const { person } = openCrm(server, { reviews: [review] }, '/crm?tab=reviews');
    await person.click(await screen.findByRole('button', { name: /^Report/ }));
    const form = await dialog(`Report Clara Whitfield’s review of ${review.serviceTitle}`);
    const reason = await form.findByRole('textbox', { name: 'Reason' });
    await fill(person, reason, 'It names my address.');
    server.on(reportReview, () => ({ reviewId: review.id, reportedAt: review.createdAt }));
    await person.click(form.getByRole('button', { name: 'Report review' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull());
    expect(server.received(reportReview)[0]).toMatchObject({
      params: { reviewId: review.id },
      body: { reason: 'It names my address.' },
    });
  });
});
