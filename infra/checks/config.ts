export interface TestConfig {
  /** Forces one of the two where both would do. */
  backing: 'testcontainers' | 'embedded' | undefined;
  dockerHost: string | undefined;
  /** A browser in another place than the usual ones. */
  browser: string | undefined;
  /** Whether the journeys find the demo people and content. */
  demo: boolean;
}

export function readTestConfig(): TestConfig {
  const { SIDEWORK_TEST_BACKING: backing, DOCKER_HOST: dockerHost } = process.env;
  if (backing && backing !== 'testcontainers' && backing !== 'embedded') {
    throw new Error(`SIDEWORK_TEST_BACKING is "testcontainers" or "embedded", not "${backing}".`);
  }
  return {
    backing: backing as TestConfig['backing'],
    dockerHost,
    browser: process.env.SIDEWORK_BROWSER,
    demo: process.env.SIDEWORK_DEMO === '1',
  };
}

/** Settings that people give the tests are handed on to the programs that run them. */
export function testSettings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(DOCKER_|TESTCONTAINERS_|SIDEWORK_TEST_|FAULT_|CI$)/.test(name)
        ? [[name, value]]
        : [],
    ),
  );
}

/** The journeys read here which platform was started for them. */
export function readJourneyConfig() {
  return {
    url: process.env.SIDEWORK_URL ?? 'http://localhost:8080',
    browser: process.env.SIDEWORK_BROWSER,
    report: process.env.SIDEWORK_REPORT,
    repeats: Number(process.env.SIDEWORK_REPEATS ?? 0),
  };
}

/** The planted tests keep in this folder what must outlive their process. */
export function readPlantedFolder(): string {
  const folder = process.env.SIDEWORK_TEST_PLANTED;
  if (!folder) throw new Error('The planted tests are run by planted.int.test.ts alone.');
  return folder;
}
