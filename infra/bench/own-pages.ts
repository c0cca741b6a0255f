import { join } from 'node:path';
import postgres from 'postgres';
import { checkout } from '../local/checkout.ts';
import { ask } from './ask.ts';
import { signUp } from './person.ts';
import type { Stage } from './stage.ts';

/** A page's question, and what it posts where it writes. */
interface Question {
  path: string;
  body?: Record<string, unknown>;
  /** Asked for the page after the first. */
  isNext?: boolean;
}

/** The records of one person, how many two people have of them, and what the pages ask of the service. */
interface Shelf {
  name: string;
  service: string;
  /** Fills `sidework.records` records of `sidework.owner`. */
  file: string;
  few: number;
  many: number;
  questions: (thisYear: number, owner: string) => Question[];
}

const shelves: Shelf[] = [
  {
    name: 'books',
    service: 'business-tools',
    file: 'services/business-tools/test/many-books.sql',
    few: 1_000,
    many: 100_000,
    questions: (year, owner) => [
      { path: '/licenses' },
      { path: '/licenses', isNext: true },
      { path: '/certifications' },
      { path: '/ce-requirements' },
      { path: '/ce-requirements', isNext: true },
      { path: `/calendar-feeds/${owner}` },
      ...['/income-records', '/deductions'].flatMap((path) => [
        { path: `${path}?year=${year}` },
        { path: `${path}?year=${year}`, isNext: true },
        { path: `${path}?year=${year}&quarter=1` },
        { path: `${path}?year=${year}&isAutomatic=true` },
        { path: `${path}?year=${year}&isAutomatic=false` },
      ]),
      { path: `/income-records?year=${year}&category=Commission` },
      { path: `/income-records?year=${year}&category=Commission&isAutomatic=true` },
      { path: `/deductions?year=${year}&category=Home%20Office` },
      { path: `/deductions?year=${year}&category=Home%20Office&isAutomatic=true` },
      { path: `/tax-summary?year=${year}` },
      { path: `/tax-summary?year=${year}&category=Services` },
      { path: `/tax-summary/schedule-c?year=${year}` },
      { path: '/tax-rates' },
      { path: '/tax-estimates' },
      { path: '/tax-estimates', isNext: true },
      { path: '/tax-estimates', body: { year, quarter: null, locationState: 'Texas' } },
      { path: '/financial-statements', body: { year, period: 'annual' } },
      { path: '/financial-statements', body: { year, period: 'Q1' } },
      { path: `/financial-statements?year=${year}&period=annual` },
      { path: `/financial-statements/${year}/annual/file?format=pdf&method=full` },
      { path: '/yoy-analysis' },
      { path: '/owner-entries' },
      { path: '/owner-entries', isNext: true },
    ],
  },
  {
    name: 'documents',
    service: 'business-tools',
    file: 'services/business-tools/test/many-documents.sql',
    few: 100,
    many: 10_000,
    questions: (year) => [
      { path: '/documents/overview' },
      { path: '/documents' },
      { path: '/documents', isNext: true },
      { path: `/documents?year=${year}` },
      { path: `/documents?year=${year - 2}&type=contract` },
      { path: '/documents?type=receipt' },
      { path: '/documents?search=invoice' },
      { path: '/documents?search=rarely' },
      { path: '/documents?search=nowhere' },
      { path: '/documents?isTrashed=true' },
      { path: '/trade-summary' },
      ...['/international-sales', '/imported-goods', '/exported-goods'].flatMap((path) => [
        { path },
        { path, isNext: true },
      ]),
    ],
  },
  {
    name: 'works',
    service: 'client-services',
    file: 'services/client-services/test/many-works.sql',
    few: 100,
    many: 10_000,
    questions: (year, owner) => [
      { path: '/services?as=professional' },
      { path: '/services?as=professional', isNext: true },
      { path: '/balance' },
      { path: '/balance/entries' },
      { path: '/balance/entries', isNext: true },
      { path: '/crm/overview?timeZone=America%2FNew_York' },
      { path: '/crm/people' },
      { path: '/crm/people', isNext: true },
      { path: '/crm/clients' },
      { path: '/crm/reviews' },
      { path: '/crm/reviews', isNext: true },
      { path: `/reviews?professionalId=${owner}` },
      { path: `/reviews/ratings?professionalId=${owner}` },
      { path: `/appointments?from=${year}-01-01T00:00:00Z&to=${year}-01-08T00:00:00Z` },
    ],
  },
  {
    name: 'network',
    service: 'network-chat',
    file: 'services/network-chat/test/many-conversations.sql',
    few: 100,
    many: 10_000,
    questions: () => [
      { path: '/today' },
      { path: '/connections/counts' },
      { path: '/connections' },
      { path: '/connections', isNext: true },
      { path: '/connections?list=received' },
      { path: '/notifications' },
      { path: '/notifications', isNext: true },
      { path: '/conversations' },
      { path: '/conversations', isNext: true },
      { path: '/unread-counts' },
    ],
  },
];

/** Medians in milliseconds. */
export interface MeasuredPage {
  what: string;
  few: number;
  many: number;
}

const times = 100;

/** Asks each question in turn of the person with few records and of the one with many. */
export async function measureOwnPages(stage: Stage, only: string[]): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = [];
  for (const shelf of shelves) {
    if (only.length > 0 && !only.includes(shelf.name)) continue;
    console.log(`Own pages: ${shelf.name} …`);
    const few = await settle(stage, shelf, shelf.few);
    const many = await settle(stage, shelf, shelf.many);
    const year = new Date().getFullYear();
    const ofMany = shelf.questions(year, many.id);
    for (const [index, question] of shelf.questions(year, few.id).entries()) {
      const asked = [
        await askedBy(few, question),
        await askedBy(many, ofMany[index] ?? question),
      ] as [Asked, Asked];
      const [before, after] = await ask<[number, number]>(stage, { compare: { asked, times } });
      const { path, body, isNext } = question;
      const what = `${body ? 'POST ' : ''}${path.replace(few.id, '…')}${isNext ? ', next' : ''}`;
      measured.push({ what, few: before, many: after });
    }
  }
  return measured;
}

interface Owner {
  id: string;
  origin: string;
  headers: Record<string, string>;
}

interface Asked {
  url: string;
  headers: Record<string, string>;
  body?: string;
}

async function settle(stage: Stage, shelf: Shelf, records: number): Promise<Owner> {
  const { id, token } = await signUp(
    stage.gateway.origin,
    `${shelf.name}-${records}`,
    'professional',
  );
  const connection = { 'sidework.owner': id, 'sidework.records': records };
  const sql = postgres(stage.databaseUrl, { max: 1, onnotice: () => {}, connection });
  await sql.file(join(checkout, shelf.file));
  await sql`vacuum analyze`;
  await sql.end();
  const port = stage.installation.ports.services[shelf.service];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { id, origin: `http://127.0.0.1:${port}`, headers };
}

async function askedBy({ origin, headers }: Owner, question: Question): Promise<Asked> {
  const { path, body, isNext } = question;
  const url = origin + path;
  if (body) return { url, headers, body: JSON.stringify(body) };
  if (!isNext) return { url, headers };
  const first = (await (await fetch(url, { headers })).json()) as { nextCursor: string | null };
  const joined = `${url}${path.includes('?') ? '&' : '?'}cursor=${first.nextCursor}`;
  return { url: joined, headers };
}
