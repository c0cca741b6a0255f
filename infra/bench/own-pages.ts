import { join } from 'node:path';
import postgres from 'postgres';
import { checkout } from '../local/checkout.ts';
import { ask } from './ask.ts';
import { type Question, type Shelf, shelves } from './own-shelves.ts';
import { signUp } from './person.ts';
import type { Stage } from './stage.ts';

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
    const ofMany = shelf.questions(year, many.id, shelf.many);
    for (const [index, question] of shelf.questions(year, few.id, shelf.few).entries()) {
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
