import { listDocumentVersions } from '@sidework/contracts/schema/business-tools/document-versions';
import {
  announceDocument,
  deleteDocument,
  describeDocument,
  getVault,
  linkDocument,
  listDocuments,
  restoreDocument,
  trashDocument,
  uploadDocument,
} from '@sidework/contracts/schema/business-tools/documents';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aFile, fakeUploads } from '../../../test/fake-upload.ts';
import { anId } from '../../../test/job-builders.ts';
import { fill, renderApp, toastOf } from '../../../test/render-app.tsx';
import { aDocument } from '../../../test/tool-builders.ts';

const server = fakeServer();
fakeUploads();

const url = 'http://localhost:8081/document-files/token';

beforeEach(() => {
  server.on(listDocuments, () => ({ items: [aDocument()], nextCursor: null }));
  server.on(listDocumentVersions, () => ({ items: [] }));
  server.on(getVault, () => ({
    years: [2026, 2024],
    tags: [{ tag: 'office', count: 1 }],
    usedBytes: 2_048,
    quotaBytes: 5_368_709_120,
    scanner: 'built-in' as const,
  }));
});

async function open(path = '/document-vault') {
  signInAs({ userType: 'professional', accountType: 'business_professional' });
  const { person } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Document Vault' });
  return person;
}

async function openForm() {
  const person = await open();
  expect(screen.queryByRole('form', { name: 'Upload Document' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add a document' }));
  const form = within(await screen.findByRole('form', { name: 'Upload Document' }));
  const send = () => person.click(form.getByRole('button', { name: 'Upload' }));
  const field = form.getByLabelText('Choose a file, or drop it here') as HTMLInputElement;
  return { person, form, send, field };
}

const texts = (of: HTMLElement) =>
  within(of)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the document vault', () => {
  it('sends visitors to sign in, and back [VAULT-25] [SEC-08]', async () => {
    renderApp('/document-vault');
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(history.state.usr).toEqual({ from: '/document-vault' });
  });

  it('lists documents, each with view, download and delete [VAULT-03] [VAULT-27] [NAV-22]', async () => {
    await open();
    const row = within((await screen.findByText('Lease')).closest('li') as HTMLElement);
    expect(row.getByText(/Contract · 2024 · 2 kB/)).toBeTruthy();
    for (const what of ['View', 'Download', 'Delete'])
      expect(row.getByRole('button', { name: `${what} Lease` })).toBeTruthy();
  });

  it('finds by text, type and year, which stand in the address [VAULT-02] [VAULT-33] [CONST-20]', async () => {
    const person = await open();
    const found = await screen.findByRole('searchbox', { name: 'Search' });
    const bar = within(found.closest('search') as HTMLElement);
    const type = bar.getByRole('combobox', { name: 'Type' });
    expect(texts(type)).toEqual([
      'All',
      'Tax form',
      'Insurance',
      'Certification',
      'Contract',
      'Receipt',
      'Invoice',
      'Other',
    ]);
    const year = bar.getByRole('combobox', { name: 'Year' });
    await waitFor(() => expect(texts(year)).toEqual(['All years', '2026', '2024']));
    let asked: unknown;
    server.on(listDocuments, ({ query }) => {
      asked = query;
      return { items: [], nextCursor: null };
    });
    await person.selectOptions(type, 'contract');
    await person.selectOptions(year, '2024');
    await person.type(bar.getByRole('searchbox', { name: 'Search' }), 'main');
    await waitFor(() => expect(asked).toEqual({ search: 'main', type: 'contract', year: '2024' }));
    expect(location.search).toContain('type=contract');
    await screen.findByRole('heading', { name: 'No documents found' });
  });

  it('says why the documents could not be read [VAULT-20]', async () => {
    server.on(listDocuments, () => refuse(403, 'permission_denied', 'Not for you'));
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load documents');
  });

  it('tells a child where its papers are, and asks the server for nothing', async () => {
    signInAs({ accountType: 'sidework_kids' });
    renderApp('/document-vault');
    await screen.findByRole('heading', { name: 'The vault is for adults' });
    expect(screen.getByRole('link', { name: 'My Courses' }).getAttribute('href')).toBe(
      '/my-courses',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Upload Document' })).toBeNull();
    expect([...server.received(listDocuments), ...server.received(getVault)]).toEqual([]);
  });

  it('says that there is none yet', async () => {
    server.on(listDocuments, () => ({ items: [], nextCursor: null }));
    await open();
    await screen.findByRole('heading', { name: 'No documents yet' });
  });
});

describe('an upload', () => {
  it('begins as other, of this year, and says what is taken [VAULT-01]', async () => {
    const { form, field } = await openForm();
    expect(form.getByText(/Maximum file size 50MB/), '[VAULT-10]').toBeTruthy();
    expect((form.getByLabelText('Type') as HTMLSelectElement).value, '[VAULT-06]').toBe('other');
    const year = form.getByLabelText('Year') as HTMLInputElement;
    expect(year.value, '[VAULT-07]').toBe(String(new Date().getFullYear()));
    expect(field.accept, '[VAULT-09]').toBe(
      '.pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png,.gif,.webp,.txt',
    );
  });

  it('needs a name and a file [VAULT-08] [VAULT-28]', async () => {
    const { form, send } = await openForm();
    await send();
    expect(await form.findByText('Please enter a document name')).toBeTruthy();
    expect(form.getByText('Please select a file')).toBeTruthy();
  });

  it('needs a file where it has its name already [VAULT-28]', async () => {
    const { person, form, send } = await openForm();
    await fill(person, form.getByLabelText(/Document name/), 'Policy');
    await send();
    expect(await form.findByText('Please select a file')).toBeTruthy();
    expect(form.queryByText('Please enter a document name')).toBeNull();
  });

  it('refuses what is too large or of another kind before it is sent [VAULT-10] [CONST-28]', async () => {
    const { person, form, field } = await openForm();
    const large = aFile('a.pdf', 'application/pdf');
    Object.defineProperty(large, 'size', { value: 50 * 1_048_576 + 1 });
    await person.upload(field, large);
    expect(await form.findByText('Files can be at most 50MB')).toBeTruthy();
  });

  it('sends its file with its tags, and says so [VAULT-11] [VAULT-18]', async () => {
    const { person, form, field, send } = await openForm();
    const documentId = anId();
    let said: unknown;
    server.on(announceDocument, ({ body }) => {
      said = body;
      return { documentId };
    });
    server.on(uploadDocument, () => aDocument());
    await person.upload(field, aFile('policy.pdf', 'application/pdf'));
    await fill(person, form.getByLabelText('Tags'), ' a, ,b ');
    await send();
    expect(await screen.findByText('Document uploaded successfully')).toBeTruthy();
    expect(said).toMatchObject({ documentName: 'policy', tags: ['a', 'b'], fileSize: 1000 });
  });

  it('says why it failed [VAULT-21]', async () => {
    const { person, field, send } = await openForm();
    server.on(announceDocument, () => ({ documentId: anId() }));
    server.on(uploadDocument, () => refuse(422, 'document_type_differs', 'Not what it says.'));
    await person.upload(field, aFile('policy.pdf', 'application/pdf'));
    await send();
    expect(await toastOf('Error')).toContain('Failed to upload document: Not what it says.');
  });

  it('is stopped', async () => {
    const { person, field, send } = await openForm();
    server.on(announceDocument, () => ({ documentId: anId() }));
    server.on(uploadDocument, () => new Promise<never>(() => undefined));
    await person.upload(field, aFile('policy.pdf', 'application/pdf'));
    await send();
    await person.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(screen.queryByText('Document uploaded successfully')).toBeNull();
  });
});

describe('a document', () => {
  it('is shown in the page by a link made for the click [VAULT-14]', async () => {
    const person = await open();
    server.on(linkDocument, ({ body }) => {
      expect(body).toEqual({ isDownload: false });
      return { url, expiresAt: '2026-11-02T10:01:00.000Z' };
    });
    await person.click(await screen.findByRole('button', { name: 'View Lease' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lease' }));
    expect((dialog.getByTitle('Lease') as HTMLIFrameElement).src).toBe(url);
  });

  it('says why it was not shown or saved [VAULT-15] [VAULT-22] [VAULT-23]', async () => {
    const person = await open();
    const asked: unknown[] = [];
    server.on(linkDocument, ({ body }) => {
      asked.push(body);
      return refuse(409, 'document_not_clean', 'Not found clean.');
    });
    await person.click(await screen.findByRole('button', { name: 'View Lease' }));
    expect(await screen.findByText(/Failed to view document: Not found clean/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Download Lease' }));
    expect(await screen.findByText(/Failed to download document: Not found clean/)).toBeTruthy();
    expect(asked).toEqual([{ isDownload: false }, { isDownload: true }]);
  });

  it('that waits for the scanner, or is infected, is not opened', async () => {
    const items = [
      aDocument({ scanStatus: 'pending' }),
      aDocument({ scanStatus: 'infected', documentName: 'Note' }),
    ];
    server.on(listDocuments, () => ({ items, nextCursor: null }));
    await open();
    expect(await screen.findByText('Being checked')).toBeTruthy();
    expect(screen.getByText('Infected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^View/ })).toBeNull();
  });

  it('that is a ticket of no use any more says so, and is not opened', async () => {
    const items = (['cancelled', 'given_away'] as const).map((voidReason) =>
      aDocument({ id: crypto.randomUUID(), source: 'ticket', voidReason }),
    );
    server.on(listDocuments, () => ({ items, nextCursor: null }));
    await open();
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.getByText('Given away')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(View|Download)/ })).toBeNull();
  });

  it('is deleted after asking; declining keeps it [VAULT-12] [VAULT-19] [VAULT-32]', async () => {
    const person = await open();
    const title = 'Are you sure you want to delete this document?';
    const ask = async () => {
      await person.click(await screen.findByRole('button', { name: 'Delete Lease' }));
      return within(await screen.findByRole('dialog', { name: title }));
    };
    await person.click((await ask()).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Lease')).toBeTruthy();
    const removed = vi.fn();
    server.on(trashDocument, () => removed());
    server.on(listDocuments, () => ({ items: [], nextCursor: null }));
    await person.click((await ask()).getByRole('button', { name: 'Delete document' }));
    expect(await screen.findByText('Document deleted')).toBeTruthy();
    expect(removed).toHaveBeenCalledOnce();
  });

  it('says why it was not deleted [VAULT-24]', async () => {
    const person = await open();
    server.on(trashDocument, () => refuse(404, 'document_not_found', 'There is no such document.'));
    await person.click(await screen.findByRole('button', { name: 'Delete Lease' }));
    await person.click(await screen.findByRole('button', { name: 'Delete document' }));
    expect(await toastOf('Error')).toContain('Failed to delete document: There is no such');
  });

  it('is described anew', async () => {
    const person = await open();
    await person.click(await screen.findByRole('button', { name: 'Edit Lease' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }));
    await fill(person, dialog.getByLabelText(/^Document name/), 'Lease of 2024');
    server.on(describeDocument, () => aDocument());
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Document changed')).toBeTruthy();
  });

  it('in the trash is restored, or deleted for ever', async () => {
    const trashed = aDocument({ trashedAt: '2026-11-02T10:00:00.000Z' });
    server.on(listDocuments, () => ({ items: [trashed], nextCursor: null }));
    const person = await open('/document-vault?trash=1');
    server.on(restoreDocument, () => aDocument());
    await person.click(await screen.findByRole('button', { name: 'Restore Lease' }));
    expect(await screen.findByText('Document restored')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Delete for ever Lease' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Lease” for ever?' }));
    server.on(deleteDocument, () => undefined);
    await person.click(dialog.getByRole('button', { name: 'Delete for ever' }));
    expect(await screen.findByText('Document deleted')).toBeTruthy();
  });
});
