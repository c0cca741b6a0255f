import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** A body that arrived whole; `destroy` is what a body is asked when its reader has gone. */
export interface WholeBody {
  bytes: Buffer;
  destroy(): void;
}

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: WholeBody | Readable;
}

/** Up to here an answer is gathered and sent in one piece, which costs half of piping it. */
const gatheredBytes = 256 * 1024;

const nothing = Buffer.alloc(0);

/** Gathers a short answer, and hands on a long or endless one as it comes. */
export function readAnswer(
  done: (error: Error | null, answer?: Answer) => void,
  onRequestStart: (controller: Dispatcher.DispatchController) => void,
): Dispatcher.DispatchHandler {
  let statusCode = 0;
  let headers: IncomingHttpHeaders = {};
  let bytes: Buffer = nothing;
  let more: Buffer[] | undefined;
  let stream: Readable | undefined;

  return {
    onRequestStart,
    onResponseStart(controller, status, received) {
      if (status < 200) return;
      statusCode = status;
      headers = received;
      const length = Number(received['content-length'] ?? Number.NaN);
      if (length <= gatheredBytes) return;
      stream = streamFrom(controller);
      done(null, { statusCode, headers, body: stream });
    },
    onResponseData(controller, chunk) {
      if (stream) {
        if (!stream.push(chunk)) controller.pause();
      } else if (bytes === nothing) bytes = chunk;
      else if (more) more.push(chunk);
      else more = [bytes, chunk];
    },
    onResponseEnd() {
      if (stream) stream.push(null);
      else {
        const body = { bytes: more ? Buffer.concat(more) : bytes, destroy() {} };
        done(null, { statusCode, headers, body });
      }
    },
    onResponseError(_controller, error) {
      if (stream) stream.destroy(error);
      else done(error);
    },
  };
}

function streamFrom(controller: Dispatcher.DispatchController): Readable {
  return new Readable({
    read: () => controller.resume(),
    destroy(error, callback) {
      if (!controller.aborted) controller.abort(error ?? new Error('The reader has gone.'));
      callback(error);
    },
  });
}
