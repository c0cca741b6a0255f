import { AppError } from '@sidework/chassis/errors';
import { ClientFrame, closeCodes } from '@sidework/contracts/network-chat/realtime';
import { problems } from '@sidework/contracts/problems';
import type { RawData, WebSocket } from 'ws';
import type { Deps } from '../deps.ts';
import { type Connection, write } from '../realtime/connection.ts';
import { arrive, depart } from '../realtime/presence.ts';
import { answerFrame } from './answer-frame.ts';
import { keepAlive } from './keep-alive.ts';

type Upgrade = Parameters<Deps['authenticate']>[0];

const authenticateWithin = 5_000;
/** The verifier of tokens tolerates a clock that is so far behind, so the socket does too. */
const leeway = 5_000;
/** A Node timer that is set for longer fires at once. */
const longestTimer = 2 ** 31 - 1;
const mostSockets = 10;
const framesPerSecond = 20;
/** Frames that may wait for the answer to the one before them. */
const mostWaiting = 20;
/** A socket waits so long for the subscription at the broker, which may be away. */
const readyWithin = 10_000;

/** One socket from its first frame to its end. Frames are answered one after the other. */
export function serveSocket(socket: WebSocket, request: Upgrade, deps: Deps): void {
  let connection: Connection | undefined;
  let ends = setTimeout(() => refuse('no token came'), authenticateWithin);
  let answering = Promise.resolve();
  let waiting = 0;
  const mayCome = allowance(framesPerSecond, 1_000);
  keepAlive(socket);

  socket.on('message', (data) => {
    if (!mayCome() || waiting > mostWaiting) return socket.close(1008, 'too many frames');
    waiting += 1;
    answering = answering
      .then(() => take(data))
      .catch(failed)
      .finally(() => {
        waiting -= 1;
      });
  });
  socket.on('close', () => {
    clearTimeout(ends);
    if (connection) leave(connection);
  });

  async function take(data: RawData) {
    if (socket.readyState !== socket.OPEN) return;
    const frame = parsed(data);
    if (frame?.type === 'authenticate') return authenticate(frame.token);
    if (!connection) return refuse('the first frame authenticates');
    if (frame) return answerFrame(connection, frame, deps);
    write(socket, {
      type: 'refused',
      code: 'invalid_input',
      message: problems.invalid_input,
    });
  }

  async function authenticate(token: string) {
    const { actor, expiresAt } = await deps.authenticate(request, token);
    if (socket.readyState !== socket.OPEN) return;
    if (connection && connection.userId !== actor.id) return refuse('a socket is one person’s');
    clearTimeout(ends);
    ends = setTimeout(() => socket.close(closeCodes.restarting, 'try again'), readyWithin);
    if (connection) connection.sessionId = actor.sessionId;
    else await enter({ socket, userId: actor.id, sessionId: actor.sessionId });
    if (socket.readyState !== socket.OPEN) return;
    clearTimeout(ends);
    const remaining = expiresAt.getTime() + leeway - Date.now();
    ends = setTimeout(() => refuse('the token has run out'), Math.min(remaining, longestTimer));
    write(socket, { type: 'ready' });
  }

  async function enter(entering: Connection) {
    const { hub } = deps;
    const open = hub.socketsOf(entering.userId);
    if (open >= mostSockets) return socket.close(closeCodes.tooManySockets, 'too many sockets');
    connection = entering;
    await hub.join(entering);
    if (open === 0 && socket.readyState === socket.OPEN) await arrive(deps, entering.userId);
  }

  function leave(leaving: Connection) {
    deps.hub.leave(leaving);
    if (deps.hub.socketsOf(leaving.userId) === 0) depart(deps, leaving.userId);
  }

  function refuse(reason: string) {
    socket.close(closeCodes.unauthenticated, reason);
  }

  function failed(error: unknown) {
    if (error instanceof AppError && error.kind === 'unauthenticated')
      return refuse('the token is not good');
    // The browser connects again, perhaps to a healthy instance.
    deps.log.warn({ err: error }, 'a frame could not be answered');
    socket.close(closeCodes.restarting, 'try again');
  }
}

function parsed(data: RawData): ClientFrame | undefined {
  try {
    return ClientFrame.parse(JSON.parse(data.toString()));
  } catch {
    return undefined;
  }
}

function allowance(most: number, span: number): () => boolean {
  // The monotonic clock is never set back.
  let since = performance.now();
  let count = 0;
  return () => {
    if (performance.now() - since >= span) [since, count] = [performance.now(), 0];
    count += 1;
    return count <= most;
  };
}
