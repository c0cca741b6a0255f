import type { FastifyInstance } from 'fastify';
import { logThrottle } from './log-throttle.ts';
import type { Metrics } from './metrics.ts';

const most = 16 * 1024;
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

interface Breach {
  directive: string;
  blocked: string;
  page: string;
}

/** Takes what browsers report of broken content policies: each is counted, a few are logged, none is kept. */
export function cspReports(app: FastifyInstance, { cspReports: count }: Metrics) {
  const nextLine = logThrottle();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/csp-reports', { bodyLimit: most }, async (request, reply) => {
      for (const breach of breachesIn(request.body)) {
        count.inc({ directive: breach.directive });
        const passedOver = nextLine();
        if (passedOver !== undefined)
          request.log.warn({ breach, passedOver }, 'a page broke its content security policy');
      }
      return reply.code(204).send();
    });
  });
}

const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'media-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/** Both shapes: one `csp-report`, and the list of the Reporting API. */
function breachesIn(body: unknown): Breach[] {
  const reports = Array.isArray(body) ? body.slice(0, 20) : [body];
  return reports.flatMap((report) => {
    const facts = fieldsOf(fieldsOf(report)['csp-report'] ?? fieldsOf(report).body);
    const [directive = ''] = textOf(
      facts.effectiveDirective ?? facts['effective-directive'] ?? facts['violated-directive'],
    ).split(' ');
    if (!directive) return [];
    return {
      directive: directives.has(directive) ? directive : 'other',
      blocked: placeOf(textOf(facts.blockedURL ?? facts['blocked-uri'])),
      page: placeOf(textOf(facts.documentURL ?? facts['document-uri'])),
    };
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '');

/** Words such as `inline`; of an address its origin and first segment, for what follows can hold a token. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{0,40}$/.test(address) ? address : 'other';
  const { protocol, host, pathname } = new URL(address);
  if (!host) return protocol;
  return `${protocol}//${host}/${pathname.split('/')[1] ?? ''}`.slice(0, 150);
}
