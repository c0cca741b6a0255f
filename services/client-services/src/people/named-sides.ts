import type { Namer } from '@sidework/chassis/people/namer';

interface Names {
  client: string | null;
  professional: string | null;
}

/** The two sides of the work, of which the other one is given by name alone. */
export const namedSides = (
  { clientId }: { clientId: string },
  userId: string,
  named: Namer,
  names: Names,
) =>
  clientId === userId
    ? { client: 'you', professional: named(names.professional) }
    : { client: named(names.client), professional: 'you' };
