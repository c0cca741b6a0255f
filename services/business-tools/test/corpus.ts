import { aDoc, aPdf, aZip, eicar, honest, officeParts } from '@sidework/chassis/testing/files';
import {
  type DocumentFormat,
  documentFormats,
} from '@sidework/contracts/business-tools/document-options';

export interface Sample {
  what: string;
  name: string;
  body: Buffer;
  isTaken: boolean;
}

const formats = Object.keys(documentFormats) as DocumentFormat[];
const office = { docx: 'word', xlsx: 'xl' } as const;
const page = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 0x90)]);
const hostileNames = [
  'a',
  'a b',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  'a.php',
  '名前',
  "a';--",
  'CON',
  '.htaccess',
  'C:\\a',
  '%00',
  'x'.repeat(200),
];

/** Formats whose files are made alike, so that one may bear the ending of the other. */
const alike = [['jpg', 'jpeg']];
const isAlike = (one: string, other: string) =>
  alike.some((pair) => pair.includes(one) && pair.includes(other));

/**
 * Uploads of every kind: the same for the same seed. The first ones are written out; the others are made by chance until
 * there are `count`. No sample is both taken and hostile in more than its name.
 */
export async function corpus(count: number, seed: number): Promise<Sample[]> {
  const samples = [...(await writtenOut()), ...bombs()];
  const pick = chance(seed);
  while (samples.length < count) samples.push(await byChance(pick));
  return samples;
}

async function writtenOut(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const add = (what: string, name: string, body: Buffer, isTaken = false) =>
    samples.push({ what, name, body, isTaken });
  for (const format of formats) {
    const body = await honest[format]();
    for (const name of hostileNames) add('honest', `${name}.${format}`, body, true);
    for (const other of formats)
      if (other !== format && !isAlike(format, other))
        add(`${format} named ${other}`, `a.${other}`, body);
    add('a program', `a.${format}`, program);
    add('a page', `a.${format}`, page);
    add('a drawing', `a.${format}`, drawing);
    add('a page before it', `a.${format}`, Buffer.concat([page, body]));
    if (format !== 'txt') add('cut off', `a.${format}`, body.subarray(0, 6));
  }
  add('a page behind a PDF', 'a.pdf', Buffer.concat([aPdf(400), page, Buffer.alloc(2_000, 0x20)]));
  add('a picture that is a page', 'a.gif', Buffer.concat([Buffer.from('GIF89a'), page]));
  add('a virus', 'a.txt', eicar);
  add('zeros', 'a.doc', Buffer.concat([(await honest.doc()).subarray(0, 8), Buffer.alloc(8_000)]));
  add('macros', 'a.doc', aDoc({ '/Macros/VBA/dir': page }));
  return samples;
}

function bombs(): Sample[] {
  return Object.entries(office).flatMap(([format, folder]) => {
    const other = folder === 'word' ? 'xl' : 'word';
    const parts = officeParts(folder);
    const bomb = (content: Buffer, says = {}) =>
      aZip([...parts, { name: `${folder}/bomb.xml`, content, says }]);
    const named = (name: string) => aZip([...parts, { name, content: page }]);
    const many = Array.from({ length: 2_001 }, (_, n) => ({
      name: `${folder}/${n}`,
      content: Buffer.from('x'),
    }));
    const made: [what: string, body: Buffer][] = [
      ['a bomb', bomb(Buffer.alloc(3_000_000))],
      ['a bomb of 600 MB', bomb(Buffer.alloc(10), { unpacked: 600_000_000, packed: 600_000_000 })],
      ['a bomb that says it is small', bomb(Buffer.alloc(3_000_000), { unpacked: 100 })],
      ['a part that says less', bomb(drawing, { unpacked: 10 })],
      ['a virus in a part', bomb(eicar)],
      ['macros', aZip([...parts, { name: `${folder}/vbaProject.bin`, content: page }])],
      ['a climbing name', named('../a.xml')],
      ['an absolute name', named('/a.xml')],
      ['a name of a drive', named('c:\\a.xml')],
      ['a name twice', named(`${folder}/document.xml`)],
      ['many parts', aZip([...parts, ...many])],
      ['other parts', aZip([{ name: 'a.txt', content: page }])],
      ['parts of the other', aZip(officeParts(other))],
      ['a page behind it', Buffer.concat([aZip(parts), page])],
    ];
    return made.map(([what, body]) => ({ what, name: `a.${format}`, body, isTaken: false }));
  });
}

type Pick = (below: number) => number;

/** Whole numbers below a bound, always the same for a seed (mulberry32). */
function chance(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function byChance(pick: Pick): Promise<Sample> {
  const format = formats[pick(formats.length)] as DocumentFormat;
  const body = Buffer.from(await honest[format]());
  const name = `${hostileNames[pick(hostileNames.length)]}.${format}`;
  const refused = (what: string, bytes: Buffer) => ({ what, name, body: bytes, isTaken: false });
  switch (pick(5)) {
    case 0:
      return { what: 'honest', name, body, isTaken: true };
    case 1: {
      const noise = Buffer.from(Array.from({ length: 400 + pick(400) }, () => pick(256)));
      return refused('noise', noise);
    }
    case 2:
      return refused(
        'a page before it',
        Buffer.concat([page, body.subarray(0, pick(body.length))]),
      );
    case 3: {
      // A text has no signature: with another byte it is a text in the letters of Windows.
      if (format === 'txt') return refused('cut by a zero', Buffer.concat([body, Buffer.alloc(1)]));
      const at = pick(4);
      body[at] = (body[at] ?? 0) ^ 0x80;
      return refused('a byte of its signature changed', body);
    }
    default:
      return refused('a program before it', Buffer.concat([program, body]));
  }
}
