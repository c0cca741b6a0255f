export interface WalkConfig {
  origin: string;
  mailbox: string;
  providerPort: number;
  serviceToken: string;
}

export function readWalkConfig(): WalkConfig {
  const { SIDEWORK_URL, SIDEWORK_MAILBOX_URL, SIDEWORK_PROVIDER_PORT, SIDEWORK_SERVICE_TOKEN } =
    process.env;
  if (!SIDEWORK_MAILBOX_URL || !SIDEWORK_PROVIDER_PORT || !SIDEWORK_SERVICE_TOKEN)
    throw new Error(
      'The walk needs SIDEWORK_MAILBOX_URL, SIDEWORK_PROVIDER_PORT and SIDEWORK_SERVICE_TOKEN: npm run e2e -- auth-client',
    );
  return {
    origin: SIDEWORK_URL ?? 'http://localhost:8080',
    mailbox: SIDEWORK_MAILBOX_URL,
    providerPort: Number(SIDEWORK_PROVIDER_PORT),
    serviceToken: SIDEWORK_SERVICE_TOKEN,
  };
}
