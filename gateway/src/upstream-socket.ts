import { closeCodes } from '@sidework/contracts/network-chat/realtime';
import WebSocket, { type ClientOptions, type RawData } from 'ws';

/** A socket to a service, at the first of its addresses that answers. */
export interface UpstreamSocket {
  /** False where the socket is not open yet and no more can be kept for it. */
  send(data: RawData, isBinary: boolean): boolean;
  onMessage(passOn: (data: RawData, isBinary: boolean) => void): void;
  /** Told once, with a code that a browser may be closed with. */
  onClose(end: (code: number) => void): void;
  close(): void;
}

interface Options {
  path: string;
  headers: Record<string, string>;
  maxPayload: number;
}

/** Frames that may wait until the socket is open: the first authenticates, few come before its answer. */
const mostEarly = 16;

let turn = 0;

export function openSocketTo(addresses: string[], { path, ...rest }: Options): UpstreamSocket {
  const early: [RawData, boolean][] = [];
  const options: ClientOptions = { ...rest, handshakeTimeout: 2_000, perMessageDeflate: false };
  let socket: WebSocket | undefined;
  let isClosed = false;
  let passOn: (data: RawData, isBinary: boolean) => void = () => {};
  let tellEnd: (code: number) => void = () => {};
  turn = (turn + 1) % addresses.length;

  function end(code: number) {
    if (isClosed) return;
    isClosed = true;
    tellEnd(code);
  }

  function attempt(left: number) {
    const address = addresses[(turn + left) % addresses.length] ?? '';
    const trying = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, options);
    socket = trying;
    let wasOpen = false;
    trying.once('open', () => {
      wasOpen = true;
      for (const [data, isBinary] of early.splice(0)) trying.send(data, { binary: isBinary });
    });
    trying.on('message', (data, isBinary) => passOn(data, isBinary));
    // `close` follows each error.
    trying.on('error', () => {});
    trying.once('close', (code) => {
      if (isClosed) return;
      if (!wasOpen && left > 1) attempt(left - 1);
      else end(codeForBrowser(code));
    });
  }
  attempt(addresses.length);

  return {
    send(data, isBinary) {
      if (socket?.readyState === WebSocket.OPEN) {
        socket.send(data, { binary: isBinary });
        return true;
      }
      if (early.length >= mostEarly) return false;
      early.push([data, isBinary]);
      return true;
    },
    onMessage(handler) {
      passOn = handler;
    },
    onClose(handler) {
      tellEnd = handler;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (socket?.readyState === WebSocket.OPEN) socket.close();
      else socket?.terminate();
    },
  };
}

/** 1004 to 1006 and 1015 stand for what happened without a frame, and may not be sent (RFC 6455, 7.4.1). */
function codeForBrowser(code: number): number {
  const isSendable =
    (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || code >= 3000;
  return isSendable ? code : closeCodes.restarting;
}
