import { getCalendarFeed } from '@sidework/contracts/schema/business-tools/calendar-feeds';
import { listCeRequirements } from '@sidework/contracts/schema/business-tools/ce-requirements';
import {
  type DocumentView,
  listDocuments,
} from '@sidework/contracts/schema/business-tools/documents';
import { askForCheck } from '@sidework/contracts/schema/business-tools/license-checks';
import {
  addLicense,
  type LicenseView,
  listLicenses,
} from '@sidework/contracts/schema/business-tools/licenses';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { anId } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aLicense, dayIn } from '../../../test/tool-builders.ts';

const server = fakeServer();

/** Opens the tracker of a professional who keeps this license. */
function open(license: LicenseView) {
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  server.on(getCalendarFeed, () => ({ url: null }));
  server.on(listCeRequirements, () => ({ items: [], nextCursor: null }));
  answer(license);
  return renderApp('/license-tracker');
}
const answer = (license: LicenseView) =>
  server.on(listLicenses, () => ({ items: [license], nextCursor: null }));

const paper: DocumentView = {
  id: anId(),
  professionalId: anId(),
  documentName: 'My license',
  documentType: 'certification',
  filePath: 'files/license.pdf',
  fileSize: 400,
  mimeType: 'application/pdf',
  year: 2026,
  tags: [],
  notes: null,
  scanStatus: 'clean',
  source: 'upload',
  voidReason: null,
  receiptOf: [],
  trashedAt: null,
  createdAt: '2026-01-05T10:00:00.000Z',
};

describe('the check of a license by staff', () => {
  it('is asked for with a paper of the vault', async () => {
    const { person } = open(aLicense());
    server.on(listDocuments, () => ({ items: [paper], nextCursor: null }));
    server.on(askForCheck, () => {
      const asked = aLicense({ check: 'waiting' });
      answer(asked);
      return asked;
    });
    await person.click(
      await screen.findByRole('button', { name: 'Get it verified: Master Plumber' }),
    );
    const form = within(await screen.findByRole('dialog'));
    await form.findByRole('option', { name: 'My license' });
    await person.selectOptions(form.getByLabelText(/^Paper/), 'My license');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^We are looking at your paper/);
    expect(server.received(askForCheck)[0]?.body).toEqual({ documentId: paper.id });
  });

  it('an ID is added beside the licenses, of which it is none', async () => {
    const { person } = open(aLicense());
    const added = aLicense({ kind: 'identity', licenseName: 'Passport', licenseNumber: '4471' });
    server.on(addLicense, () => {
      answer(added);
      return added;
    });
    await person.click(await screen.findByRole('button', { name: 'Add ID' }));
    const form = within(await screen.findByRole('dialog'));
    await person.selectOptions(form.getByLabelText(/^Kind of ID/), 'Passport');
    await person.type(form.getByLabelText(/^Last four/), '4471');
    await person.type(form.getByLabelText(/^Expiry date/), dayIn(400));
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Number ends in 4471');
    expect(server.received(addLicense)[0]?.body).toMatchObject({
      kind: 'identity',
      licenseName: 'Passport',
      licenseNumber: '4471',
    });
    expect(screen.queryByRole('button', { name: /^Audit pack/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add ID' })).toBeNull();
  });

  it.each([
    ['verified', aLicense({ check: 'verified' }), /^Verified by Sidework/, undefined],
    [
      'refused',
      aLicense({ check: 'refused', refusal: 'The number differs.' }),
      'Not verified: The number differs.',
      'Send another paper: Master Plumber',
    ],
    [
      'verified and over',
      aLicense({ check: 'verified', expiryDate: dayIn(-1) }),
      /It has ended, so nobody sees it/,
      undefined,
    ],
  ])('tells of one that is %s', async (_, license, text, button) => {
    open(license);
    await screen.findByText(text);
    const asks = screen.queryAllByRole('button', { name: /^(Get it verified|Send another paper)/ });
    expect(asks.map((each) => each.getAttribute('aria-label'))).toEqual(button ? [button] : []);
  });
});
