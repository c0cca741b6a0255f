import type { FastifyRequest } from 'fastify';
import type { ServiceConfig } from './config.ts';
import type { Database } from './db/db.ts';
import type { Live } from './events/nats-live.ts';
import type { Bearer } from './http/tokens.ts';
import type { ObjectStore } from './objects/objects.ts';
import type { Logger } from './operations/logger.ts';
import type { ChildGate } from './people/child-gate.ts';
import type { News } from './people/news.ts';
import type { SessionsListener } from './people/revoked-sessions.ts';
import type { Scanner } from './uploads/scanner.ts';

/** A service hands these to its use cases and queries. */
export interface BaseDeps<C extends ServiceConfig = ServiceConfig> {
  db: Database['db'];
  sql: Database['sql'];
  /** Now, on the database's clock. */
  now: () => Date;
  log: Logger;
  config: C;
  /** The service's own bucket; what goes in there has a row (`stored-objects`). */
  objects: ObjectStore;
  /** Services leave files for each other here, under the id of the event that tells of them. */
  handover: ObjectStore;
  /** Every file is scanned before anybody may open it. */
  scanner: Scanner;
  /** Absent in tests that run without a broker. */
  live?: Live;
  /** Verifies a token that came later than its request, such as the first frame of a socket. */
  authenticate(request: FastifyRequest, token: string): Promise<Bearer>;
  /** Use cases get the gate within a transaction, from `gatedTransaction`. */
  childGate: ChildGate;
  /** How old what is known of people is; a write that turns out to reach a child asks it. */
  news: News;
  onSessionsEnded(listener: SessionsListener): void;
}
