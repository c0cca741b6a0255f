/** A service that lends tools, for the test that adds one: its folder, and what stands of it in contracts. */
export const seventh = 'tool-library';

export const folders = [`services/${seventh}`, `contracts/src/${seventh}`];

export const files: Record<string, string> = {
  [`contracts/src/${seventh}/tools.ts`]: `import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

const listTools = endpoint({
  method: 'GET',
  url: '/tools',
  schema: { summary: 'Tools that are lent', response: { 200: z.array(z.string()) } },
});
export { listTools };
`,
  [`contracts/src/${seventh}/problems.ts`]: `export const toolLibraryProblems = {
  tool_is_lent: 'This tool is lent to somebody else.',
} as const;
`,
  [`contracts/src/${seventh}/events.ts`]: `import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';

export const exportGathered = exportGatheredIn('${seventh}');
export const accountErased = accountErasedIn('${seventh}');
`,
  [`services/${seventh}/package.json`]: `${JSON.stringify({
    name: `@sidework/${seventh}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies: { '@sidework/chassis': '0.1.0', '@sidework/contracts': '0.1.0' },
  })}\n`,
  [`services/${seventh}/src/app.ts`]: `import type { BaseDeps } from '@sidework/chassis/base-deps';
import { ServiceConfig } from '@sidework/chassis/config';
import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import type { Service } from '@sidework/chassis/service';
import { accountErased, exportGathered } from '@sidework/contracts/${seventh}/events';
import { listTools } from '@sidework/contracts/${seventh}/tools';

const toolLibrary: Service<ServiceConfig, BaseDeps<ServiceConfig>> = {
  name: '${seventh}',
  config: ServiceConfig,
  knowsPeople: true,
  consumers: [keepPeopleWhenProfileChanged, refuseTokensWhenSessionRevoked, ...ownDataConsumers],
  ownData: {
    gather: () => [],
    erase: async () => {},
    events: { service: '${seventh}', exportGathered, accountErased },
  },
  prepare: async (base) => ({ deps: base }),
  routes(app) {
    app.route({ ...listTools, config: { access: 'public' }, handler: async () => [] });
  },
};
export { toolLibrary };
`,
  [`services/${seventh}/src/main.ts`]: `import { runService } from '@sidework/chassis/run-service';
import { toolLibrary } from './app.ts';

await runService(toolLibrary);
`,
};

const end = '} as const satisfies Record<string, ServiceDeclaration>;';

/** The list of services with its declaration, which is all that is written outside of its own folders. */
export function declareSeventh(platform: string): string {
  const declared = platform.replace(
    end,
    `  '${seventh}': {
    portOffset: 27,
    keeps: 'Borrowed tools',
    endpoints: [tools],
    problems: toolLibraryProblems,
  },
${end}`,
  );
  return `import { toolLibraryProblems } from './${seventh}/problems.ts';
import * as tools from './${seventh}/tools.ts';
${declared}`;
}
