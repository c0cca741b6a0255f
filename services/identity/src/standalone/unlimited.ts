/** More than anybody asks for. */
export const many = 1_000_000;

/** For a place where everybody comes from one address, as in a test. */
export const unlimitedPerAddress = {
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: many,
  GOTRUE_RATE_LIMIT_OTP: many,
  GOTRUE_RATE_LIMIT_VERIFY: many,
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: many,
  GOTRUE_RATE_LIMIT_SIGNUP: many,
  GOTRUE_RATE_LIMIT_SSO: many,
  GOTRUE_RATE_LIMIT_PASSKEY: many,
  GOTRUE_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: many,
};
