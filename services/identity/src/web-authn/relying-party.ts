import type { Config } from '../config.ts';

/** The site that credentials are made for: browsers use them nowhere else. */
export interface RelyingParty {
  id: string;
  name: string;
  origins: string[];
}

type Settings = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'GOTRUE_WEBAUTHN_RP_ID'
  | 'GOTRUE_WEBAUTHN_RP_DISPLAY_NAME'
  | 'GOTRUE_WEBAUTHN_RP_ORIGINS'
>;

export function relyingPartyOf(config: Settings): RelyingParty {
  const { hostname, origin } = new URL(config.PUBLIC_URL);
  const origins = config.GOTRUE_WEBAUTHN_RP_ORIGINS;
  return {
    id: config.GOTRUE_WEBAUTHN_RP_ID || hostname,
    name: config.GOTRUE_WEBAUTHN_RP_DISPLAY_NAME,
    origins: origins.length > 0 ? origins : [origin],
  };
}
