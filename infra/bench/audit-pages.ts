import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';

export interface Audited {
  page: string;
  /** From 0 to 1, in the order of `categories`. */
  scores: number[];
  /** Largest contentful paint. */
  paintedAfterMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Complaints that keep a category other than performance from its best. */
  complaints: string[];
}

interface Task {
  url: string;
  /** The port of the browser's remote control. */
  port: number;
  pages: string[];
  rounds: number;
}

/** Fetched when it is asked for: with all that it needs it would be an eighth of the files of every `npm ci`. */
const lighthouse = 'lighthouse@13.5.0';

/** The fields that are read of its report. */
interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export function openBrowser(executablePath: string, port: number): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      `--remote-debugging-port=${port}`,
    ],
  });
}

/** Each page `rounds` times; of these the one that did best. */
export async function auditPages(
  { url, port, pages, rounds }: Task,
  log: (step: string) => void,
): Promise<Audited[]> {
  const audited: Audited[] = [];
  for (const page of pages) {
    const results: Audited[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      log(`${page}, ${round} of ${rounds} …`);
      results.push(await audit(new URL(page, url).href, page, port));
    }
    const [best] = results.toSorted((one, other) => performanceOf(other) - performanceOf(one));
    if (best) audited.push(best);
  }
  return audited;
}

const performanceOf = ({ scores: [performance = 0] }: Audited) => performance;

/** The settings that Lighthouse comes with are those of a phone of the middle class on slow 4G. */
async function audit(url: string, page: string, port: number): Promise<Audited> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--port=${port}`,
      `--only-categories=${categories}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 2 ** 20 },
  );
  const lhr: Result = JSON.parse(stdout);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    page,
    scores: categories.map((name) => lhr.categories[name]?.score ?? 0),
    paintedAfterMs: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
    complaints: complaintsIn(lhr),
  };
}

function complaintsIn({ categories: judged, audits }: Result): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} (${id})`);
}
