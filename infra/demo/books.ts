import { dayIn } from '@sidework/contracts/kernel/local-day';
import { importStatement } from './bank-statement.ts';
import type { Ask, Member } from './deeds.ts';
import { dayMs } from './timeline.ts';

/** The demo shows the books, licenses and taxes of this person, whose days are counted in this zone. */
export const bookkeeper = { key: 'arjun', timeZone: 'America/Chicago', state: 'Texas' };

const today = () => dayIn(bookkeeper.timeZone, new Date());
const inDays = (days: number) => dayIn(bookkeeper.timeZone, new Date(Date.now() + days * dayMs));
const toCents = (dollars: number) => Math.round(dollars * 100);

/** One in each state of its badge. */
const licenses: [name: string, number: string, type: string, days: number | null][] = [
  ['Private security consultant', 'TX-SC-20417', 'Security', -12],
  ['Low-voltage contractor', 'TX-LV-88310', 'Contractor', 12],
  ['Sales tax permit', 'TX-3-2048-1177', 'Permit', 62],
  ['Austin business registration', 'AUS-2023-5512', 'Business', 410],
];
const certifications: [name: string, organization: string, days: number | null][] = [
  ['Network administrator', 'Central Texas Technical Board', 27],
  ['Backup specialist', 'Institute of Data Keeping', 190],
  ['Electrical safety', 'Lone Star Safety Council', null],
];
const requirements: [name: string, required: number, completed: number, days: number][] = [
  ['Data protection update', 8, 8, 20],
  ['Low-voltage code', 12, 7.5, 45],
  ['Security ethics', 4, 1, -5],
];

type Record = [dollars: number, description: string, category: string, dayOfMonth: number];

const clients = ['Cedar Bakery', 'Oak Street Dental', 'Hill Country Feed', 'Barton Books'];

/** The income of one month: more in spring and autumn, and more in the second year. */
function incomeOf(month: number, isLastYear: boolean): Record[] {
  const growth = isLastYear ? 1 : 1.18;
  const season = [0.8, 0.9, 1.15, 1.2, 1.1, 0.9, 0.7, 0.75, 1.1, 1.25, 1.15, 0.85][month - 1] ?? 1;
  const client = clients[month % clients.length];
  return [
    [2_950 * growth * season, `Monthly support, ${client}`, 'Services', 5],
    [1_420 * growth * season, `Network plan, ${clients[(month + 1) % 4]}`, 'Consulting', 17],
    ...(month % 3 === 0 ? [[640, 'Routers and cables sold', 'Products', 21] satisfies Record] : []),
  ];
}

function deductionsOf(month: number): Record[] {
  return [
    [118.4, 'Internet and phone', 'Utilities', 3],
    [96, 'Monitoring software', 'Supplies', 8],
    ...(month % 2 === 0 ? [[84.5, 'Drives to clients', 'Travel', 19] satisfies Record] : []),
    ...(month % 3 === 1 ? [[310, 'Liability insurance', 'Insurance', 12] satisfies Record] : []),
    ...(month === 4
      ? [[420, 'Tax return of the business', 'Professional Services', 2] satisfies Record]
      : []),
    ...(month === 9 ? [[1_890, 'Test laptop', 'Equipment', 14] satisfies Record] : []),
  ];
}

const recurring: Record[] = [
  [118.4, 'Internet and phone', 'Utilities', 3],
  [96, 'Monitoring software', 'Supplies', 8],
];
const rules = [
  ['Home Depot', 'Supplies'],
  ['Austin Energy', 'Utilities'],
] as const;

/** The next day of a month that is not entered by hand yet. */
function nextMonthly(day: number): string {
  const [year = 0, month = 0, now = 0] = today().split('-').map(Number);
  const ahead = day > now ? month - 1 : month;
  return new Date(Date.UTC(year, ahead, day)).toISOString().slice(0, 10);
}

/** Two years of books, with all that is calculated and generated from them. */
export async function keepBooks(ask: Ask, gatewayUrl: string, member: Member) {
  const { token } = member;
  const post = (path: string, body: object) => ask('POST', path, token, { ...body });
  const put = (path: string, body: object) => ask('PUT', path, token, { ...body });
  const thisYear = Number(today().slice(0, 4));

  let licenseId: unknown;
  for (const [licenseName, licenseNumber, licenseType, days] of licenses) {
    const expiryDate = days === null ? null : inDays(days);
    const issuingState = bookkeeper.state;
    const license = { licenseName, licenseNumber, licenseType, issuingState, expiryDate };
    const added = await post('/api/licenses', license);
    if (licenseName === 'Low-voltage contractor') licenseId = added.id;
  }
  for (const [certificationName, issuingOrganization, days] of certifications)
    await post('/api/certifications', {
      certificationName,
      issuingOrganization,
      expiryDate: days === null ? null : inDays(days),
    });
  for (const [requirementName, hoursRequired, hoursCompleted, days] of requirements)
    await post('/api/ce-requirements', {
      requirementName,
      hoursRequired,
      hoursCompleted,
      deadline: inDays(days),
      relatedLicenseId: requirementName === 'Low-voltage code' ? licenseId : null,
    });

  for (const year of [thisYear - 1, thisYear])
    for (let month = 1; month <= 12; month += 1) {
      const kinds = [
        ['/api/income-records', incomeOf(month, year < thisYear)],
        ['/api/deductions', deductionsOf(month)],
      ] as const;
      for (const [path, records] of kinds)
        for (const [dollars, description, category, day] of records) {
          const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
          if (date > today()) continue;
          await post(path, { amountCents: toCents(dollars), description, category, date });
        }
    }
  await importStatement(ask, gatewayUrl, member, today());
  const trips = [
    [`${thisYear}-02-10`, 42.6, 'New switch at Oak Street Dental', 'Austin', 'Round Rock'],
    [`${thisYear}-03-01`, 100, 'Cabling at Hill Country Feed', 'Austin', 'Fredericksburg'],
    [`${thisYear}-05-19`, 18.3, 'Support at Barton Books', 'Austin', 'Barton Hills'],
  ] as const;
  for (const [date, miles, purpose, fromPlace, toPlace] of trips)
    if (date <= today())
      await post('/api/mileage-trips', { date, miles, purpose, fromPlace, toPlace });
  for (const [dollars, description, category, day] of recurring)
    await post('/api/recurring-entries', {
      kind: 'deduction',
      amountCents: toCents(dollars),
      description,
      category,
      rhythm: 'month',
      nextOn: nextMonthly(day),
    });
  for (const [words, choice] of rules)
    await post('/api/statement-rules', { words, isMoneyIn: false, choice });
  const moves = [
    ['contribution', 5_000, 'Start of the second year', `${thisYear}-01-02`],
    ['draw', 3_200, 'Rent and living', `${thisYear}-01-28`],
  ] as const;
  for (const [move, dollars, description, date] of moves)
    await post('/api/owner-entries', { move, amountCents: toCents(dollars), description, date });

  await put(`/api/tax-profiles/${thisYear}`, {
    filingStatus: 'single',
    state: bookkeeper.state,
    wagesCents: 0,
    withheldCents: 0,
    takesQbi: true,
    lastYearTaxCents: toCents(9_400),
    lastYearIncomeCents: toCents(44_000),
    paidCents: toCents(6_900),
    setAsideCents: toCents(1_500),
  });
  for (const quarter of [3, null])
    await post('/api/tax-estimates', {
      year: thisYear,
      quarter,
      locationState: bookkeeper.state,
      locationCity: null,
    });
  for (const year of [thisYear - 1, thisYear])
    await post('/api/financial-statements', { year, period: 'annual' });
}
