export interface TestConfig {
  /** Forces one of the two where both would do. */
  backing: 'testcontainers' | 'embedded' | undefined;
  dockerHost: string | undefined;
}

export function readTestConfig(): TestConfig {
  const { SIDEWORK_TEST_BACKING: backing, DOCKER_HOST: dockerHost } = process.env;
  if (backing && backing !== 'testcontainers' && backing !== 'embedded') {
    throw new Error(`SIDEWORK_TEST_BACKING is "testcontainers" or "embedded", not "${backing}".`);
  }
  return { backing: backing as TestConfig['backing'], dockerHost };
}
