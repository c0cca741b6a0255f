import {
  type DocumentType,
  documentFormats,
  formatOf,
} from '@sidework/contracts/business-tools/document-options';
import type { Ask, Member } from './deeds.ts';
import { drawnPhoto } from './drawn-photo.ts';
import type { Step } from './timeline.ts';
import { writtenPdf } from './written-pdf.ts';

interface DemoDocument {
  daysAgo: number;
  documentName: string;
  documentType: DocumentType;
  /** Years before this one. */
  yearsAgo: number;
  tags: string[];
  notes?: string;
  fileName: string;
  body: Buffer;
  isTrashed?: boolean;
}

const sample = 'This is a sample of the Sidework demo. It is worth nothing.';
export const paper = (title: string, ...lines: string[]) =>
  writtenPdf(title, [...lines, '', sample]);

/** One or more of each type, of three years. */
const documents: DemoDocument[] = [
  {
    daysAgo: 25,
    documentName: 'Schedule C of last year',
    documentType: 'tax_form',
    yearsAgo: 1,
    tags: ['irs', 'annual'],
    fileName: 'schedule-c.pdf',
    notes: 'As it was filed in April.',
    body: paper('Schedule C', 'Profit or loss from business', 'Net profit: $41,280.00'),
  },
  {
    daysAgo: 24.5,
    documentName: 'Form 1099-NEC of Oak Street Dental',
    yearsAgo: 1,
    tags: ['1099', 'dental'],
    documentType: 'tax_form',
    fileName: '1099-nec.pdf',
    body: paper('Form 1099-NEC', 'Box 1: $18,400.00'),
  },
  {
    daysAgo: 22,
    documentName: 'General liability policy',
    documentType: 'insurance',
    yearsAgo: 0,
    tags: ['liability', 'renew in March'],
    fileName: 'policy.pdf',
    notes: 'One million for each case. Call the broker before any work on a roof.',
    body: paper('General liability insurance', 'Limit of each occurrence: $1,000,000'),
  },
  {
    daysAgo: 18,
    documentName: 'Service agreement, Cedar Bakery',
    documentType: 'contract',
    yearsAgo: 0,
    tags: ['cedar bakery', 'monthly'],
    fileName: 'agreement.pdf',
    body: paper('Service agreement', 'Monthly support of the network and the tills'),
  },
  {
    daysAgo: 17.5,
    documentName: 'Office lease',
    yearsAgo: 2,
    documentType: 'contract',
    tags: ['office'],
    fileName: 'lease.pdf',
    body: paper('Lease of an office', '240 square feet, three years'),
  },
  {
    daysAgo: 11,
    documentName: 'Receipt for the test laptop',
    documentType: 'receipt',
    yearsAgo: 0,
    tags: ['equipment'],
    fileName: 'laptop.png',
    body: drawnPhoto(4),
  },
  {
    daysAgo: 9,
    documentName: 'Invoice 2031, Barton Books',
    documentType: 'invoice',
    yearsAgo: 0,
    tags: ['barton books', 'paid'],
    fileName: 'invoice-2031.pdf',
    body: paper('Invoice 2031', 'Network plan: $1,420.00', 'Paid'),
  },
  {
    daysAgo: 6.5,
    documentName: 'Driver’s license',
    documentType: 'other',
    yearsAgo: 0,
    tags: ['id'],
    fileName: 'drivers-license.pdf',
    body: paper('Texas driver license', 'Arjun Mehta', 'Number ends in 4471'),
  },
  {
    daysAgo: 6,
    documentName: 'Low-voltage license',
    documentType: 'certification',
    yearsAgo: 0,
    tags: ['license', 'texas'],
    fileName: 'license.pdf',
    body: paper('Low-voltage contractor', 'License TX-LV-88310'),
  },
  {
    daysAgo: 4,
    documentName: 'Notes of the server room',
    documentType: 'other',
    yearsAgo: 0,
    tags: ['oak street dental'],
    fileName: 'server-room.txt',
    body: Buffer.from('Rack 1: switch, firewall, backup.\nKey with the front desk.\n'),
  },
  {
    daysAgo: 3,
    documentName: 'Old price list',
    yearsAgo: 1,
    documentType: 'other',
    tags: [],
    fileName: 'prices.txt',
    body: Buffer.from('Hour on site: $95\n'),
    isTrashed: true,
  },
];

/** Writes a paper down, sends its file, and gives its id. */
export async function keepPaper(
  ask: Ask,
  gatewayUrl: string,
  token: string,
  { yearsAgo, fileName, body, ...said }: Omit<DemoDocument, 'daysAgo' | 'isTrashed'>,
): Promise<string> {
  const year = new Date().getFullYear() - yearsAgo;
  const form = { ...said, year, fileName, fileSize: body.length };
  const { documentId } = await ask('POST', '/api/documents', token, form);
  const format = formatOf(fileName);
  if (!format) throw new Error(`The vault takes no ${fileName}.`);
  const response = await fetch(new URL(`/api/documents/${documentId}/file`, gatewayUrl), {
    method: 'PUT',
    headers: { 'content-type': documentFormats[format], authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  if (!response.ok) throw new Error(`${fileName}: ${response.status} ${await response.text()}`);
  return String(documentId);
}

/** The papers of a person, each on its day. */
export const fillVault = (ask: Ask, gatewayUrl: string, owner: () => Member): Step[] =>
  documents.map(({ daysAgo, isTrashed = false, ...document }) => ({
    daysAgo,
    async run() {
      const { token } = owner();
      const documentId = await keepPaper(ask, gatewayUrl, token, document);
      if (isTrashed) await ask('DELETE', `/api/documents/${documentId}`, token);
    },
  }));
