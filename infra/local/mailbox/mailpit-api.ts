import { type Mail, recipients } from './mail.ts';
import type { MailStore } from './mail-store.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

export interface ApiAnswer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** The part of Mailpit's HTTP API that people and tests use, so that either can stand behind it. */
export async function answerApi(store: MailStore, request: ApiRequest): Promise<ApiAnswer> {
  const { method, path, query } = request;
  if (path === '/livez' || path === '/readyz') return text('ok');

  if (path === '/api/v1/messages' && method === 'GET') return json(page(store.list(), query));
  if (path === '/api/v1/messages' && method === 'DELETE') {
    await store.remove(chosenIds(request.body) ?? store.list().map(({ ID }) => ID));
    return text('ok');
  }
  if (path === '/api/v1/search') {
    const matching = store.list().filter(matcher(query.get('query') ?? ''));
    if (method === 'GET') return json(page(matching, query));
    if (method === 'DELETE') {
      await store.remove(matching.map(({ ID }) => ID));
      return text('ok');
    }
  }

  const [, id = '', part] = path.match(/^\/api\/v1\/message\/([^/]+)(\/raw)?$/) ?? [];
  const mail = id === 'latest' ? store.list()[0] : store.find(id);
  if (!mail || method !== 'GET') return { ...text('Not found'), status: 404 };
  return part ? text(await store.raw(mail.ID)) : json({ ...mail, Inline: [], Tags: [] });
}

function page(mails: Mail[], query: URLSearchParams) {
  const start = Math.max(0, Number(query.get('start')) || 0);
  const limit = Math.max(0, Number(query.get('limit') ?? 50) || 0);
  return {
    total: mails.length,
    unread: 0,
    messages_count: mails.length,
    messages_unread: 0,
    start,
    tags: [],
    messages: mails.slice(start, start + limit).map(summary),
  };
}

function summary({ Text, HTML, ReturnPath, Attachments, Date: created, ...mail }: Mail) {
  const words = (Text || HTML.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ').trim();
  return {
    ...mail,
    Created: created,
    Read: true,
    Tags: [],
    Attachments: Attachments.length,
    Snippet: words.slice(0, 250),
  };
}

function chosenIds(body: string): string[] | undefined {
  if (!body.trim()) return undefined;
  const { IDs } = JSON.parse(body) as { IDs?: string[] };
  return IDs?.length ? IDs : undefined;
}

/** `to:someone@example.com subject:"two words" anywhere`: every term must match, in any letter case. */
function matcher(query: string): (mail: Mail) => boolean {
  const terms = [...query.toLowerCase().matchAll(/(?:(\w+):)?(?:"([^"]*)"|([^\s"]+))/g)].map(
    ([, field = '', quoted, bare = '']) => ({ field, wanted: quoted ?? bare }),
  );
  return (mail) =>
    terms.every(({ field, wanted }) => searched(mail, field).toLowerCase().includes(wanted));
}

function searched(mail: Mail, field: string): string {
  const named = (people: { Name: string; Address: string }[]) =>
    people.map(({ Name, Address }) => `${Name} <${Address}>`).join(', ');
  switch (field) {
    case 'to':
    case 'addressed':
      return named(recipients(mail));
    case 'from':
      return named([mail.From]);
    case 'subject':
      return mail.Subject;
    default:
      return [named([mail.From]), named(recipients(mail)), mail.Subject, mail.Text].join('\n');
  }
}

function text(body: string | Buffer): ApiAnswer {
  return { status: 200, type: 'text/plain; charset=utf-8', body };
}

function json(body: unknown): ApiAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify(body) };
}
