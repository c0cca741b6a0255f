interface Unsafe {
  unsafe: unknown;
}

/** Has the statements of one scope prepared that have values. */
function prepareIn<S extends Unsafe>(scope: S): S {
  const unsafe = scope.unsafe as (text: string, values?: unknown[], options?: object) => unknown;
  scope.unsafe = (text: string, values: unknown[] = [], options = {}) =>
    unsafe(text, values, { ...options, prepare: true });
  return scope;
}

/**
 * Makes each connection prepare the query builder's statements once. The builder (drizzle 0.45.4) calls the driver's
 * `unsafe`, which otherwise asks the server for the types of each statement every time: two round trips for one.
 */
export function prepareStatements(sql: Unsafe & { begin: unknown }): void {
  prepareIn(sql);
  const begin = sql.begin as (...args: unknown[]) => unknown;
  sql.begin = (...args: unknown[]) => {
    const work = args.pop() as (tx: Unsafe) => unknown;
    return begin(...args, (tx: Unsafe) => work(prepareIn(tx)));
  };
}
