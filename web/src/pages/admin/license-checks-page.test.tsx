import {
  listVerifiedLicenses,
  listWaitingLicenses,
  openLicensePaper,
  refuseLicense,
  type VerifiedLicense,
  verifyLicense,
  type WaitingLicense,
} from '@sidework/contracts/schema/business-tools/license-checks';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill } from '../../../test/render-app.tsx';
import { openAsStaff } from '../../../test/staff-builders.ts';

const server = fakeServer();

const answer = (items: WaitingLicense[]) =>
  server.on(listWaitingLicenses, () => ({ items, nextCursor: null }));

const answerVerified = (items: VerifiedLicense[]) =>
  server.on(listVerifiedLicenses, () => ({ items, nextCursor: null }));

async function open() {
  const license: WaitingLicense = {
    id: anId(),
    owner: { id: anId(), fullName: 'Pat Delgado' },
    kind: 'license',
    licenseName: 'Master Plumber',
    licenseNumber: '36BI01284500',
    licenseType: null,
    issuingState: 'New Jersey',
    issueDate: '2025-04-01',
    expiryDate: '2027-03-31',
    askedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    version: 3,
  };
  answer([license]);
  answerVerified([]);
  const { person } = openAsStaff('/admin/licenses', 'moderator');
  await person.click(await screen.findByRole('button', { name: 'Master Plumber' }));
  return { license, person };
}

it('a waiting license stands with what it says and its paper', async () => {
  const { license, person } = await open();
  screen.getByText('36BI01284500');
  screen.getByText('Mar 31, 2027');
  const holder = screen.getByRole('link', { name: 'Account of Pat Delgado' });
  expect(holder.getAttribute('href')).toBe(`/admin/accounts/${license.owner.id}`);
  const url = 'http://localhost:8081/document-files/x';
  server.on(openLicensePaper, () => ({ url, expiresAt: '2026-12-01T10:01:00.000Z' }));
  await person.click(screen.getByRole('button', { name: 'Open the paper of Master Plumber' }));
  const paper = await screen.findByRole('link', { name: 'Show the paper in a new tab' });
  expect(paper.getAttribute('href')).toBe(url);
});

it('it is verified as it was read', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Verify Master Plumber' }));
  server.on(verifyLicense, () => {
    answer([]);
    return undefined;
  });
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Verify license' }));
  await screen.findByRole('heading', { name: 'No license waits' });
  expect(server.received(verifyLicense)[0]?.body).toEqual({ version: 3 });
});

it('a change meanwhile is told, and a refusal asks for the reason', async () => {
  const { person } = await open();
  server.on(refuseLicense, () => refuse(412, 'license_changed', 'It was changed meanwhile.'));
  await person.click(screen.getByRole('button', { name: 'Not verified: Master Plumber' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(person, dialog.getByLabelText(/^Reason/), 'The number differs.');
  await person.click(dialog.getByRole('button', { name: 'Not verified' }));
  await screen.findByText('It was changed meanwhile.');
  expect(server.received(refuseLicense)[0]?.body).toEqual({
    version: 3,
    reason: 'The number differs.',
  });
});

it('a verified license is found, and taken back with a reason', async () => {
  answer([]);
  const license: VerifiedLicense = {
    id: anId(),
    owner: { id: anId(), fullName: 'Sam Rivera' },
    kind: 'license',
    licenseName: 'Backflow Tester',
    licenseNumber: '77',
    licenseType: null,
    issuingState: 'New York',
    issueDate: null,
    expiryDate: null,
    verifiedAt: '2026-11-02T10:00:00.000Z',
    version: 5,
  };
  answerVerified([license]);
  const { person } = openAsStaff('/admin/licenses?search=Backflow', 'moderator');
  const search = await screen.findByLabelText<HTMLInputElement>('Search verified licenses');
  await screen.findByRole('button', { name: 'Backflow Tester' });
  expect(server.received(listVerifiedLicenses).at(-1)?.query.search).toBe('Backflow');
  expect(search.value).toBe('Backflow');
  await person.clear(search);
  await fill(person, search, 'rivera');
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await person.click(await screen.findByRole('button', { name: 'Backflow Tester' }));
  expect(server.received(listVerifiedLicenses).at(-1)?.query.search).toBe('rivera');
  server.on(refuseLicense, () => {
    answerVerified([]);
    return undefined;
  });
  await person.click(screen.getByRole('button', { name: 'Take back: Backflow Tester' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(person, dialog.getByLabelText(/^Reason/), 'The board does not know it.');
  await person.click(dialog.getByRole('button', { name: 'Take back' }));
  await screen.findByRole('heading', { name: 'No verified licenses found' });
  expect(server.received(refuseLicense)[0]?.body).toEqual({
    version: 5,
    reason: 'The board does not know it.',
  });
});
