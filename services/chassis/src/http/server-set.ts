import { type Fields, forbidden, unprocessable } from '../errors.ts';

/**
 * Some bodies may carry what the server sets, but only with that very value: an owner id of another is 403, any other
 * difference 422. What is stored is the server's value either way.
 */
export function agreeWithServer<B extends object>(
  body: B,
  values: { owner?: Partial<B>; fixed?: Partial<B> },
): void {
  if (Object.keys(differences(body, values.owner)).length > 0) throw forbidden('permission_denied');
  const faults = differences(body, values.fixed);
  if (Object.keys(faults).length > 0) throw unprocessable('server_sets_this', undefined, faults);
}

function differences<B extends object>(body: B, expected: Partial<B> = {}): Fields {
  const faults: Fields = {};
  for (const [name, value] of Object.entries(expected)) {
    const given = body[name as keyof B];
    if (given !== undefined && given !== value)
      faults[name] = 'This value is set by Sidework and cannot be changed.';
  }
  return faults;
}
