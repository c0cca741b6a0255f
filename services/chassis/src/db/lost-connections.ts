import { Socket } from 'node:net';
import type postgres from 'postgres';
import { isOutOfReach } from '../errors.ts';

type Scope = postgres.TransactionSql;
type Work = (tx: Scope) => unknown;

/** How long a failure that looks like a lost connection waits for the driver to say that it is one. */
const doubt = 100;

/** A socket that never says of its close that a failure came before. */
class QuietSocket extends Socket {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    return event === 'close' ? super.emit('close', false) : super.emit(event as string, ...args);
  }
}

/** As the driver has it: each host with its port. */
export interface Address {
  host: string[];
  port: number[];
}

/**
 * The driver's option `socket`, which goes to the address that `find` gives at each connection. Between the failure of a socket and its close the driver still gives it queries, and at
 * a close after a failure it forgets them, so their callers would wait for ever. It refuses them at a close without a
 * failure.
 */
export const databaseSocket = (find?: () => Promise<Address>) => ({
  async socket(given: Address): Promise<Socket> {
    try {
      const {
        host: [host = ''],
        port: [port = 5432],
      } = find ? await find() : given;
      return Object.assign(new QuietSocket(), { host, port }).connect(port, host);
    } catch (error) {
      return failing(error);
    }
  },
});

/** A socket that fails as one does whose server is away: without one the driver would never try again. */
function failing(error: unknown): Socket {
  return new QuietSocket().connect({
    host: 'nowhere.invalid',
    port: 1,
    lookup: (_host, _options, tell) => tell(error as Error, '', 4),
  });
}

/**
 * Abandons a transaction whose connection is gone, and tells its caller at once. The driver (postgres.js 3.4.9) would go
 * on: its rollback and the next queries would be written to a socket that is gone, which ends the process, or into the
 * transaction of the connection's next user.
 */
export function leaveLostTransactions<S extends { begin: unknown }>(sql: S): S {
  const begin = sql.begin as (...args: unknown[]) => Promise<unknown>;
  const guarded = (...args: [Work] | [string, Work]) => {
    const work = args.pop() as Work;
    let isLost = false;
    let tellLost = () => {};
    const lost = new Promise<void>((resolve) => {
      tellLost = resolve;
    });

    /** Settles as the work does, and never once the connection is lost: the driver answers a settled one by a query. */
    async function unlessLost(work: () => unknown): Promise<unknown> {
      try {
        const result = await work();
        if (!isLost) return result;
      } catch (error) {
        if (isOutOfReach(error))
          await Promise.race([lost, new Promise((r) => setTimeout(r, doubt))]);
        if (!isLost) throw error;
      }
      return new Promise(() => {});
    }

    function guard(tx: Scope): Scope {
      const ask = (target: unknown, args: unknown[]) => {
        if (isLost) throw new Error('The connection of this transaction is gone.');
        return Reflect.apply(target as () => unknown, undefined, args);
      };
      const savepoint = (...args: unknown[]) => {
        const work = args.pop() as Work;
        return ask(tx.savepoint, [...args, (inner: Scope) => unlessLost(() => work(guard(inner)))]);
      };
      return new Proxy(tx, {
        apply: (target, _this, args) => ask(target, args),
        get(target, name) {
          if (name === 'savepoint') return savepoint;
          if (name !== 'unsafe') return Reflect.get(target, name);
          return (...args: unknown[]) => ask(target.unsafe, args);
        },
      });
    }

    const running = begin(...args, (tx: Scope) => unlessLost(() => work(guard(tx))));
    running.catch(() => {
      isLost = true;
      tellLost();
    });
    return running;
  };
  return Object.assign(sql, { begin: guarded });
}
