import { dayIn } from '@sidework/contracts/kernel/local-day';
import { bookkeeper } from './books.ts';
import type { Ask } from './deeds.ts';
import { demoPassword } from './people.ts';
import { dayMs } from './timeline.ts';
import { keepPaper, paper } from './vault.ts';

type Json = Record<string, unknown>;

const verified = 'Low-voltage contractor';
/** The search finds other papers too, by the words inside them. */
const paperName = 'Low-voltage license';
const waiting = 'Austin business registration';

const idName = 'Driver’s license';

/** Licenses of two trades that New Jersey asks a license of. They end within a year, one of them soon. */
const trades = [
  { key: 'pat', name: 'Master plumber', number: 'NJ-MP-10482', type: 'Plumbing', days: 214 },
  {
    key: 'ruth',
    name: 'Electrical contractor',
    number: 'NJ-EC-7731',
    type: 'Electrical',
    days: 48,
  },
];

const tokenOf = async (ask: Ask, key: string): Promise<string> => {
  const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: `${key}@demo.sidework.local`,
    password: demoPassword,
  });
  return String(session.access_token);
};

async function askForChecks(ask: Ask, gatewayUrl: string): Promise<void> {
  for (const { key, name, number, type, days } of trades) {
    const token = await tokenOf(ask, key);
    const documentId = await keepPaper(ask, gatewayUrl, token, {
      documentName: name,
      documentType: 'certification',
      yearsAgo: 0,
      tags: ['license'],
      fileName: 'license.pdf',
      body: paper(name, `License ${number}`, 'State of New Jersey'),
    });
    const license = await ask('POST', '/api/licenses', token, {
      licenseName: name,
      licenseNumber: number,
      licenseType: type,
      issuingState: 'New Jersey',
      expiryDate: dayIn('America/New_York', new Date(Date.now() + days * dayMs)),
    });
    await ask('POST', `/api/licenses/${license.id}/check`, token, { documentId });
  }
}

/** Staff verified licenses and an ID by their papers, so that others see them; another license waits. */
export async function showLicenses(
  ask: Ask,
  gatewayUrl: string,
  administrator: string,
): Promise<void> {
  await askForChecks(ask, gatewayUrl);
  const token = await tokenOf(ask, bookkeeper.key);
  await ask('POST', '/api/licenses', token, {
    kind: 'identity',
    licenseName: idName,
    licenseNumber: '4471',
    expiryDate: `${new Date().getUTCFullYear() + 2}-04-12`,
  });
  const { items: papers } = await ask('GET', '/api/documents?search=license', token);
  const { items: licenses } = await ask('GET', '/api/licenses', token);
  const idOf = (name: string) =>
    (papers as Json[]).find(({ documentName }) => documentName === name)?.id;
  for (const name of [verified, waiting, idName]) {
    const license = (licenses as Json[]).find(({ licenseName }) => licenseName === name);
    const documentId = idOf(name === idName ? idName : paperName);
    await ask('POST', `/api/licenses/${license?.id}/check`, token, { documentId });
  }
  const { items: asked } = await ask('GET', '/api/license-checks', administrator);
  for (const { id, version, licenseName } of asked as Json[])
    if (licenseName !== waiting)
      await ask('POST', `/api/license-checks/${id}/verify`, administrator, { version });
}
