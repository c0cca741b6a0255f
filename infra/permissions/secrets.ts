import type { Family } from '../faults/people/family.ts';
import type { Cast } from './cast.ts';
import {
  exactPlace,
  professionalsPhone,
  shownToAdults,
  type World,
  words,
} from './world-of-leaks.ts';

export interface Secret {
  text: string;
  ownerId: string;
  /** Whether only children may not read it. */
  isAdults?: boolean;
}

export interface Reader {
  name: string;
  token: string | undefined;
  /** They may read the secrets of these people. */
  knows: string[];
  isChild?: boolean;
  /** An administrator may read everybody's facts here, and the read is recorded. */
  mayReadAt?: RegExp;
}

export function secretsOf({
  client,
  professional,
  family,
  otherFamily,
  unverified,
}: World): Secret[] {
  const relatives = [family, otherFamily].flatMap(({ child, guardian }) => [child, guardian]);
  return [
    ...[...relatives, unverified].flatMap(({ id, secrets }) =>
      secrets.map((text) => ({ text, ownerId: id })),
    ),
    ...[client, professional].map(({ id, email }) => ({ text: email, ownerId: id })),
    ...exactPlace.map((text) => ({ text, ownerId: client.id })),
    { text: professionalsPhone, ownerId: professional.id },
    ...shownToAdults.client.map((text) => ({ text, ownerId: client.id, isAdults: true })),
    ...[...shownToAdults.professional, words.toLowerCase()].map((text) => {
      return { text, ownerId: professional.id, isAdults: true };
    }),
  ];
}

export function readersOf(world: World, cast: Cast): Reader[] {
  const { client, professional, family, otherFamily, unverified } = world;
  const ofFamily = ({ child, guardian }: Family) => [child.id, guardian.id];
  return [
    { name: 'a visitor', token: undefined, knows: [] },
    { name: 'a stranger', token: cast.tokens.OU, knows: [] },
    { name: 'the client', token: client.token, knows: [client.id] },
    // A hired professional is told the place.
    { name: 'the professional', token: professional.token, knows: [professional.id, client.id] },
    // A child knows its own; what it told of its parent it is shown masked.
    { name: 'a child', token: family.child.token, knows: [family.child.id], isChild: true },
    {
      name: 'another verified child',
      token: otherFamily.child.token,
      knows: [otherFamily.child.id],
      isChild: true,
    },
    {
      name: 'a child that may not act',
      token: unverified.token,
      knows: [unverified.id],
      isChild: true,
    },
    { name: 'a guardian', token: family.guardian.token, knows: ofFamily(family) },
    {
      name: 'the guardian of another child',
      token: otherFamily.guardian.token,
      knows: ofFamily(otherFamily),
    },
    {
      name: 'an administrator',
      token: cast.tokens.AD,
      knows: [],
      mayReadAt: /^\/(auth\/v1\/admin\/|api\/admin\/accounts\/)/,
    },
  ];
}
