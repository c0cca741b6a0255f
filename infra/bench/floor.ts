import fastify from 'fastify';
import postgres from 'postgres';

/*
 * The floor: what the same questions cost when nothing is done but to answer them. Every handler is one statement,
 * prepared once, and the same fields; no sign-in, no validation, no log, no limit.
 */

const [url = '', port = '0'] = process.argv.slice(2);
const options = { max: 10, onnotice: () => {}, types: { bigint: integer() } };
const sql = postgres(url, options);
// A statement that is planned once takes rare words for common ones.
const searching = postgres(url, {
  ...options,
  connection: { plan_cache_mode: 'force_custom_plan' },
});

function integer() {
  return { to: 20, from: [20], parse: Number, serialize: String };
}

interface Row {
  id: string;
  createdAt: Date;
}
interface Query {
  cursor?: string;
  search?: string;
  category?: string;
  latitude?: string;
  longitude?: string;
}

const columns = (db: typeof sql) => db`
  id, title, description, category, budget_min_cents as "budgetMinCents",
  budget_max_cents as "budgetMaxCents", location, latitude, longitude,
  null as "distanceMiles", status, false as "isOwn", null as "proposalCount",
  created_at as "createdAt"`;

const app = fastify();
const page = (rows: Row[]) => {
  const items = rows.slice(0, 20);
  const last = rows.length > 20 ? items.at(-1) : undefined;
  const position = last && JSON.stringify([last.createdAt, last.id]);
  return { items, nextCursor: position ? Buffer.from(position).toString('base64url') : null };
};

/** A place as the extension's `ll_to_earth` gives it, worked out as cheaply as the service does. */
function pointOf(latitude: number, longitude: number): string {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const point = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  return `(${point.map((share) => share * 6_378_168).join(',')})`;
}

app.get('/newest', async () =>
  page(
    await sql<Row[]>`select ${columns(sql)} from job_requests where status = 'open'
    order by created_at desc, id desc limit 21`,
  ),
);
app.get<{ Querystring: Query }>('/next', async ({ query }) => {
  // A cursor of the service begins with the group of its row.
  const [at, id] = JSON.parse(Buffer.from(query.cursor ?? '', 'base64url').toString()).slice(-2);
  return page(
    await sql<Row[]>`select ${columns(sql)} from job_requests where status = 'open'
    and (created_at, id) < (${at}, ${id}) order by created_at desc, id desc limit 21`,
  );
});
app.get<{ Querystring: Query }>('/category', async ({ query }) =>
  page(
    await sql<Row[]>`select ${columns(sql)} from job_requests where status = 'open'
    and category = ${query.category ?? ''} order by created_at desc, id desc limit 21`,
  ),
);
app.get<{ Querystring: Query }>('/search', async ({ query }) =>
  page(
    await searching<Row[]>`select ${columns(searching)} from job_requests where status = 'open'
    and category = ${query.category ?? ''} and search_text like ${`%${query.search}%`}
    order by created_at desc, id desc limit 21`,
  ),
);
app.get<{ Querystring: Query }>('/nearest', async ({ query }) => {
  const distance = sql`rough_place <-> ${pointOf(Number(query.latitude), Number(query.longitude))}::cube`;
  return page(
    await sql<Row[]>`select ${columns(sql)} from job_requests where status = 'open'
    and rough_place is not null order by ${distance}, id limit 21`,
  );
});
app.post<{ Body: Record<string, string | number> }>('/post', async ({ body }, reply) => {
  const [row] = await sql<Row[]>`insert into job_requests
    (id, client_id, title, description, category, budget_min_cents, location, latitude, longitude, status, created_at)
    values (gen_random_uuid(), ${body.clientId ?? ''}, ${body.title ?? ''}, ${body.description ?? ''},
      ${body.category ?? ''}, ${body.budgetMinCents ?? 0}, ${body.location ?? ''}, ${body.latitude ?? 0},
      ${body.longitude ?? 0}, 'open', now()) returning ${columns(sql)}`;
  return reply.code(201).send(row);
});

await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('disconnect', () => process.exit());
process.send?.('listening');
