import {
  type ClientFrame,
  closeCodes,
  realtimeUrl,
  type ServerFrame,
} from '@sidework/contracts/network-chat/realtime';
import { accessToken, renewAccessToken } from './session.ts';

/** `lost` until the next attempt, which follows by itself. */
export type LineState = 'connecting' | 'open' | 'lost';

export interface Line {
  say: (frame: ClientFrame) => void;
  /** Tells the server the token that holds now. */
  authenticate: () => void;
  close: () => void;
}

interface Ends {
  hear: (frame: ServerFrame) => void;
  changeState: (state: LineState) => void;
}

const firstDelayMs = 200;
const longestDelayMs = 15_000;
const pingEveryMs = 25_000;
/** How long an answer may take before the socket counts as dead; a network that changed often leaves one behind. */
const patienceMs = 8_000;

/** The one socket of a window: authenticates, notices when it has died, and comes back with growing, jittered delays. */
export function openLine({ hear, changeState }: Ends): Line {
  let socket: WebSocket | undefined;
  let token: string | null = null;
  let attempts = 0;
  let isReady = false;
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pings: ReturnType<typeof setInterval> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    clearTimeout(retry);
    changeState('connecting');
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${realtimeUrl}`);
    socket = opened;
    expectAnswer();
    opened.onopen = () => void authenticate(opened);
    opened.onmessage = ({ data }) => {
      if (opened === socket) receive(JSON.parse(String(data)) as ServerFrame);
    };
    opened.onclose = ({ code }) => {
      if (opened === socket) void comeBack(code);
    };
  }

  async function authenticate(at: WebSocket) {
    token = await accessToken().catch(() => null);
    if (token) sendTo(at, { type: 'authenticate', token });
    else leave();
  }

  function receive(frame: ServerFrame) {
    clearTimeout(deadline);
    if (frame.type === 'ready') {
      // A renewed token is answered so too; nothing was missed meanwhile.
      if (isReady) return;
      attempts = 0;
      isReady = true;
      clearInterval(pings);
      pings = setInterval(ping, pingEveryMs);
      changeState('open');
    }
    hear(frame);
  }

  function ping() {
    if (!socket) return;
    sendTo(socket, { type: 'ping' });
    expectAnswer();
  }

  function expectAnswer() {
    clearTimeout(deadline);
    deadline = setTimeout(leave, patienceMs);
  }

  /**
   * A dead socket may take minutes to close by itself, so the next connection does not wait for it.
   */
  function leave() {
    const left = socket;
    if (!left) return;
    void comeBack();
    left.close();
  }

  async function comeBack(code?: number) {
    socket = undefined;
    isReady = false;
    clearInterval(pings);
    clearTimeout(deadline);
    changeState('lost');
    if (code === closeCodes.unauthenticated && token) await renew(token);
    if (isClosed || socket) return;
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** attempts);
    attempts += 1;
    clearTimeout(retry);
    retry = setTimeout(connect, delay / 2 + (Math.random() * delay) / 2);
  }

  /** At once where the network is back or the window is looked at; a socket that seems to stand must prove it. */
  function wake() {
    if (document.visibilityState === 'hidden') return;
    if (isReady) return ping();
    if (socket) return;
    attempts = 0;
    connect();
  }

  addEventListener('online', wake);
  addEventListener('offline', leave);
  document.addEventListener('visibilitychange', wake);
  connect();

  return {
    say(frame) {
      if (socket && isReady) sendTo(socket, frame);
    },
    authenticate() {
      if (socket && isReady) void authenticate(socket);
    },
    close() {
      isClosed = true;
      for (const timer of [retry, pings, deadline]) clearTimeout(timer);
      removeEventListener('online', wake);
      removeEventListener('offline', leave);
      document.removeEventListener('visibilitychange', wake);
      const left = socket;
      socket = undefined;
      left?.close();
    },
  };
}

/** A refused token is renewed, or the session turns out to have ended, which closes the line. */
async function renew(refused: string): Promise<void> {
  try {
    await renewAccessToken(refused);
  } catch {
    // It could not be asked for just now; the next attempt meets the same answer and asks again.
  }
}

function sendTo(socket: WebSocket, frame: ClientFrame): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
}
