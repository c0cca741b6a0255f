import { identityProblems } from '@sidework/contracts/identity/problems';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { issueToken } from '@sidework/contracts/schema/identity/accounts/auth';
import {
  getOwnProfile,
  setUpProfile,
} from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { listOwnGigs } from '@sidework/contracts/schema/marketplace/gigs';
import { searchPlaces } from '@sidework/contracts/schema/marketplace/places';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthSession, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aGig, anId } from '../../../test/job-builders.ts';
import { currentPath, fill, type Person, renderApp } from '../../../test/render-app.tsx';
import { viewersZone } from '../../lib/zones.ts';

const server = fakeServer();

const pro = { isSetUp: true, profession: 'Plumber', userType: 'professional' } as const;

async function openForm(profile: Parameters<typeof anOwnProfile>[0] = {}) {
  server.on(getOwnProfile, () => anOwnProfile(profile));
  const { person } = renderApp('/profile-setup');
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  return { person, form, submit: form.getByRole('button', { name: /Profile$/i }) };
}

const field = (form: ReturnType<typeof within>, label: RegExp) =>
  form.getByLabelText(label) as HTMLInputElement;

/** A day is set at once: jsdom knows no calendar to type into. */
const giveBirthDate = (form: ReturnType<typeof within>, day: string) =>
  fireEvent.change(field(form, /^Date of birth/), { target: { value: day } });

const sayYes = async (person: Person) =>
  person.click(await screen.findByRole('button', { name: 'Yes, that is right' }));

describe('the form of a profile', () => {
  it('has Full Name*, Location* with the hint City, State, and Bio [PROF-06, PROF-07, PROF-08, PROF-11]', async () => {
    signInAs();
    const { form } = await openForm();
    expect(field(form, /^Full Name/).labels?.[0]?.textContent).toBe('Full Name *');
    expect(field(form, /^Location/).labels?.[0]?.textContent).toBe('Location *');
    form.getByText('City, State');
    expect(field(form, /^Bio/).labels?.[0]?.textContent).toBe('Bio');
  });

  it('offers the account types as radio cards [PROF-05, PROF-33]', async () => {
    signInAs();
    const { form } = await openForm();
    const cards = within(form.getByRole('group', { name: 'Account type' })).getAllByRole('radio');
    expect(
      cards.map((card) => card.parentElement?.querySelector('span span')?.textContent),
    ).toEqual([
      'Client',
      'Gig Worker',
      'Business Professional',
      'Kids Account (Ages 17 and younger)',
    ]);
  });

  it('shows, once it is set up, how others see it, and asks an adult the account type last', async () => {
    signInAs();
    server.on(listOwnGigs, () => ({ items: [], nextCursor: null }));
    const location = '12 Elm Street, Newark, NJ 07102';
    const { form } = await openForm({ ...pro, location, dateOfBirth: '1988-04-12' });
    const card = within(await screen.findByRole('region', { name: 'What others see' }));
    expect(card.getByText(/Plumber/)).toBeTruthy();
    expect(card.getByText('Newark, NJ')).toBeTruthy();
    expect(card.queryByText(/Elm Street/)).toBeNull();
    const [type] = form.getAllByRole('radio');
    expect(form.queryByRole('radio', { name: /^Kids Account/ })).toBeNull();
    const order = field(form, /^Bio/).compareDocumentPosition(type as HTMLElement);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['leads to the public page of who has a gig on the list', ['paused', 'active'], 1],
    ['leads to no public page of who has none', ['paused'], 0],
  ] as const)('%s', async (_, statuses, links) => {
    signInAs({ userType: 'professional' });
    const items = statuses.map((status) => aGig({ status }));
    server.on(listOwnGigs, () => ({ items, nextCursor: null }));
    await openForm(pro);
    await waitFor(() => expect(server.received(listOwnGigs)).toHaveLength(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    const found = screen.queryAllByRole('link', { name: 'See your public profile' });
    expect(found).toHaveLength(links);
  });

  it.each([
    ['client', 'Client'],
    ['professional', 'Gig Worker'],
  ] as const)('begins for a %s with the card %s', async (userType, card) => {
    signInAs({ userType });
    const { form } = await openForm();
    expect(form.getByRole('radio', { checked: true, name: card })).toBeTruthy();
  });

  it('begins with the name given at sign-up and the choice made there [PROF-31, PROF-32]', async () => {
    signInAs({ userType: 'professional', fullName: 'Grace Hopper' });
    const { form } = await openForm({ fullName: '', userType: 'professional' });
    expect(field(form, /^Full Name/).value).toBe('Grace Hopper');
    expect(form.getByRole('radio', { checked: true, name: 'Gig Worker' })).toBeTruthy();
  });

  it('serves again later, filled with what is stored [NAV-71]', async () => {
    signInAs();
    const { form } = await openForm({
      isSetUp: true,
      accountType: 'business_professional',
      location: 'Newark, NJ',
      bio: 'I count.',
    });
    await screen.findByRole('heading', { level: 1, name: 'Your profile' });
    expect(field(form, /^Location/).value).toBe('Newark, NJ');
    expect(field(form, /^Bio/).value).toBe('I count.');
    expect(form.getByRole('radio', { checked: true, name: 'Business Professional' })).toBeTruthy();
  });
});

describe('what was typed before a reload', () => {
  it('is there again but for the birth date, until it is saved', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    await fill(person, field(form, /^Location/), 'Trenton, NJ');
    await fill(person, field(form, /^Bio/), 'I count.');
    giveBirthDate(form, '1990-12-10');
    cleanup();

    const again = await openForm();
    expect(field(again.form, /^Location/).value).toBe('Trenton, NJ');
    expect(field(again.form, /^Bio/).value).toBe('I count.');
    expect(field(again.form, /^Date of birth/).value).toBe('');
    expect(submit.isConnected).toBe(false);

    giveBirthDate(again.form, '1990-12-10');
    server.on(setUpProfile, () => anOwnProfile({ isSetUp: true }));
    server.on(issueToken, () => anAuthSession());
    await again.person.click(again.submit);
    await sayYes(again.person);
    await screen.findByText('Profile created successfully!');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Trenton'));
  });

  it('is kept nowhere of a child', async () => {
    signInAs();
    const { person, form } = await openForm();
    await fill(person, field(form, /^Location/), 'Trenton, NJ');
    expect(JSON.stringify(sessionStorage)).toContain('Trenton');
    await person.click(form.getByRole('radio', { name: /^Kids Account/ }));
    expect(JSON.stringify(sessionStorage)).not.toContain('Trenton');
  });
});

describe('changing a profile later', () => {
  it('saves it, says so in other words, and stays where one is [PROF-24]', async () => {
    signInAs();
    const { person, form, submit } = await openForm({
      isSetUp: true,
      location: 'Newark, NJ',
      dateOfBirth: '1990-12-10',
    });
    expect(submit.textContent).toBe('Save profile');
    server.on(setUpProfile, () => anOwnProfile({ isSetUp: true, location: 'Trenton, NJ' }));
    server.on(issueToken, () => anAuthSession());
    await fill(person, field(form, /^Location/), 'Trenton, NJ');
    await person.click(submit);
    await screen.findByText('Your profile is saved');
    expect(screen.queryByText('Profile created successfully!')).toBeNull();
    expect(currentPath()).toBe('/profile-setup');
    expect(field(form, /^Location/).value).toBe('Trenton, NJ');
  });
});

it('a profile that is saved without a network waits for it, and is saved once by itself', async () => {
  signInAs();
  const { person, form, submit } = await openForm({
    isSetUp: true,
    location: 'Newark, NJ',
    dateOfBirth: '1990-12-10',
  });
  server.on(setUpProfile, () => anOwnProfile({ isSetUp: true }));
  server.on(issueToken, () => anAuthSession());
  await fill(person, field(form, /^Location/), 'Trenton, NJ');
  server.goOffline();
  await person.click(submit);
  await form.findByText(/Your profile is saved automatically, once/);
  server.comeBack();
  await screen.findByText('Your profile is saved');
  expect(server.received(setUpProfile)).toHaveLength(1);
});

describe('the location', () => {
  const hint = /^Add your state, as in “Newark, NJ”\./;

  it.each([
    ['Springfield', true],
    ['x', true],
    ['Paris, France', true],
    ['Springfield, IL', false],
    ['Springfield, illinois', false],
    ['Illinois', false],
    ['', false],
  ])('"%s" asks for the state once it is left: %s', async (place, isAsked) => {
    // A draft of another test would be taken up.
    signInAs({ id: anId() });
    const { person, form } = await openForm();
    await person.click(field(form, /^Location/));
    if (place) await person.paste(place);
    expect(form.queryByText(hint)).toBeNull();
    await person.tab();
    expect(form.queryByText(hint) !== null).toBe(isAsked);
  });

  it('offers the towns that may be meant', async () => {
    signInAs();
    const springfield = { name: 'Springfield', state: 'IL', zip: '62701' };
    server.on(searchPlaces, () => ({ items: [{ ...springfield, latitude: 40, longitude: -90 }] }));
    const { person, form } = await openForm();
    await fill(person, field(form, /^Location/), 'Springf');
    const { list } = field(form, /^Location/);
    await waitFor(() => expect(list?.options[0]?.value).toBe('Springfield, IL'));
  });
});

describe('the age that follows from a date of birth', () => {
  const born = (years: number) => `${new Date().getFullYear() - years}-01-01`;

  it('is asked about before the date is kept, and the date can be changed', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    await fill(person, field(form, /^Location/), 'Newark, NJ');
    giveBirthDate(form, born(14));
    await person.click(submit);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'You are 14, is that right?' }),
    );
    expect(dialog.getByText(/Afterwards only we can change it/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'No, change it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(setUpProfile)).toEqual([]);
    giveBirthDate(form, born(41));
    server.on(setUpProfile, () => anOwnProfile({ isSetUp: true }));
    server.on(issueToken, () => anAuthSession());
    await person.click(submit);
    await screen.findByRole('dialog', { name: 'You are 41, is that right?' });
    await sayYes(person);
    await screen.findByText('Profile created successfully!');
    expect(server.received(setUpProfile)[0]?.body).toMatchObject({ dateOfBirth: born(41) });
  });

  it('is asked about once', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    server.on(setUpProfile, () => refuse(503, 'unavailable', 'Not now'));
    await fill(person, field(form, /^Location/), 'Newark, NJ');
    giveBirthDate(form, born(41));
    await person.click(submit);
    await sayYes(person);
    await screen.findByText('Not now');
    await person.click(submit);
    await waitFor(() => expect(server.received(setUpProfile)).toHaveLength(2));
  });
});

describe('completing a profile', () => {
  it('sends it, says so, renews the session and goes to / [PROF-21, PROF-24, PROF-30, D-17]', async () => {
    signInAs({ userType: 'client' });
    const { person, form, submit } = await openForm();
    server.on(setUpProfile, () => anOwnProfile({ isSetUp: true }));
    server.on(issueToken, () =>
      anAuthSession({ userType: 'professional', accountType: 'gig_worker', fullName: 'Ada King' }),
    );
    await person.click(form.getByRole('radio', { name: 'Gig Worker' }));
    await fill(person, field(form, /^Full Name/), 'Ada King');
    await fill(person, field(form, /^Location/), 'Newark, NJ');
    giveBirthDate(form, '1990-12-10');
    await fill(person, field(form, /^Bio/), 'I count.');
    await person.click(submit);
    await sayYes(person);
    await screen.findByText('Profile created successfully!');
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(server.received(setUpProfile)[0]?.body).toEqual({
      accountType: 'gig_worker',
      fullName: 'Ada King',
      location: 'Newark, NJ',
      dateOfBirth: '1990-12-10',
      timeZone: viewersZone(),
      profession: 'Accountant',
      agreedTerms: termsVersion,
      bio: 'I count.',
    });
    // The header follows the new claims.
    await screen.findByRole('button', { name: 'Account of Ada King' });
  });

  it('is done once, also by a double click', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    server.on(setUpProfile, () => anOwnProfile({ isSetUp: true }));
    server.on(issueToken, () => anAuthSession());
    await fill(person, field(form, /^Location/), 'Newark, NJ');
    giveBirthDate(form, '1990-12-10');
    await person.dblClick(submit);
    await person.dblClick(await screen.findByRole('button', { name: 'Yes, that is right' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(await screen.findAllByText('Profile created successfully!')).toHaveLength(1);
    expect(server.received(setUpProfile)).toHaveLength(1);
  });

  it('is refused without a full name, a location and a date of birth [PROF-13, PROF-14, PROF-34]', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    await person.clear(field(form, /^Full Name/));
    await person.click(submit);
    await form.findByText('Full name is required');
    form.getByText('Location is required');
    form.getByText('Date of birth is required');
    expect(document.activeElement).toBe(field(form, /^Full Name/));
    expect(server.received(setUpProfile)).toEqual([]);
  });

  it.each(['2999-01-01', '1850-01-01'])(
    'is refused with a birth on %s, without a question to the server',
    async (day) => {
      signInAs();
      const { person, form, submit } = await openForm();
      giveBirthDate(form, day);
      await person.click(submit);
      await form.findByText(identityProblems.birth_date_impossible);
      expect(server.received(setUpProfile)).toEqual([]);
    },
  );

  it('that fails shows the error’s own message and keeps what was typed [PROF-25]', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    server.on(setUpProfile, () =>
      refuse(422, 'contradicting_user_type', 'The user type follows from the account type.'),
    );
    await fill(person, field(form, /^Location/), 'Newark, NJ');
    giveBirthDate(form, '1990-12-10');
    await person.click(submit);
    await sayYes(person);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ErrorThe user type follows from the account type.');
    expect(field(form, /^Location/).value).toBe('Newark, NJ');
    expect(currentPath()).toBe('/profile-setup');
  });

  it('shows what the server refused beside its field', async () => {
    signInAs();
    const { person, form, submit } = await openForm();
    server.on(setUpProfile, () =>
      refuse(400, 'invalid_input', 'Some of what you entered needs a second look.', {
        fields: { location: 'There is no such place' },
      }),
    );
    await fill(person, field(form, /^Location/), 'Atlantis');
    giveBirthDate(form, '1990-12-10');
    await person.click(submit);
    await sayYes(person);
    await form.findByText('There is no such place');
    await waitFor(() => expect(document.activeElement).toBe(field(form, /^Location/)));
  });
});

it('says that there is no user when the account is gone [PROF-26]', async () => {
  signInAs();
  server.on(getOwnProfile, () => refuse(404, 'profile_not_found', 'No user found'));
  renderApp('/profile-setup');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No user found');
});

it('offers to try again when the profile cannot be read', async () => {
  signInAs();
  server.on(getOwnProfile, () => refuse(404, 'not_found', 'Gone for a moment'));
  const { person } = renderApp('/profile-setup');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on(getOwnProfile, () => anOwnProfile());
  await person.click(retry);
  await screen.findByRole('form', { name: 'Profile' });
});
