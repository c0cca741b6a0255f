import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { connect, nkeyAuthenticator } from 'nats';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';

/*
 * The floor of a message: one process inserts what it is sent and publishes it, another hears it and writes it to the
 * receiver's socket. It signs no one in, and nothing is validated, counted or ordered.
 */

const [url = '', port = '0', natsUrl = '', seed = ''] = process.argv.slice(2);
const sql = postgres(url, { max: 10, onnotice: () => {} });
const broker = await connect({
  servers: natsUrl,
  authenticator: nkeyAuthenticator(new TextEncoder().encode(seed)),
});
await sql`create table if not exists bench_messages (
  id uuid primary key, sender_id text, receiver_id text, content text, created_at timestamptz)`;

const server = createServer(async (request, reply) => {
  const message = JSON.parse(await text(request));
  await sql`insert into bench_messages values (
    ${message.id}, ${message.senderId}, ${message.receiverId}, ${message.content}, now())`;
  broker.publish(`floor.${message.receiverId}`, JSON.stringify({ type: 'message', message }));
  reply.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(message));
});
server.keepAliveTimeout = 60_000;

const sockets = new WebSocketServer({ server });
sockets.on('connection', async (socket, request) => {
  const receiver = request.url?.slice(1);
  const subscription = broker.subscribe(`floor.${receiver}`, {
    callback: (_error, { data }) => socket.send(data, { binary: false }),
  });
  socket.on('close', () => subscription.unsubscribe());
  await broker.flush();
  socket.send(JSON.stringify({ type: 'ready' }));
});

server.listen(Number(port), '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit());
process.send?.('listening');
