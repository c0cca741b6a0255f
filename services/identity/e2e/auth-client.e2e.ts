import { expect, type Page, test } from '@playwright/test';
import { startOidcProvider, type TestProvider } from '../test/oidc-provider.ts';
import { softwareAuthenticator } from '../test/software-authenticator.ts';
import { bundleWalk } from './bundle-walk.ts';
import { readWalkConfig } from './config.ts';
import { toolsOutside } from './outside.ts';
import { walk } from './walk.ts';

/*
 * The unmodified client of Supabase Auth, every method of it, against the gateway that runs: once in a program, once in
 * a page of a browser.
 */
const config = readWalkConfig();
let provider: TestProvider;

// The tests run in order and in one process, because the provider is shared and signs in one person at a time.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startOidcProvider(`${config.origin}/auth/v1/callback`, config.providerPort);
});
test.afterAll(() => provider.stop());

test.describe('a program with nothing but @supabase/auth-js', () => {
  for (const [name, step] of Object.entries(walk))
    test(`walks ${name}`, async () => {
      const authenticator = softwareAuthenticator({ origin: config.origin });
      await step({ ...toolsOutside(config, provider), authenticator });
    });
});

test.describe('a page with nothing but @supabase/auth-js', () => {
  for (const name of Object.keys(walk))
    test(`walks ${name}`, async ({ page }) => {
      await giveTools(page);
      await page.goto('/about');
      await giveKey(page);
      await page.evaluate(await bundleWalk());
      const failure = await page.evaluate(
        (step) => (globalThis as unknown as InPage).walkStep(step),
        name,
      );
      expect(failure).toBeNull();
    });
});

interface InPage {
  /** Null, or what went wrong. */
  walkStep(name: string): Promise<string | null>;
}

/** Gives the page what it cannot reach by itself: the mailbox, an authenticator app and a provider. */
async function giveTools(page: Page) {
  for (const [name, tool] of Object.entries(toolsOutside(config, provider)))
    await (typeof tool === 'function'
      ? page.exposeFunction(`tool_${name}`, tool)
      : page.addInitScript(`globalThis.tool_${name} = ${JSON.stringify(tool)}`));
}

/** A security key that is always at hand, and whose owner always agrees. */
async function giveKey(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
