import { refused } from '../refusals/refusal.ts';

const bcrypt = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/;
const argon2id =
  /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;

/** Kibibytes and passes: dearer ones would let a sign-in take the whole process. */
const most = { memory: 262_144, passes: 16, lanes: 16 };

/** Before an argon2id hash that was made elsewhere, and so without our pepper. */
export const imported = 'imported:';

/** A hash of another server, as it is kept here until its owner signs in. */
export function importHash(hash: string): string {
  if (bcrypt.test(hash)) return hash;
  const [, memory, passes, lanes] = argon2id.exec(hash) ?? [];
  const isBounded =
    memory !== undefined &&
    Number(memory) <= most.memory &&
    Number(passes) <= most.passes &&
    Number(lanes) <= most.lanes &&
    Number(memory) >= 8 * Number(lanes) &&
    Math.min(Number(passes), Number(lanes)) >= 1;
  if (isBounded) return imported + hash;
  throw refused('validation_failed', 'The password hash must be one of argon2id or bcrypt');
}
