import { printPaper } from '@sidework/chassis/papers/paper';
import { fitted, isolated } from '@sidework/chassis/papers/set-text';
import { evidenceText } from '@sidework/contracts/client-services/agreements';
import type { ProofPayload } from '@sidework/contracts/client-services/proofs';
import { toBuffer } from 'qrcode';
import type { Proof } from './proof.ts';

const margin = 54;
const right = 612 - margin;
const bottom = 792 - 84;
const green = '#0b6b4f';
const soft = '#55605a';
const codeSize = 96;

/** A proof on paper, with the signed JSON attached to the file; its QR code leads to what ended since. */
export async function printProof({
  payload,
  signed,
}: Pick<Proof, 'payload' | 'signed'>): Promise<Buffer> {
  const code = await toBuffer(payload.verifyAt, { margin: 1, width: 360 });
  return printPaper({ title: 'Proof of work', hasFeet: true }, async ({ page, write }) => {
    const soften = { size: 9, color: soft } as const;
    page.file(Buffer.from(JSON.stringify(signed)), {
      name: `sidework-proof-${payload.code}.json`,
      type: 'application/json',
      description: 'The same proof, signed',
      creationDate: new Date(payload.issuedAt),
      modifiedDate: new Date(payload.issuedAt),
    });
    const beside = { x: margin, width: right - margin - codeSize - 16 };
    await write('Sidework', { x: margin, y: 48, size: 14, weight: 'bold', color: green });
    let y = await write('Proof of work', { x: margin, y: 72, size: 26, weight: 'bold' });
    const { holderName } = payload;
    y = await write(
      holderName,
      await fitted(holderName, [18, 13, 10], { ...beside, y: y + 2, weight: 'bold' }),
    );
    y = await write(`Signed ${dayText(payload.issuedAt)} · Code ${payload.code}`, {
      ...beside,
      ...soften,
      y: y + 4,
    });
    page.image(code, right - codeSize, 48, { width: codeSize });
    y = Math.max(y, 48 + codeSize) + 10;

    for (const { heading, lines } of sectionsOf(payload)) {
      if (y > bottom - 40) y = turn();
      y = await write(heading, { x: margin, y: y + 12, size: 13, weight: 'bold' });
      for (const line of lines) {
        if (y > bottom) y = turn();
        y = await write(line, { x: margin, y: y + 3, width: right - margin, size: 10 });
      }
    }

    const { count } = page.bufferedPageRange();
    for (let number = 1; number <= count; number += 1) {
      page.switchToPage(number - 1);
      await write(footText(payload), { x: margin, y: 728, width: right - margin - 70, ...soften });
      await write(`Page ${number} of ${count}`, { x: right, y: 728, align: 'right', ...soften });
    }

    function turn(): number {
      page.addPage();
      return margin;
    }
  });
}

const footText = ({ verifyAt }: ProofPayload) =>
  `A license or a review that ended later is told at ${verifyAt}. The signature is in the attached file. Days are those of UTC.`;

function sectionsOf({ services, reviews, licenses, education }: ProofPayload) {
  const stars = reviews.ratings.map(({ rating, count }) => `${rating} stars: ${count}`).reverse();
  const reviewCount = reviews.ratings.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      heading: `Licenses checked by Sidework: ${licenses.length}`,
      lines: licenses.map(
        ({ name, state, until, verifiedOn }) =>
          `${isolated(name)}, ${state}, checked ${dayText(verifiedOn)}${until ? `, until ${dayText(until)}` : ''}`,
      ),
    },
    {
      heading: `Continuing education: ${education.credits} credits`,
      lines: education.listed.map(
        ({ title, credits, completedOn, certificateCode }) =>
          `${isolated(title)}, ${credits} credits, ${dayText(completedOn)}, certificate ${certificateCode}`,
      ),
    },
    {
      heading: `Reviews: ${reviews.average === null ? 'none' : `${reviews.average.toFixed(1)} of 5 from ${reviewCount}`}`,
      lines: reviewCount > 0 ? [stars.join(' · ')] : [],
    },
    {
      heading: `Completed services: ${services.completed}`,
      lines: [
        ...services.listed.map(
          ({ title, completedOn, evidence }) =>
            `${dayText(completedOn)}, ${title ? isolated(title) : 'a service'}, ${evidenceText[evidence].toLowerCase()}`,
        ),
        ...(services.completed > services.listed.length
          ? [`The ${services.listed.length} newest are listed.`]
          : []),
      ],
    },
  ];
}

/** A day as it is written in a sentence. */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
