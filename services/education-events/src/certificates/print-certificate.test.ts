import { checkPdf } from '@sidework/chassis/testing/pdf';
import { picturesOfPdf } from '@sidework/chassis/testing/pdf-pictures';
import { piecesOfPdf, textOfPdf } from '@sidework/chassis/testing/pdf-text';
import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import * as Certificate from './certificate.ts';
import { certificatePdf } from './print-certificate.ts';

const verifyUrl = 'https://sidework.example/verify/ABCDEFGHJKLMNPQRSTUV';

const now = new Date('2026-11-22T12:00:00Z');
const details: CertificateDetails = {
  sponsorName: 'Feld Academy',
  sponsorAddress: '12 Market Street, Newark, NJ 07102',
  sponsorNumber: '103456',
  fieldOfStudy: 'Ethics',
  place: '',
  signerName: 'Naomi Feld',
  signerTitle: 'Director of Education',
  approvals: [{ state: 'New Jersey', number: 'NJ-88', validThrough: '2026-12-31' }],
};

const completed = (
  holderName: string,
  title = 'Fair Housing',
  educatorName: string | null = null,
  isSample = false,
  certificate: CertificateDetails | null = null,
) => ({
  course: {
    title,
    category: 'property',
    format: 'online' as const,
    durationHours: 4,
    credits: 4,
    isSample,
    certificate,
  },
  enrollment: { id: 'enrollment', userId: 'learner' },
  holderName,
  educatorName,
  activeMinutes: 212,
  timeZone: 'America/New_York',
  isChilds: false,
});
const printed = (...given: Parameters<typeof completed>) =>
  certificatePdf(
    Certificate.issue('one', 'ABCDEFGHJKLMNPQRSTUV', completed(...given), now),
    verifyUrl,
  );

describe('a certificate on paper', () => {
  it.each([
    'Ирина Соколова',
    'Νίκος Παπάς',
    'Łucja Wróbel',
    'Inês Carvalho',
    '田中 太郎',
    '김철수',
    'สมชาย ใจดี',
    'अर्जुन शर्मा',
    'Nguyễn Thị Ánh',
    'Łukasz Żółć',
    '李',
    'O',
    '-Anne',
    'Mia 🎉 Lopez',
    '=HYPERLINK("http://x.example","hi")',
  ])('shows the name %s', async (name) => {
    const pdf = await printed(name);
    await checkPdf(pdf);
    expect((await textOfPdf(pdf)).replaceAll('\n', '')).toContain(name);
  });

  it('leads to its page by its code', async () => {
    const pictures = await picturesOfPdf(await printed('Ada Example'));
    expect(pictures.map((picture) => decodeQR(picture))).toEqual([verifyUrl]);
  });

  it('says SAMPLE where the lessons were samples, and no hours [D-126]', async () => {
    const pdf = await printed('Ada Example', 'Fair Housing', null, true);
    const text = (await textOfPdf(pdf)).replaceAll('\n', ' ');
    expect(text).toContain('SAMPLE');
    expect(text).toContain('no hours and no credits');
    expect(await textOfPdf(await printed('Ada Example'))).not.toContain('SAMPLE');
  });

  it('has the elements that boards ask for, NASBA’s among them', async () => {
    const pdf = await printed('Ada Example', 'Fair Housing', null, false, details);
    await checkPdf(pdf);
    const text = (await textOfPdf(pdf)).replaceAll('\n', ' ');
    for (const element of [
      'Completed on November 22, 2026',
      'Field of study: Ethics',
      'Delivery: Online, self-study',
      'Sponsor: Feld Academy, 12 Market Street, Newark, NJ 07102',
      'Sponsor number: 103456',
      'Approved by: New Jersey no. NJ-88, valid through December 31, 2026',
      'Naomi Feld',
      'Director of Education',
      'granted on a 50-minute hour',
    ])
      expect(text).toContain(element);
  });

  it.each([
    ['online', '', 'Online, self-study'],
    ['in-person', '', 'In-person'],
    ['hybrid', '', 'Hybrid'],
    ['in-person', 'Newark Town Hall', 'In-person, at Newark Town Hall'],
  ] as const)('says self-study of no course that is %s with the place “%s”', async (...row) => {
    const [format, place, delivery] = row;
    const one = Certificate.issue('one', 'CODE', completed('Ada Example'), now);
    const pdf = await certificatePdf({ ...one, format, details: { ...details, place } }, verifyUrl);
    expect(await textOfPdf(pdf)).toContain(`Delivery: ${delivery}\n`);
  });

  it('says REVOKED, or that it was replaced, in large letters', async () => {
    const one = Certificate.issue('one', 'CODE', completed('Ada Example'), now);
    const textOf = async (certificate: Certificate.ShownCertificate) =>
      textOfPdf(await certificatePdf(certificate, verifyUrl));
    const revoked = Certificate.revoke(one, { by: 'admin', reason: 'Error.' }, now);
    expect(await textOf(revoked)).toContain('REVOKED');
    const replaced = await textOf({ ...one, supersededAt: now });
    expect(replaced).toContain('REPLACED');
    expect(replaced).not.toContain('Ada Example');
    expect(await textOf({ ...revoked, supersededAt: now })).toContain('REVOKED');
    expect(await textOf(one)).not.toMatch(/REVOKED|REPLACED/);
  });

  it('shows the minutes that were spent [D-127]', async () => {
    const text = (await textOfPdf(await printed('Ada Example'))).replaceAll('\n', ' ');
    expect(text).toContain('3.53 hours, 4 credits (212 minutes of active learning');
  });

  it.each([
    ['שרה לוי', 'שרה', 'לוי'],
    ['محمد الأحمد', 'محمد', 'الأحمد'],
  ])('has the first word of %s on the right', async (name, first, last) => {
    const pieces = await piecesOfPdf(await printed(name));
    const at = (word: string) =>
      pieces.find(({ text }) => [...text].sort().join('') === [...word].sort().join(''))?.x ?? 0;
    expect(at(first)).toBeGreaterThan(at(last));
    expect(at(last)).toBeGreaterThan(50);
  });

  it.each([
    ['long', 'Maximiliana '.repeat(16), 'Bookkeeping for everybody '.repeat(8)],
    ['long and without a blank', 'M'.repeat(200), 'W'.repeat(200)],
    ['long and Chinese', '龍'.repeat(100), '課'.repeat(200)],
  ])('stays on its page with a name that is %s', async (_, name, title) => {
    const approvals = Array.from({ length: 20 }, () => details.approvals.slice(0, 1)).flat();
    const whole = { ...details, approvals, signerName: name.slice(0, 120), place: title };
    const pdf = await printed(name, title, name, false, whole);
    for (const { x, y } of await piecesOfPdf(pdf)) {
      expect(y).toBeGreaterThan(30);
      expect(x).toBeGreaterThanOrEqual(54);
    }
  });
});
