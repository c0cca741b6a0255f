import type { FastifyReply } from 'fastify';

interface Query {
  skip_http_redirect?: string | undefined;
}

/** Sends the browser there, or tells a client that sends it itself. */
export const sendToProvider = (
  reply: FastifyReply,
  { skip_http_redirect }: Query,
  url: string,
): { url: string } | FastifyReply =>
  skip_http_redirect === 'true' ? { url } : reply.redirect(url, 302);
