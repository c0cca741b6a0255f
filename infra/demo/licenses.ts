import { bookkeeper } from './books.ts';
import type { Ask } from './deeds.ts';
import { demoPassword } from './people.ts';

type Json = Record<string, unknown>;

const verified = 'Low-voltage contractor';
/** The search finds other papers too, by the words inside them. */
const paperName = 'Low-voltage license';
const waiting = 'Austin business registration';

const idName = 'Driver’s license';

/** Staff verified one license and an ID by their papers, so that others see them; another license waits. */
export async function showLicenses(ask: Ask, administrator: string): Promise<void> {
  const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: `${bookkeeper.key}@demo.sidework.local`,
    password: demoPassword,
  });
  const token = String(session.access_token);
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
