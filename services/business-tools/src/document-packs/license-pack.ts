import type { Db } from '@sidework/chassis/db/db';
import { toCsv } from '@sidework/contracts/kernel/csv';
import type { License } from '../licenses/license.ts';
import { listOf, type Pack, placesOf } from './pack.ts';
import { getLicense, hoursOfLicense, papersOfLicense } from './queries.ts';

type Hours = Awaited<ReturnType<typeof hoursOfLicense>>;

/** A board asks for these in an audit: the license, what it requires, and the proof of each hour. */
export async function licensePack(db: Db, ownerId: string, id: string): Promise<Pack> {
  const license = await getLicense(db, ownerId, id);
  const hours = await hoursOfLicense(db, id);
  const certificateIds = hours.credits.flatMap(({ certificateId }) => certificateId ?? []);
  const papers = await papersOfLicense(db, license, certificateIds);
  const places = placesOf(papers, (document) =>
    document.id === license.paperId ? 'license' : 'certificates',
  );
  const texts = [
    licenseTable(license),
    requirementTable(hours),
    creditTable(hours),
    listOf(places),
  ];
  return { fileName: 'sidework-license-audit.zip', texts, documents: places };
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
