import list from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };

/** The package orders its 49,000 by how often they turn up in leaks; rarer ones make ordinary passwords fail. */
const taken = 10_000;

/** The passwords that are tried first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list.slice(0, taken));
