import { type Paper, printPaper } from '@sidework/chassis/papers/paper';
import { isolated } from '@sidework/chassis/papers/set-text';
import type { License } from '../licenses/license.ts';
import type { Pack } from './pack.ts';
import type { Hours } from './queries.ts';

const margin = 56;
const width = 612 - 2 * margin;
const bottom = 792 - 2 * margin;

interface Audited {
  license: License;
  hours: Hours;
  /** The files of the pack, with the digests of what was stored. */
  files: Pack['documents'];
}

/** The same as the pack, on letter pages: the license, what it requires, each proof, and the digest of each file. */
export function printLicenseAudit(audited: Audited, printedOn: string): Promise<Buffer> {
  const { license } = audited;
  return printPaper({ title: `Audit of ${license.licenseName}` }, async (paper) => {
    let y = await paper.write(isolated(license.licenseName), {
      x: margin,
      width,
      y: margin,
      size: 18,
      weight: 'bold',
    });
    y = await paper.write(`Printed on ${printedOn}`, { x: margin, y, size: 9 });
    for (const [heading, lines] of partsOf(audited)) y = await printPart(paper, heading, lines, y);
  });
}

const partsOf = ({ license, hours, files }: Audited): [heading: string, lines: string[]][] => [
  ['License', licenseLines(license)],
  ['Requirements', orNone(hours.requirements.map(requirementLine))],
  ['Completed hours', orNone(hours.credits.map((credit) => creditLine(credit, hours)))],
  [
    'Files of the pack with SHA-256',
    orNone(files.map(({ path, packed }) => `${path}: ${packed.sha256}`)),
  ],
];

const orNone = (lines: string[]) => (lines.length === 0 ? ['None'] : lines);

function licenseLines(license: License): string[] {
  const { licenseNumber, licenseType, issuingState, issueDate, expiryDate } = license;
  const checkedOn = license.checkedAt?.toISOString().slice(0, 10);
  return [
    `Number ${licenseNumber}`,
    ...(licenseType ? [`Type ${licenseType}`] : []),
    ...(issuingState ? [`State ${issuingState}`] : []),
    ...(issueDate ? [`Issued on ${issueDate}`] : []),
    ...(expiryDate ? [`Expires on ${expiryDate}`] : []),
    `Check by Sidework: ${license.check}${checkedOn ? ` on ${checkedOn}` : ''}`,
  ];
}

function requirementLine(requirement: Hours['requirements'][number]): string {
  const { requirementName, subject, deadline, hoursRequired, ...done } = requirement;
  const hours = `${done.hoursCompleted} of ${hoursRequired} hours, ${done.carriedHours} carried over`;
  return [requirementName, subject, `due ${deadline}`, hours].filter(Boolean).join(' · ');
}

function creditLine(credit: Hours['credits'][number], { requirements }: Hours): string {
  const { courseTitle, completedOn, hours, certificateCode, revokedAt } = credit;
  const of = requirements.find(({ id }) => id === credit.requirementId)?.requirementName;
  const revoked = revokedAt && `revoked on ${revokedAt.toISOString().slice(0, 10)}`;
  const code = certificateCode && `certificate ${certificateCode}`;
  return [courseTitle, of, completedOn, `${hours} hours`, code, revoked]
    .filter(Boolean)
    .join(' · ');
}

async function printPart(paper: Paper, heading: string, lines: string[], from: number) {
  let y = turn(paper, from + 14, 54);
  y = await paper.write(heading, { x: margin, width, y, size: 12, weight: 'bold' });
  for (const line of lines) {
    y = turn(paper, y + 4, 36);
    y = await paper.write(isolated(line), { x: margin, width, y, size: 10 });
  }
  return y;
}

/** The next page, where `needed` does not fit on this one. */
function turn({ page }: Paper, y: number, needed: number): number {
  if (y + needed <= bottom + margin) return y;
  page.addPage();
  return margin;
}
