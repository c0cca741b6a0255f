import { type Paper, printPaper } from '@sidework/chassis/papers/paper';
import { fitted, isolated, setText } from '@sidework/chassis/papers/set-text';
import { deliveryText } from '@sidework/contracts/education-events/delivery-text';
import { toBuffer } from 'qrcode';
import { approvalsOf, type ShownCertificate, statusOf } from './certificate.ts';
import { fieldOfStudyOf } from './view.ts';

const green = '#0b6b4f';
const soft = '#55605a';
const left = 54;
/** Points between two facts, and below them for the notice. */
const gap = 3;
const noticeHeight = 34;

/** A certificate on paper: its QR code leads to the page that says whether it still holds. */
export async function certificatePdf(
  certificate: ShownCertificate,
  verifyUrl: string,
): Promise<Buffer> {
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
      const { courseTitle } = certificate;
      const holderName = certificate.supersededAt ? unnamed : certificate.holderName;
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
      y = Math.max(y + 8, 276);
      const facts = factsOf(certificate);
      const size = await sizeOf(facts, beside.width, height - 40 - y - noticeHeight);
      for (const fact of facts) y = (await write(fact, { ...beside, y, size })) + gap;
      await write(noticeOf(certificate), {
        ...beside,
        y: y + 6,
        size: Math.min(size, 9),
        color: soft,
      });
      await sign(certificate, { page, write }, { x: width - 214, y: 292, width: 160 });
      page.image(code, width - 214, height - 250, { width: 160 });
      const below = { x: width - 214, y: height - 84, width: 160, align: 'center' } as const;
      await write('Scan to verify', { ...below, size: 10, color: soft });
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

/** A replaced certificate does not tell the former name of its holder. */
const unnamed = 'The holder of this certificate';

/** A certificate from before time was measured has the minutes that its course says. */
const timeOf = ({ activeMinutes, hours }: ShownCertificate) =>
  activeMinutes === null
    ? `${Math.round(hours * 60)} minutes of instruction`
    : `${activeMinutes} minutes of active learning; 50 minutes are one credit`;

/** The largest size at which all facts stand above the foot of the page. */
async function sizeOf(facts: string[], width: number, room: number): Promise<number> {
  for (const size of [11, 10, 9, 8, 7, 6]) {
    const lines = await Promise.all(facts.map((fact) => setText(fact, { size, width })));
    if (lines.flat().length * size * 1.4 + facts.length * gap <= room) return size;
  }
  return 5;
}

/** The one who answers for the course, above a line. */
async function sign(
  { details, sponsorName }: ShownCertificate,
  { page, write }: Paper,
  place: { x: number; y: number; width: number },
): Promise<void> {
  if (!details?.signerName) return;
  const { signerName, signerTitle } = details;
  const { x, y, width } = place;
  const name = await fitted(signerName, [14, 10, 8], { ...place, weight: 'bold' });
  const line = Math.min(await write(signerName, name), y + 30);
  page
    .moveTo(x, line)
    .lineTo(x + width, line)
    .lineWidth(0.5)
    .stroke(soft);
  const role = signerTitle || `For ${isolated(sponsorName)}`;
  const style = await fitted(role, [9, 7], { ...place, y: line + 2 });
  await write(role, { ...style, color: soft });
}

/** A certificate that counts for nothing says so in large letters. */
const marksOf = (certificate: ShownCertificate) =>
  [certificate.isSample && 'SAMPLE', markOf[statusOf(certificate)]].filter(Boolean).join(' ');
const markOf = { valid: '', revoked: 'REVOKED', superseded: 'REPLACED' };

const noticeOf = ({ credits }: ShownCertificate) =>
  [
    credits > 0 && 'Credits are granted on a 50-minute hour.',
    'This says that the course was completed here; whether a board accepts it is for the board to say.',
  ]
    .filter(Boolean)
    .join(' ');

function factsOf(certificate: ShownCertificate): string[] {
  const { details, credits, hours, isSample } = certificate;
  const approvals = approvalsOf(certificate).map(
    ({ state, number, validThrough }) =>
      `${state} no. ${number}, valid through ${dayText(validThrough)}`,
  );
  const sponsor = [certificate.sponsorName, details?.sponsorAddress ?? '']
    .filter((part) => part !== '')
    .map(isolated);
  return [
    `Completed on ${dayText(certificate.completedOn)}`,
    isSample
      ? 'The lessons of this course are samples: no hours and no credits'
      : `${hours} hours, ${credits} credits (${timeOf(certificate)})`,
    `Field of study: ${isolated(fieldOfStudyOf(certificate))}`,
    `Delivery: ${deliveryOf(certificate)}`,
    `Sponsor: ${sponsor.join(', ')}`,
    details?.sponsorNumber && `Sponsor number: ${isolated(details.sponsorNumber)}`,
    approvals.length > 0 && `Approved by: ${approvals.join('; ')}`,
    `Certificate ${certificate.code}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

const deliveryOf = ({ format, details }: ShownCertificate) =>
  deliveryText(format, details?.place ? isolated(details.place) : null);

/** A day as it is written in a sentence. */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
