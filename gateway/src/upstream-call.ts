import type { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import { type Answer, readAnswer } from './upstream-answer.ts';

export type Done = (error: Error | null, answer?: Answer) => void;

/**
 * The response that a caller waits for stands under this key among the headers to pass on, since reply-from hands on
 * nothing else of a request. A symbol is never sent.
 */
export const caller = Symbol('caller');
type Caller = Pick<EventEmitter, 'once' | 'off'>;

/** A request on its way to a service, over once it is answered or given up; it may take several attempts. */
export interface Call {
  method: string;
  isOver(): boolean;
  attempt(dispatcher: Dispatcher, done: Done): void;
  end: Done;
}

const readMethods = new Set(['GET', 'HEAD']);

export const isRead = (method: string) => readMethods.has(method);

/** No byte of it reached the service: every connection is taken. */
export const tooBusy = () => new Error('The service has too much to do.');

/** Gives up after `timeout` milliseconds, of which waiting for a connection is a part. */
export function openCall(options: Dispatcher.DispatchOptions, timeout: number, done: Done): Call {
  const waiting = (options.headers as { [caller]?: Caller } | undefined)?.[caller];
  let sent: Dispatcher.DispatchController | undefined;
  let isOver = false;
  let deadline: NodeJS.Timeout | undefined;
  const begin = () => {
    deadline = setTimeout(
      () => giveUp(sent ? new errors.HeadersTimeoutError() : tooBusy()),
      timeout,
    );
  };
  // A body that is still coming takes as long as its sender does, whom others wait for elsewhere.
  if (options.body instanceof Readable) options.body.once('close', () => isOver || begin());
  else begin();
  waiting?.once('close', leave);

  function close() {
    isOver = true;
    clearTimeout(deadline);
    waiting?.off('close', leave);
  }

  function end(error: Error | null, answer?: Answer) {
    if (isOver) return;
    close();
    done(error, answer);
  }

  function giveUp(error: Error) {
    end(error);
    sent?.abort(error);
  }

  /** The caller is gone. A write that was sent may take effect, so it is heard to its end. */
  function leave() {
    if (sent && !isRead(options.method)) return;
    close();
    sent?.abort(new errors.RequestAbortedError());
  }

  return {
    method: options.method,
    isOver: () => isOver,
    attempt(dispatcher, done) {
      sent = undefined;
      const reader = readAnswer(done, (controller) => {
        // Thrown, for `abort` would close a connection that the next in the queue can use.
        if (isOver) throw new errors.RequestAbortedError();
        sent = controller;
      });
      dispatcher.dispatch(options, reader);
    },
    end,
  };
}
