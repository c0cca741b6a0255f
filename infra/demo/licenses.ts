import { bookkeeper } from './books.ts';
import type { Ask } from './deeds.ts';
import { demoPassword } from './people.ts';

type Json = Record<string, unknown>;

const verified = 'Low-voltage contractor';
/** The search finds other papers too, by the words inside them. */
const paperName = 'Low-voltage license';
const waiting = 'Austin business registration';

/** Staff verified one license by its paper, so that the gigs of its owner show it; another waits for them. */
export async function showLicenses(ask: Ask, administrator: string): Promise<void> {
  const session = await ask('POST', '/auth/v1/token?grant_type=password', undefined, {
    email: `${bookkeeper.key}@demo.sidework.local`,
    password: demoPassword,
  });
  const token = String(session.access_token);
  const { items: papers } = await ask('GET', '/api/documents?search=license', token);
  const { items: licenses } = await ask('GET', '/api/licenses', token);
  const paper = (papers as Json[]).find(({ documentName }) => documentName === paperName);
  const documentId = paper?.id;
  for (const name of [verified, waiting]) {
    const license = (licenses as Json[]).find(({ licenseName }) => licenseName === name);
    await ask('POST', `/api/licenses/${license?.id}/check`, token, { documentId });
  }
  const { items: asked } = await ask('GET', '/api/license-checks', administrator);
  const { id, version } = (asked as Json[]).find((each) => each.licenseName === verified) ?? {};
  await ask('POST', `/api/license-checks/${id}/verify`, administrator, { version });
}
