import { forbidden, invalid, notFound } from '@sidework/chassis/errors';
import type { ConsentRequest } from './table.ts';

/** Every fault of a link gets the same answer. */
const linkInvalid = () => notFound('consent_link_invalid');

export function requireUsable(
  request: ConsentRequest | undefined,
  isRight: boolean,
  now: Date,
): ConsentRequest {
  const isOpen = request && !request.usedAt && !request.endedAt && request.expiresAt > now;
  if (!isRight || !isOpen) throw linkInvalid();
  return request;
}

export function requireAbout({ childId }: ConsentRequest, givenId: string): void {
  if (childId !== givenId) throw linkInvalid();
}

/** Only one of those who come at once holds a link, or uses it up. */
export function requireTaken<T>(taken: T | undefined): T {
  if (taken === undefined) throw linkInvalid();
  return taken;
}

export function requireCode(code: string | undefined): string {
  if (!code) throw forbidden('consent_code_needed');
  return code;
}

export function requireRightCode(
  { codeHash, codeExpiresAt }: Pick<ConsentRequest, 'codeHash' | 'codeExpiresAt'>,
  digest: string,
  now: Date,
): void {
  const counts = codeExpiresAt && codeExpiresAt > now;
  if (!counts || codeHash !== digest)
    throw invalid('invalid_input', undefined, { code: 'This code is wrong or no longer counts' });
}

export function requireCard({ method, card }: { method: string; card?: unknown }): void {
  if (method === 'card' && !card)
    throw invalid('invalid_input', undefined, { card: 'Enter the card' });
}
