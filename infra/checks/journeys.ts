import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeAt, removeState } from '../local/home.ts';
import { toFailure } from '../local/progress.ts';
import { askService } from '../local/service-commands.ts';
import { ownerUrlsAt, startEverything } from '../local/start.ts';
import { findBrowser } from './browser.ts';
import { readTestConfig } from './config.ts';
import { freePortBlock } from './free-ports.ts';
import { type JourneysRun, journeysIn } from './journey-results.ts';
import { tool } from './step.ts';

export interface JourneyOptions {
  env: Record<string, string>;
  /** How often a failed journey is repeated, alone and after all others. */
  repeats: number;
}

/** Starts a platform of its own, runs the journeys against it, and removes it. `only` narrows by file name. */
export async function runJourneys(only: string[], options: JourneyOptions): Promise<JourneysRun> {
  const browser = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'sidework-e2e-'));
  const home = join(folder, 'home');
  try {
    const { demo } = readTestConfig();
    const port = await freePortBlock();
    const providerPort = port + 38;
    const started = await startEverything({
      home,
      port,
      identity: { ...everyWayIn(providerPort), PASSWORD_HASH: 'cheap' },
      demo,
      instances: 1,
      force: false,
    });
    try {
      const { url, mailboxUrl } = started.record;
      const ownerUrlOf = await ownerUrlsAt({ home, port });
      return await playwright(join(folder, 'report.json'), only, {
        ...options.env,
        SIDEWORK_REPEATS: String(options.repeats),
        SIDEWORK_URL: url.replace('127.0.0.1', 'localhost'),
        SIDEWORK_MAILBOX_URL: mailboxUrl,
        SIDEWORK_COURSES_DATABASE_URL: ownerUrlOf('education-events'),
        SIDEWORK_BROWSER: browser,
        SIDEWORK_PROVIDER_PORT: String(providerPort),
        ...(await theStaff(url, options.repeats, (args) =>
          askService(homeAt(home), port, 'identity', args),
        )),
        SIDEWORK_SERVICE_TOKEN: await askService(homeAt(home), port, 'identity', [
          'service-token',
          '120',
        ]),
      });
    } finally {
      await started.stop();
    }
  } catch (error) {
    const { message, lastLines } = toFailure(error);
    const output = [message, ...lastLines].join('\n');
    return { passed: false, output, files: [], unhandled: '', failedAtFirst: 0, unsteady: [] };
  } finally {
    await removeState(homeAt(home));
    await rm(folder, { recursive: true, force: true });
  }
}

/** By their role: those whom no journey could make staff in a browser; each journey that needs one has its own. */
const staff = {
  admin: ['admin', 'keeperOfAccounts', 'courseReviewer'],
  moderator: [
    'verifier',
    'formReader',
    'judgeOfDisputes',
    'reportReader',
    'licenseReader',
    'supporter',
  ],
};

/** Makes staff by the command line, as `make admin` does: one for each try, since a second step is added once. */
async function theStaff(url: string, repeats: number, ask: (args: string[]) => Promise<string>) {
  const password = 'quiet-harbour-7';
  const tries = Array.from({ length: repeats + 1 }, (_, at) => at);
  const emailsOf = (name: string) =>
    tries.map((at) => `${name.toLowerCase()}-${at}@journeys.sidework.local`);
  const signUp = async (email: string) => {
    const data = { full_name: 'Ada Admin', user_type: 'client' };
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, data }),
    });
    if (!response.ok) throw new Error(`${email} could not sign up: ${response.status}.`);
  };
  const names = Object.values(staff).flat();
  await Promise.all(names.flatMap(emailsOf).map(signUp));
  await Promise.all(
    Object.entries(staff).map(([role, those]) =>
      ask(['grant-admin', those.flatMap(emailsOf).join(), role]),
    ),
  );
  const emails = Object.fromEntries(names.map((name) => [name, emailsOf(name)]));
  return { SIDEWORK_STAFF_PASSWORD: password, SIDEWORK_STAFF: JSON.stringify(emails) };
}

/** Switches on what the auth server can do and a platform need not offer; one journey walks all of it. */
const everyWayIn = (providerPort: number) => ({
  GOTRUE_EXTERNAL_PHONE_ENABLED: 'true',
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: 'true',
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: 'true',
  GOTRUE_SMTP_MAX_FREQUENCY: '0',
  GOTRUE_SMS_MAX_FREQUENCY: '0',
  OIDC_PROVIDERS: JSON.stringify({
    google: {
      issuer: `http://127.0.0.1:${providerPort}`,
      clientId: 'sidework',
      clientSecret: 'a secret for the tests alone',
    },
  }),
});

async function playwright(
  report: string,
  only: string[],
  env: Record<string, string>,
): Promise<JourneysRun> {
  const args = ['test', '--config', 'infra/checks/playwright.config.ts', ...only];
  const { passed, output } = await tool('playwright', args, { ...env, SIDEWORK_REPORT: report });
  const text = await readFile(report, 'utf8').catch(() => '{}');
  return journeysIn(text, { passed, output });
}
