import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { platformProblems } from '@sidework/contracts/kernel/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { drainRequestBody } from './drain-request-body.ts';

type Code = keyof typeof platformProblems;

/** A refusal of the gateway's own, in the platform's shape. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: Code,
  message: string = platformProblems[code],
) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, message, requestId: reply.request.id }));
}

/** Refuses before the body has come, which will not be read. */
export function refuseBody(reply: FastifyReply, status: number, code: Code) {
  drainRequestBody(reply.request.raw);
  return sendProblem(reply.header('connection', 'close'), status, code);
}

export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, 404, 'not_found');

const unreadable = 'The request could not be read.';

/** Fastify and its plugins throw these; an unknown error is a bug, which is logged once and not told to the caller. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  // A part of the path that is longer than any id is no more than an unknown one.
  if (status === 404 || status === 414) return sendProblem(reply, 404, 'not_found');
  if (status === 413) return refuseBody(reply, 413, 'too_large');
  if (status === 503) return sendProblem(reply, 503, 'unavailable');
  if (status >= 400 && status < 500) return sendProblem(reply, status, 'invalid_input', unreadable);
  request.log.error({ err: error }, 'a request failed');
  return sendProblem(reply, 500, 'internal_error');
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Bytes that are no HTTP, or too many of them: there is no request yet, so the answer is written by hand. */
export function answerMalformed({ code = '' }: { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[code] ?? 400;
  const body = JSON.stringify({
    code: 'invalid_input' satisfies Code,
    message: unreadable,
    requestId: randomUUID(),
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
