import { printPaper } from '@sidework/chassis/papers/paper';
import { fitted, isolated } from '@sidework/chassis/papers/set-text';
import { courseFormatLabel } from '@sidework/contracts/education-events/course-options';
import { toBuffer } from 'qrcode';
import { type Certificate, statusOf } from './certificate.ts';

const green = '#0b6b4f';
const left = 54;

/** A certificate on paper: its QR code leads to the page that says whether it still holds. */
export async function certificatePdf(certificate: Certificate, verifyUrl: string): Promise<Buffer> {
  const code = await toBuffer(verifyUrl, { margin: 1, width: 360 });
  return printPaper(
    { title: 'Certificate of completion', landscape: true },
    async ({ page, write }) => {
      const { width, height } = page.page;
      const beside = { x: left, width: width - 320 };
      const across = { x: left, width: width - 2 * left };
      page
        .rect(24, 24, width - 48, height - 48)
        .lineWidth(2)
        .stroke(green);
      const mark = { x: left, y: left, size: 14, weight: 'bold', color: green } as const;
      await write('Sidework', mark);
      await write('Certificate of completion', { x: left, y: 84, size: 30, weight: 'bold' });
      let y = await write('This is to certify that', { x: left, y: 142, size: 13 });
      const { holderName, courseTitle } = certificate;
      const bold = { weight: 'bold' } as const;
      y = await write(
        holderName,
        await fitted(holderName, [24, 14, 10], { ...bold, ...across, y }),
      );
      y = await write('has completed the course', { x: left, y: y + 4, size: 13 });
      y = await write(
        courseTitle,
        await fitted(courseTitle, [20, 14, 10], { ...bold, ...beside, y }),
      );
      y = Math.max(y + 8, 300);
      for (const fact of factsOf(certificate))
        y = (await write(fact, await fitted(fact, [12, 9], { ...beside, y }))) + 4;
      await write(
        'It says that the course was completed here. Whether a board accepts it is for the board to say.',
        { ...beside, y: y + 12, size: 10, color: '#55605a' },
      );
      page.image(code, width - 214, height - 250, { width: 160 });
      const below = { x: width - 214, y: height - 84, width: 160, align: 'center' } as const;
      await write('Scan to verify', { ...below, size: 10, color: '#55605a' });
      const marks = marksOf(certificate);
      if (marks)
        await write(marks, {
          x: width - 54,
          y: 54,
          size: 40,
          color: '#b3261e',
          align: 'right',
        });
    },
  );
}

/** A certificate from before time was measured has the minutes that its course says. */
const timeOf = ({ activeMinutes, hours }: Certificate) =>
  activeMinutes === null
    ? `${Math.round(hours * 60)} minutes of instruction`
    : `${activeMinutes} minutes of active learning; 50 minutes are one credit`;

/** A certificate that counts for nothing says so in large letters. */
const marksOf = (certificate: Certificate) =>
  [certificate.isSample && 'SAMPLE', statusOf(certificate) === 'revoked' && 'REVOKED']
    .filter(Boolean)
    .join(' ');

function factsOf(certificate: Certificate): string[] {
  return [
    `Completed on ${certificate.completedOn}`,
    certificate.isSample
      ? 'The lessons of this course are samples: no hours and no credits'
      : `${certificate.hours} hours, ${certificate.credits} credits (${timeOf(certificate)})`,
    `Field of study: ${certificate.category}`,
    `Delivered ${courseFormatLabel(certificate.format).toLowerCase()} by ${isolated(certificate.sponsorName)}`,
    `Certificate ${certificate.code}`,
  ];
}
