import { type Paper, printPaper } from '@sidework/chassis/papers/paper';
import { fitted, setText } from '@sidework/chassis/papers/set-text';
import { shownName } from '@sidework/chassis/people/shown-name';
import {
  type ContractParty,
  contractName,
} from '@sidework/contracts/client-services/contract-words';
import type { Signed } from '../work-contracts/contract.ts';
import type { WholeContract } from '../work-contracts/queries.ts';
import * as Sheet from './sheet.ts';

const width = Sheet.right - Sheet.margin;
const bottom = 710;
const textSizes = [9.5, 8.5, 7.5];
const signaturesHeight = 130;

/** A contract or an amendment with both signatures. It fits on one page, unless its description has very many lines. */
export function printContract({ contract, signatures }: WholeContract): Promise<Buffer> {
  const { kind, terms, sections, textHash } = contract;
  return printPaper(
    { title: `${contractName[kind]}: ${terms.title}`, hasFeet: true },
    async (paper) => {
      const top = await writeTop(paper, contractName[kind], terms.title, signatures);
      const size = await sizeFor(sections, bottom - signaturesHeight - top);
      let y = top;
      for (const { heading, text } of sections) {
        y = await writeParagraph(paper, heading, { y: y + size, size, weight: 'bold' });
        for (const paragraph of text.split('\n'))
          y = await writeParagraph(paper, paragraph, { y, size, weight: 'plain' });
      }
      if (y > bottom - signaturesHeight) y = turnPage(paper);
      await writeSignatures(paper, signatures, textHash, y + 20);
      await writeFeet(paper);
    },
  );
}

async function writeTop(paper: Paper, kind: string, title: string, signatures: Signed[]) {
  const { write } = paper;
  const color = Sheet.green;
  await write(kind.toUpperCase(), { x: Sheet.margin, y: 50, size: 11, weight: 'bold', color });
  const room = { x: Sheet.margin, y: 66, width, weight: 'bold' } as const;
  const y = await write(title, await fitted(title, [22, 16, 11], room));
  const names = { professional: 'Professional', client: 'Client' };
  const nameOf = (party: ContractParty) =>
    shownName(signatures.find((each) => each.party === party)?.name);
  const ends = [
    await Sheet.writeBlock(
      paper,
      [names.professional, nameOf('professional')],
      Sheet.margin,
      y + 10,
    ),
    await Sheet.writeBlock(paper, [names.client, nameOf('client')], Sheet.middle, y + 10),
  ];
  const end = Math.max(...ends) + 8;
  Sheet.rule(paper, end, Sheet.margin, 1.5);
  return end;
}

/** The largest size in which the whole text stands on one page, or the smallest. */
async function sizeFor(sections: { heading: string; text: string }[], room: number) {
  for (const size of textSizes) {
    let height = 0;
    for (const { heading, text } of sections)
      height += size + (await heightOf(`${heading}\n${text}`, size));
    if (height <= room) return size;
  }
  return Math.min(...textSizes);
}

const heightOf = async (text: string, size: number) =>
  (await setText(text, { size, width })).length * 1.4 * size;

interface Style {
  y: number;
  size: number;
  weight: 'bold' | 'plain';
}

async function writeParagraph(paper: Paper, text: string, style: Style): Promise<number> {
  const fits = style.y + (await heightOf(text, style.size)) <= bottom;
  const y = fits ? style.y : turnPage(paper);
  return paper.write(text, { ...style, y, x: Sheet.margin, width });
}

function turnPage({ page }: Paper): number {
  page.addPage();
  return 50;
}

async function writeSignatures(paper: Paper, signatures: Signed[], hash: string, top: number) {
  const { write } = paper;
  for (const signature of signatures) {
    const { party, signedAt, address } = signature;
    const x = party === 'professional' ? Sheet.margin : Sheet.middle;
    const room = { x, width: Sheet.middle - Sheet.margin - 20 };
    const small = { ...room, size: 8.5, color: Sheet.soft };
    let y = await write(`Signed by the ${party}`, { ...small, y: top });
    const name = shownName(signature.name);
    y = await write(name, await fitted(name, [15, 11, 8], { ...room, y: y + 2, weight: 'bold' }));
    y = await write(momentText(signedAt), { ...small, y: y + 2 });
    if (address) await write(`From the IP address ${address}`, { ...small, y });
  }
  const y = top + 84;
  Sheet.rule(paper, y);
  await write(`SHA-256 of the text above: ${hash}`, {
    x: Sheet.margin,
    y: y + 6,
    size: 7.5,
    color: Sheet.soft,
  });
}

const momentText = (moment: Date): string =>
  `${Sheet.dayText(moment)}, ${moment.toISOString().slice(11, 19)} UTC`;

async function writeFeet({ page, write }: Paper): Promise<void> {
  const { count } = page.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(at);
    const foot = { y: 733, size: 8.5, color: Sheet.soft } as const;
    await write('Sidework', {
      x: Sheet.margin,
      y: 730,
      size: 12,
      weight: 'bold',
      color: Sheet.green,
    });
    await write('Signed electronically on Sidework. Times are those of UTC.', {
      x: Sheet.margin + 84,
      ...foot,
    });
    await write(`Page ${at + 1} of ${count}`, { x: Sheet.right, ...foot, align: 'right' });
  }
}
