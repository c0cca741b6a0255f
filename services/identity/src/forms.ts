import type { App } from '@sidework/chassis/http/server';

/** Routes that take forms beside JSON, as the specifications of OAuth and OpenID Connect have it. */
export function takingForms(app: App, routes: (app: App) => void): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
    );
    routes(scope as App);
  });
}
