import { expect, it } from 'vitest';
import { importHash } from './imported-hash.ts';

const salt = 'c2l4dGVlbiBieXRlcyEhIQ';
const tag = 'a'.repeat(43);
const ofBcrypt = 'abcdefghijklmnopqrstuv0123456789012345678901234567890';

it.each([[`$2b$10$${ofBcrypt}`], [`$2a$04$${ofBcrypt}`], [`$2y$14$${ofBcrypt}`]])(
  'takes the bcrypt hash %s as it is',
  (hash) => {
    expect(importHash(hash)).toBe(hash);
  },
);

it('marks an argon2id hash, which was made without the pepper', () => {
  const hash = `$argon2id$v=19$m=65536,t=3,p=4$${salt}$${tag}`;
  expect(importHash(hash)).toBe(`imported:${hash}`);
});

it.each([
  'secret1x',
  `$2b$31$${ofBcrypt}`,
  `$2x$10$${ofBcrypt}`,
  `$argon2i$v=19$m=65536,t=3,p=4$${salt}$${tag}`,
  `$argon2id$v=16$m=65536,t=3,p=4$${salt}$${tag}`,
  `$argon2id$v=19$m=999999,t=3,p=4$${salt}$${tag}`,
  `$argon2id$v=19$m=65536,t=99,p=4$${salt}$${tag}`,
  `$argon2id$v=19$m=8,t=3,p=4$${salt}$${tag}`,
  `$argon2id$v=19$m=65536,t=0,p=4$${salt}$${tag}`,
  `imported:$argon2id$v=19$m=64,t=1,p=1$${salt}$${tag}`,
])('refuses %s', (hash) => {
  expect(() => importHash(hash)).toThrow('must be one of argon2id or bcrypt');
});
