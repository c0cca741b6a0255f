import { courseFormatLabel } from '@sidework/contracts/education-events/course-options';
import { toBuffer } from 'qrcode';
import { fontOf, pdf } from '../files/pdf.ts';
import { type Certificate, statusOf } from './certificate.ts';

const green = '#0b6b4f';

/** A certificate on paper: its QR code leads to the page that says whether it still holds. */
export async function certificatePdf(certificate: Certificate, verifyUrl: string): Promise<Buffer> {
  const code = await toBuffer(verifyUrl, { margin: 1, width: 360 });
  const minutes = Math.round(certificate.hours * 60);
  return pdf({ title: 'Certificate of completion', landscape: true }, (page) => {
    const { width, height } = page.page;
    page
      .rect(24, 24, width - 48, height - 48)
      .lineWidth(2)
      .stroke(green);
    page.fillColor(green).font('Helvetica-Bold').fontSize(14).text('Sidework', 54, 54);
    page.fillColor('#1b1f1d').fontSize(30).text('Certificate of completion', 54, 92);
    page.font('Helvetica').fontSize(13).text('This is to certify that', 54, 150);
    const { holderName, courseTitle } = certificate;
    page.font(fontOf(holderName, 'bold')).fontSize(24).text(holderName, 54, 172);
    page.font('Helvetica').fontSize(13).text('has completed the course', 54, 214);
    page
      .font(fontOf(courseTitle, 'bold'))
      .fontSize(20)
      .text(courseTitle, 54, 236, {
        width: width - 320,
      });
    const facts = [
      `Completed on ${certificate.completedOn}`,
      `${certificate.hours} hours, ${certificate.credits} credits (${minutes} minutes of instruction)`,
      `Field of study: ${certificate.category}`,
      `Delivered ${courseFormatLabel(certificate.format).toLowerCase()} by ${certificate.sponsorName}`,
      `Certificate ${certificate.code}`,
    ];
    page.fontSize(12);
    for (const [line, fact] of facts.entries())
      page.font(fontOf(fact)).text(fact, 54, 320 + line * 22);
    page.font('Helvetica').fontSize(10).fillColor('#55605a');
    page.text(
      'It says that the course was completed here. Whether a board accepts it is for the board to say.',
      54,
      450,
      { width: width - 320 },
    );
    page.image(code, width - 214, height - 250, { width: 160 });
    page.text('Scan to verify', width - 214, height - 84, { width: 160, align: 'center' });
    if (statusOf(certificate) === 'revoked')
      page
        .fillColor('#b3261e')
        .fontSize(40)
        .text('REVOKED', width - 260, 54);
  });
}
