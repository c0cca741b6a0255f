import type { Chance } from '../traffic/chance.ts';
import type { Booty, Forgery } from './forgery.ts';
import { decode, encode } from './signing.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same token, damaged on its way. */
export function textForgeries({ sound, key }: Booty): Record<string, Forgery> {
  const parts = sound.split('.');
  const [head = '', body = '', signature = ''] = parts;
  const whole = (chance: Chance, below: number) => Math.floor(chance.between(0, below));
  const flipped =
    (at: number): Forgery =>
    (chance) => {
      const bytes = Buffer.from(parts[at] ?? '', 'base64url');
      const place = whole(chance, bytes.length);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << whole(chance, 8));
      return { token: parts.with(at, bytes.toString('base64url')).join('.') };
    };
  const replaced = (text: string, place: number, letter: string) =>
    text.slice(0, place) + letter + text.slice(place + 1);
  return {
    'a bit of the header flipped': flipped(0),
    'a bit of the claims flipped': flipped(1),
    'a bit of the signature flipped': flipped(2),
    'a letter changed': (chance) => {
      const place = whole(chance, sound.length);
      const others = [...alphabet].filter((letter) => letter !== sound[place]);
      return { token: replaced(sound, place, chance.pick(others)) };
    },
    // 64 bytes leave four bits of the last letter unused.
    'its last letter changed': (chance) => ({
      token:
        sound.slice(0, -1) + chance.pick([...alphabet].filter((letter) => letter !== sound.at(-1))),
    }),
    'padding or rubbish at the end': (chance) => ({
      token: sound + chance.pick(['=', '==', '.', '..', 'A', '!', '%00', ',', ';', '"']),
    }),
    'rubbish within': (chance) => {
      const place = 1 + whole(chance, sound.length - 1);
      return {
        token:
          sound.slice(0, place) +
          chance.pick(['!', '=', '+', '/', '*', '\u00e4', '~']) +
          sound.slice(place),
      };
    },
    'cut short': (chance) => ({ token: sound.slice(0, 1 + whole(chance, sound.length - 1)) }),
    'its beginning missing': (chance) => ({
      token: sound.slice(1 + whole(chance, sound.length - 1)),
    }),
    'parts missing or doubled': (chance) => ({
      token: chance.pick([
        `${head}.${body}.`,
        `${head}.${body}`,
        `.${body}.${signature}`,
        `${head}..${signature}`,
        `${sound}.${signature}`,
        `${sound}.${sound}`,
        `${head}.${sound}`,
        `${head}.${body}.${signature}${signature}`,
        `${body}.${head}.${signature}`,
        `${signature}.${body}.${head}`,
        '..',
        '.',
        'null',
        '{}',
        head,
      ]),
    }),
    'parts of another token': () => {
      const other = key.sign(decode(head), { ...decode(body), iat: 1 }).split('.');
      return { token: [head, body, other[2]].join('.') };
    },
    'the text of another standard': (chance) => ({
      token: chance.pick([
        `${encode({ alg: 'dir', enc: 'A256GCM' })}..${encode({})}.${body}.${signature}`,
        `${encode({ alg: 'ES256', b64: false, crit: ['b64'] })}..${signature}`,
        JSON.stringify({ payload: body, signatures: [{ protected: head, signature }] }).replaceAll(
          ' ',
          '',
        ),
      ]),
    }),
    'a great length': (chance) => ({
      token: `${head}.${'a'.repeat(whole(chance, 8_000))}.${signature}`,
    }),
  };
}
