import type { ReadContact } from './contact-file.ts';

interface Line {
  name: string;
  value: string;
}

/** Long lines go on in the next after a blank. Quoted-printable ones go on after `=`, by which a picture or an address may end. */
function linesOf(card: string): Line[] {
  const unfolded = card
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .replaceAll(/^[^:\n]*QUOTED-PRINTABLE[^:\n]*:.*(?:(?<==)\n.*)*/gim, (line) =>
      line.replaceAll('=\n', ''),
    );
  return unfolded.split('\n').flatMap((line) => {
    const at = colonOf(line);
    if (at < 0) return [];
    const [name = '', ...params] = line.slice(0, at).toUpperCase().split(';');
    const value = line.slice(at + 1);
    const isQuoted = params.some((param) => param.endsWith('QUOTED-PRINTABLE'));
    // Apple puts a group before the name: `item1.TEL`.
    return [{ name: name.replace(/^.*\./, ''), value: isQuoted ? unquoted(value) : value }];
  });
}

/** A colon within quotes belongs to a parameter. */
function colonOf(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

function unquoted(value: string): string {
  const bytes = new Uint8Array(
    [...value.matchAll(/=([0-9A-F]{2})|([\s\S])/gi)].flatMap(([, hex, letter = '']) =>
      hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
    ),
  );
  return new TextDecoder().decode(bytes);
}

const plain = (value: string) =>
  value
    .replaceAll(/\\n/gi, '\n')
    .replaceAll(/\\([,;:\\])/g, '$1')
    .trim();
/** The parts of a name or an address stand between semicolons that no backslash precedes. */
const partsOf = (value: string) => value.split(/(?<!\\);/).map(plain);

/** Reads the cards of a file of vCard 2.1, 3.0 or 4.0. */
export function readVCards(text: string): ReadContact[] {
  const cards = text.replace(/^\uFEFF/, '').match(/BEGIN:VCARD[\s\S]*?END:VCARD/gi) ?? [];
  return cards.map((card) => {
    const lines = linesOf(card);
    const of = (name: string) =>
      lines.find((line) => line.name === name && line.value.trim())?.value ?? '';
    const [last = '', first = '', middle = ''] = partsOf(of('N'));
    const [, , street = '', city = '', state = '', zip = ''] = partsOf(of('ADR'));
    const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    return {
      fullName:
        plain(of('FN')) ||
        [first, middle, last].filter(Boolean).join(' ') ||
        (partsOf(of('ORG'))[0] ?? ''),
      email: plain(of('EMAIL')).replace(/^mailto:/i, ''),
      phone: plain(of('TEL')).replace(/^tel:/i, '').replace(/;ext=/i, ' x'),
      address: [street, town].filter(Boolean).join(', '),
      notes: plain(of('NOTE')),
    };
  });
}
