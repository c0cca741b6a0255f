import { AsyncLocalStorage } from 'node:async_hooks';

/** The context follows a call through its awaits, its events and their consumers. */
export interface Context {
  requestId: string;
  /** The span of the request or event that led here, as the W3C writes it; undefined where tracing is off. */
  traceparent?: string | undefined;
  /** When the demo says that this happens; undefined everywhere else. */
  toldAt?: Date | undefined;
  /** The fields of a request whose texts went through the gate for children; absent outside requests. */
  atGate?: Set<string>;
}

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` so that everything it awaits sees `context`. */
export function runInContext<T>(context: Context, work: () => T): T {
  return storage.run(context, work);
}

/** The id of the request or event that led here; undefined in timers and at boot. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** An event that is written here names it as its parent; undefined while tracing is off. */
export function currentTraceparent(): string | undefined {
  return storage.getStore()?.traceparent;
}

/** When the demo says that this request happens; undefined everywhere else. */
export function toldMoment(): Date | undefined {
  return storage.getStore()?.toldAt;
}

/** Notes that the texts of these fields went through the gate for children. */
export function noteAtGate(fields: string[]): void {
  for (const field of fields) storage.getStore()?.atGate?.add(field);
}

/** Whether the text of a field of the request went through the gate for children. */
export const wentThroughGate = (field: string): boolean =>
  storage.getStore()?.atGate?.has(field) ?? false;
