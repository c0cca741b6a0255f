import type { App } from '@sidework/chassis/http/server';
import type { Endpoint } from '@sidework/contracts/kernel/endpoint';
import { z } from 'zod';

/** What a route that takes a file declares as its body. */
export const FileBody = z.instanceof(Buffer);

/** Routes whose body is a file itself, of the types and the size that their contract names, and nothing else. */
export function takingFiles(
  app: App,
  { types, maxBytes }: NonNullable<Endpoint['file']>,
  routes: (app: App) => void,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      [...types],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    routes(scope as App);
  });
}
