import { issueToken } from '@sidework/contracts/schema/identity/accounts/auth';
import { askParent } from '@sidework/contracts/schema/identity/kids/kids';
import {
  getOwnProfile,
  setUpProfile,
} from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAuthSession, anOwnProfile, signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aKidsProfile } from '../../../test/kids-builders.ts';
import { currentPath, fill, renderApp, toastOf } from '../../../test/render-app.tsx';

const server = fakeServer();
const kidsCard = 'Kids Account (Ages 17 and younger)';
const parentFields = ['Parent name', 'Parent email', 'Parent phone'];
const businessFields = ['Business name', 'License number', 'License type', 'License state'];

async function openForm(profile: Parameters<typeof anOwnProfile>[0] = {}) {
  signInAs();
  server.on(getOwnProfile, () => anOwnProfile({ location: 'Newark, NJ', ...profile }));
  const { person } = renderApp('/profile-setup');
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  const field = (label: string) => form.getByLabelText(new RegExp(`^${label}`));
  const submit = () => person.click(form.getByRole('button', { name: /Profile$/i }));
  return {
    person,
    form,
    field,
    choose: (name: string) => person.click(form.getByRole('radio', { name })),
    bornOn: (day: string) => fireEvent.change(field('Date of birth'), { target: { value: day } }),
    submit,
    /** The age of a date is asked about where everything else is in order. */
    submitWithAge: async () => {
      await submit();
      await person.click(await screen.findByRole('button', { name: 'Yes, that is right' }));
    },
    labels: () => [...document.querySelectorAll('form label')].map((label) => label.textContent),
  };
}

async function fillParent({ person, field }: Awaited<ReturnType<typeof openForm>>) {
  await fill(person, field('Parent name'), 'Pat Green');
  await fill(person, field('Parent email'), 'pat@example.com');
  await fill(person, field('Parent phone'), '+1 555 555 0123');
}

const aKid = (kids: Parameters<typeof aKidsProfile>[0] = {}) => ({
  isSetUp: true,
  accountType: 'sidework_kids' as const,
  userType: 'professional' as const,
  dateOfBirth: '2011-05-04',
  kids: aKidsProfile(kids),
});

describe('the sections of an account type', () => {
  it.each([
    ['Client', []],
    ['Gig Worker', []],
    ['Business Professional', businessFields],
    [kidsCard, parentFields],
  ])('of %s are %j [PROF-09, PROF-10]', async (card, expected) => {
    const { choose, labels } = await openForm();
    await choose(card);
    const special = [...parentFields, ...businessFields];
    const shown = labels().map((label) => label?.replace(' *', '') ?? '');
    expect(shown.filter((label) => special.includes(label))).toEqual(expected);
  });

  it('asks everybody for the date of birth, and says nothing of an age beside it', async () => {
    const { choose, field } = await openForm();
    const texts = new Set<string>();
    for (const card of ['Client', 'Gig Worker', 'Business Professional', kidsCard]) {
      await choose(card);
      texts.add(field('Date of birth').parentElement?.textContent ?? '');
    }
    expect([...texts]).toEqual([
      'Date of birth *Never shown to other people. Check it: later only we can change it.',
    ]);
  });

  it('shows a stored date of birth, which can no longer be changed', async () => {
    const { form } = await openForm({ dateOfBirth: '1990-12-10' });
    expect(form.queryByLabelText(/^Date of birth/)).toBeNull();
    form.getByText('Dec 10, 1990');
    expect(form.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  it('lets a business professional leave the business empty [PROF-19]', async () => {
    const open = await openForm();
    server.on(setUpProfile, () => refuse(429, 'too_many_requests', 'Wait'));
    await open.choose('Business Professional');
    open.bornOn('1990-12-10');
    await open.submitWithAge();
    await toastOf('Error');
    expect(server.received(setUpProfile)[0]?.body).toMatchObject({
      accountType: 'business_professional',
      businessName: '',
      licenseState: '',
    });
  });
});

it('asks for a real state of a license, beside its field', async () => {
  const open = await openForm();
  await open.choose('Business Professional');
  open.bornOn('1990-12-10');
  await fill(open.person, open.field('License state'), 'Nowhere');
  await open.submit();
  await open.form.findByText('Enter a state, as NJ or New Jersey');
  expect(document.activeElement).toBe(open.field('License state'));
  expect(server.received(setUpProfile)).toEqual([]);
});

describe('a kids account', () => {
  it('is refused without date of birth and parent [PROF-15, PROF-16, PROF-17, PROF-18]', async () => {
    const { choose, form, submit } = await openForm();
    await choose(kidsCard);
    await submit();
    await form.findByText('Date of birth is required');
    for (const label of parentFields) form.getByText(`${label} is required`);
    expect(server.received(setUpProfile)).toEqual([]);
  });

  it('wants an email address for the parent [PROF-17]', async () => {
    const open = await openForm();
    await open.choose(kidsCard);
    open.bornOn('2011-05-04');
    await fillParent(open);
    await fill(open.person, open.field('Parent email'), 'pat');
    await open.submit();
    await open.form.findByText('Parent email must be an email address');
    expect(server.received(setUpProfile)).toEqual([]);
  });

  it('stays on the page, and says how far it is [PROF-22, PROF-24]', async () => {
    const open = await openForm();
    server.on(setUpProfile, () => anOwnProfile(aKid()));
    server.on(issueToken, () => anAuthSession({ accountType: 'sidework_kids' }));
    await open.choose(kidsCard);
    open.bornOn('2011-05-04');
    await fillParent(open);
    await open.submitWithAge();
    await screen.findByText('Profile created successfully!');
    const heading = await screen.findByRole('heading', { name: 'How far your account is' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(currentPath()).toBe('/profile-setup');
    expect(server.received(setUpProfile)[0]?.body).toEqual({
      accountType: 'sidework_kids',
      fullName: 'Ada Lovelace',
      location: 'Newark, NJ',
      dateOfBirth: '2011-05-04',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      parentName: 'Pat Green',
      parentEmail: 'pat@example.com',
      parentPhone: '+1 555 555 0123',
    });
  });

  it('is what whoever is too young for another gets, with all that was typed', async () => {
    const open = await openForm();
    server.on(issueToken, () => anAuthSession({ accountType: 'sidework_kids' }));
    const text = 'Accounts of people of 17 and younger are kids accounts.';
    server.on(setUpProfile, () => {
      const kept = { accountType: 'sidework_kids' as const, dateOfBirth: '2011-05-04' };
      server.on(getOwnProfile, () => anOwnProfile(kept));
      return refuse(422, 'kids_account_needed', text, {
        fields: { parentName: 'Parent name is required' },
      });
    });
    await fill(open.person, open.field('Full Name'), 'Robin Green');
    open.bornOn('2011-05-04');
    await open.submitWithAge();
    const why = await open.form.findByText(text);
    expect(why.getAttribute('role')).toBe('status');
    expect(open.form.getByRole('radio', { name: kidsCard, checked: true })).toBeTruthy();
    expect(open.form.queryByRole('radio', { name: 'Client' })).toBeNull();
    expect((open.field('Full Name') as HTMLInputElement).value).toBe('Robin Green');
    open.form.getByText('May 4, 2011');
    await waitFor(() => expect(document.activeElement).toBe(open.field('Parent name')));
    // The child has done nothing wrong, and the form says it already.
    expect(screen.queryByText('Error')).toBeNull();
    screen.getByText('This is your kids account, and who helps you with it.');
  });

  it('says beside the field what only the server can know', async () => {
    const open = await openForm();
    const text = 'This has to be the address of your parent or guardian, not your own.';
    server.on(setUpProfile, () => refuse(422, 'parent_is_child', text));
    await open.choose(kidsCard);
    open.bornOn('2011-05-04');
    await fillParent(open);
    await open.submitWithAge();
    await open.form.findByText(text);
    expect(document.activeElement).toBe(open.field('Parent email'));
  });

  it('stays one, and shows its parent masked', async () => {
    const { form, field } = await openForm(aKid());
    expect(form.queryByRole('radio')).toBeNull();
    form.getByText(kidsCard);
    form.getByText('We have p•••@e•••.com. Leave this empty to keep it.');
    expect((field('Parent email') as HTMLInputElement).value).toBe('');
  });

  it('may name another parent, of whom only what is masked stays in the form', async () => {
    const open = await openForm(aKid());
    server.on(setUpProfile, () => anOwnProfile(aKid({ parentEmail: 's•••@e•••.com' })));
    server.on(issueToken, () => anAuthSession({ accountType: 'sidework_kids' }));
    await fill(open.person, open.field('Parent email'), 'sam@example.com');
    await open.submit();
    await screen.findByText('Your profile is saved');
    await open.form.findByText('We have s•••@e•••.com. Leave this empty to keep it.');
    expect((open.field('Parent email') as HTMLInputElement).value).toBe('');
    expect(currentPath()).toBe('/profile-setup');
  });

  it('is asked for the state, which is all that others see', async () => {
    const { form } = await openForm({ ...aKid(), location: 'Springfield' });
    form.getByText(
      'Add your state, as in “Newark, NJ”. Other people see your state, and not your city.',
    );
  });

  it('no longer changes its parent once they have answered', async () => {
    const { form } = await openForm(aKid({ parentConsentGiven: true, guardians: ['Pat'] }));
    form.getByText('Pat Green · p•••@e•••.com · •••-0123');
    expect(form.queryByLabelText(/^Parent/)).toBeNull();
  });

  it.each([
    [
      {},
      [false, false, false].with(0, true),
      'You can look around. You can do more once your parent',
    ],
    [
      {
        parentConsentGiven: true,
        idVerificationStatus: 'pending',
        hindrance: 'verification_pending',
      },
      [true, true, false],
      'You can look around. You can do more once we have checked your account.',
    ],
    [
      {
        parentConsentGiven: true,
        idVerificationStatus: 'verified',
        hindrance: null,
        mayAct: true,
        permits: ['messaging', 'paid_work'],
      },
      [true, true, true],
      'Everything is ready. You can write messages and offer to do youth jobs.',
    ],
    [
      {
        parentConsentGiven: true,
        idVerificationStatus: 'verified',
        hindrance: 'quiet_hours',
        quietHours: { from: '21:00', until: '07:00' },
      },
      [true, true, true],
      'Your quiet time is from 9:00 PM to 7:00 AM.',
    ],
  ] as const)('says how far it is: %j [KIDS-12]', async (kids, done, text) => {
    await openForm(aKid(kids as Parameters<typeof aKidsProfile>[0]));
    const panel = within(screen.getByRole('region', { name: 'How far your account is' }));
    const steps = panel.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(steps.map((step) => step.includes(', done'))).toEqual(done);
    panel.getByText((content) => content.startsWith(text));
  });

  it.each([
    ['pending', 'Your parent has answered. We are looking at it.'],
    [
      'waiting_for_form',
      'Your parent has answered. We are waiting for a form that they sign and send to us.',
    ],
  ] as const)(
    'says that a parent has answered (%s), and puts asking again behind it',
    async (waitingConsent, text) => {
      const { person } = await openForm(aKid({ waitingConsent }));
      const panel = within(screen.getByRole('region', { name: 'How far your account is' }));
      panel.getByText(text);
      panel.getByText('You can look around until then.');
      expect(panel.queryByText(/opens the link in our mail/)).toBeNull();
      const folded = panel.getByRole('group') as HTMLDetailsElement;
      expect(folded.open).toBe(false);
      expect(within(folded).getByText('Write to my parent again')).toBeTruthy();
      await person.click(panel.getByText('Does your parent want another mail?'));
      expect(folded.open).toBe(true);
    },
  );

  it.each(['rejected', 'expired'] as const)(
    'can ask anew once its check is %s, since a parent has to agree once more',
    async (idVerificationStatus) => {
      const hindrance = `verification_${idVerificationStatus}` as const;
      await openForm(aKid({ parentConsentGiven: true, idVerificationStatus, hindrance }));
      screen.getByRole('button', { name: 'Write to my parent again' });
    },
  );

  it('writes to the parent again, and no longer once they agreed', async () => {
    const { person } = await openForm(aKid({ askedAt: null }));
    server.on(askParent, () => aKidsProfile());
    await person.click(screen.getByRole('button', { name: 'Write to my parent again' }));
    await screen.findByText('We wrote to your parent again');
    await screen.findByText('We wrote to p•••@e•••.com.');
    expect(server.received(askParent)).toHaveLength(1);
  });

  it('says why the parent is not written to again', async () => {
    const { person } = await openForm(aKid());
    const text = 'That is enough mails for one day. Try again tomorrow.';
    server.on(askParent, () => refuse(429, 'consent_links_exhausted', text));
    await person.click(screen.getByRole('button', { name: 'Write to my parent again' }));
    expect(await toastOf('Error')).toContain(text);
  });
});
