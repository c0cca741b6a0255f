import { ClientFrame, ServerFrame } from '@sidework/contracts/schema/network-chat/realtime';
import { act } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { patience } from './patience.ts';

/** Every socket that the window has opened in this test, the latest last. */
let sockets: FakeSocket[] = [];
let acceptsSockets = true;

afterEach(() => {
  sockets = [];
  acceptsSockets = true;
});

/** Stands for the browser's own. It opens and is answered by `ready` as soon as it authenticates. */
export class FakeSocket {
  static readonly OPEN = 1;
  readonly url: string;
  readonly heard: ClientFrame[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;

  constructor(url: string) {
    this.url = url;
    sockets.push(this);
    queueMicrotask(() => {
      if (!acceptsSockets) return this.end(1006);
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(data: string) {
    const frame = ClientFrame.parse(JSON.parse(data));
    this.heard.push(frame);
    if (frame.type === 'authenticate') this.push({ type: 'ready' });
    if (frame.type === 'ping') this.push({ type: 'pong' });
  }

  close() {
    this.end(1000);
  }

  push(frame: ServerFrame) {
    const data = JSON.stringify(ServerFrame.parse(frame));
    act(() => this.onmessage?.({ data }));
  }

  end(code: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    act(() => this.onclose?.({ code }));
  }
}

export const realtime = {
  sockets: () => sockets,
  /** The open socket of the window, once it has authenticated. */
  async open(): Promise<FakeSocket> {
    let socket: FakeSocket | undefined;
    await expect
      .poll(() => {
        socket = sockets.at(-1);
        return socket?.readyState === FakeSocket.OPEN && socket.heard.length > 0;
      }, patience)
      .toBe(true);
    return socket as FakeSocket;
  },
  /** From now on no socket opens. */
  refuse() {
    acceptsSockets = false;
  },
  accept() {
    acceptsSockets = true;
  },
};
