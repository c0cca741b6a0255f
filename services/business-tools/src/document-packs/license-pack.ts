import type { Db } from '@sidework/chassis/db/db';
import { toCsv } from '@sidework/contracts/kernel/csv';
import type { License } from '../licenses/license.ts';
import { listOf, type Pack, placesOf } from './pack.ts';
import { printLicenseAudit } from './print-license-audit.ts';
import { getLicense, type Hours, hoursOfLicense, papersOfLicense } from './queries.ts';

/** A board asks for these in an audit: the license, what it requires, and the proof of each hour. */
export async function licensePack(
  db: Db,
  ownerId: string,
  id: string,
  printedOn: string,
): Promise<Pack> {
  const { license, hours, files } = await auditOf(db, ownerId, id);
  const texts = [
    { path: 'audit.pdf', content: await printLicenseAudit({ license, hours, files }, printedOn) },
    licenseTable(license),
    requirementTable(hours),
    creditTable(hours),
    listOf(files),
  ];
  return { fileName: 'sidework-license-audit.zip', texts, documents: files };
}

/** Finds all that is known of a license for an audit. */
export async function auditOf(db: Db, ownerId: string, id: string) {
  const license = await getLicense(db, ownerId, id);
  const hours = await hoursOfLicense(db, id);
  const certificateIds = hours.credits.flatMap(({ certificateId }) => certificateId ?? []);
  const papers = await papersOfLicense(db, license, certificateIds);
  const files = placesOf(papers, (document) =>
    document.id === license.paperId ? 'license' : 'certificates',
  );
  return { license, hours, files };
}

const table = (path: string, rows: string[][]) => ({ path, content: Buffer.from(toCsv(rows)) });

const licenseTable = (license: License) =>
  table('license.csv', [
    ['License', 'Number', 'Type', 'State', 'Issued', 'Expires', 'Check by Sidework', 'Checked on'],
    [
      license.licenseName,
      license.licenseNumber,
      license.licenseType ?? '',
      license.issuingState ?? '',
      license.issueDate ?? '',
      license.expiryDate ?? '',
      license.check,
      license.checkedAt?.toISOString().slice(0, 10) ?? '',
    ],
  ]);

const requirementTable = ({ requirements }: Hours) =>
  table('requirements.csv', [
    ['Requirement', 'Subject', 'From', 'Deadline', 'Required', 'Completed', 'Carried over'],
    ...requirements.map((each) => [
      each.requirementName,
      each.subject ?? '',
      each.startsOn ?? '',
      each.deadline,
      String(each.hoursRequired),
      String(each.hoursCompleted),
      String(each.carriedHours),
    ]),
  ]);

const creditTable = ({ requirements, credits }: Hours) =>
  table('hours.csv', [
    ['Requirement', 'Course or event', 'Completed', 'Hours', 'Certificate', 'Revoked'],
    ...credits.map((credit) => [
      requirements.find(({ id }) => id === credit.requirementId)?.requirementName ?? '',
      credit.courseTitle,
      credit.completedOn,
      String(credit.hours),
      credit.certificateCode ?? '',
      credit.revokedAt?.toISOString().slice(0, 10) ?? '',
    ]),
  ]);
