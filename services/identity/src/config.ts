import {
  inProduction,
  limit,
  type ProductionFaults,
  ServiceConfig,
} from '@sidework/chassis/config';
import { limits } from '@sidework/contracts/identity/accounts/auth';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { z } from 'zod';

const flag = z.union([z.boolean(), z.stringbool()]);
const count = z.coerce.number().int().min(0);
const words = z
  .union([z.string().transform((list) => list.split(',')), z.array(z.string())])
  .transform((list) => list.flatMap((word) => word.trim() || []));

/** Seconds, as a number or as GoTrue writes durations: `90s`, `10m`, `24h`. */
const seconds = z
  .union([z.number(), z.string()])
  .transform((given, context) => {
    const [, amount, unit = 's'] = /^(\d+)(s|m|h)?$/.exec(String(given)) ?? [];
    if (amount !== undefined)
      return Number(amount) * { s: 1, m: 60, h: 3600 }[unit as 's' | 'm' | 'h'];
    context.addIssue('Must be a duration like 90, 90s, 10m or 24h');
    return z.NEVER;
  })
  .pipe(z.number().int().min(0));

const rate = (usual: number) => limit({ of: count, default: usual, productionCeiling: usual * 10 });
/** How long what opens an account or a part of it can be used: in production a day at most. */
const lifetime = (usual: number, of: z.ZodType<number> = seconds) =>
  limit({ of, default: usual, productionCeiling: 86_400 });
/** Seconds that no access token outlives, whatever is set. */
export const longestTokenLifetime = 86_400;
/** Between two messages to one person. */
const pause = limit({ of: seconds, default: 60, productionFloor: 10 });

/** `1234567890=123456,4915112345678=654321` */
const testCodes = z
  .union([
    z.record(z.string(), z.string()),
    z.string().transform((list) =>
      Object.fromEntries(
        list.split(',').flatMap((pair) => {
          const [phone, code] = pair.split('=').map((part) => part.trim());
          return phone && code ? [[phone, code]] : [];
        }),
      ),
    ),
  ])
  .default({});

/** The only header about a request's source that the gateway always sets itself. */
const gatewaysHeader = 'x-forwarded-for';

/** GoTrue's settings under GoTrue's names; the table in SETTINGS.md explains each. */
const GotrueConfig = z.object({
  /** The public address of this server's API; mailed action links and OIDC callbacks start with it. */
  API_EXTERNAL_URL: z.url().optional(),
  GOTRUE_SITE_URL: z.url().optional(),
  GOTRUE_URI_ALLOW_LIST: words.default([]),
  GOTRUE_DISABLE_SIGNUP: flag.default(false),
  GOTRUE_EXTERNAL_EMAIL_ENABLED: flag.default(true),
  GOTRUE_EXTERNAL_PHONE_ENABLED: flag.default(false),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag.default(false),
  GOTRUE_MAILER_AUTOCONFIRM: flag.default(true),
  GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS: flag.default(false),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag.default(true),
  GOTRUE_MAILER_OTP_EXP: lifetime(3600, seconds.pipe(z.number().min(60))),
  GOTRUE_MAILER_OTP_LENGTH: count.pipe(z.number().min(6).max(10)).default(6),
  GOTRUE_SMTP_MAX_FREQUENCY: pause,
  GOTRUE_SMS_AUTOCONFIRM: flag.default(false),
  GOTRUE_SMS_MAX_FREQUENCY: pause,
  GOTRUE_SMS_OTP_EXP: lifetime(600),
  GOTRUE_SMS_OTP_LENGTH: count.pipe(z.number().min(6).max(10)).default(6),
  GOTRUE_SMS_PROVIDER: z.enum(['mailbox', 'webhook']).default('mailbox'),
  GOTRUE_SMS_TEMPLATE: z.string().default('Your code is {{ .Code }}'),
  GOTRUE_SMS_TEST_OTP: testCodes,
  GOTRUE_JWT_EXP: lifetime(900, seconds.pipe(z.number().min(120).max(longestTokenLifetime))),
  GOTRUE_JWT_AUD: z.string().min(1).default('authenticated'),
  GOTRUE_JWT_DEFAULT_GROUP_NAME: z.string().min(1).default('authenticated'),
  GOTRUE_JWT_ADMIN_ROLES: words.default(['service_role', 'supabase_admin']),
  /** A secret for HS256, or a JWK array; only in a named configuration of `npm run profile`. */
  GOTRUE_JWT_SECRET: z.string().min(1).optional(),
  GOTRUE_JWT_KEYS: z.string().min(1).optional(),
  GOTRUE_PASSWORD_MIN_LENGTH: count
    .pipe(z.number().min(limits.passwordMin).max(128))
    .default(limits.passwordMin),
  GOTRUE_PASSWORD_REQUIRED_CHARACTERS: z.string().default(''),
  GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: flag.default(true),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: limit({
    of: seconds,
    default: 10,
    productionCeiling: 60,
  }),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag.default(true),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag.default(true),
  GOTRUE_SESSIONS_TIMEBOX: seconds.optional(),
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: seconds.optional(),
  GOTRUE_SESSIONS_SINGLE_PER_USER: flag.default(false),
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: rate(10),
  GOTRUE_MFA_CHALLENGE_EXPIRY_DURATION: lifetime(300),
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: flag.default(true),
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: flag.default(true),
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: flag.default(false),
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: flag.default(false),
  GOTRUE_MFA_PHONE_OTP_LENGTH: count.pipe(z.number().min(6).max(10)).default(6),
  GOTRUE_MFA_PHONE_MAX_FREQUENCY: pause,
  GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED: flag.default(true),
  GOTRUE_MFA_WEB_AUTHN_VERIFY_ENABLED: flag.default(true),
  GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED: flag.default(true),
  GOTRUE_MFA_RECOVERY_CODES_VERIFY_ENABLED: flag.default(true),
  GOTRUE_PASSKEY_ENABLED: flag.default(true),
  GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER: rate(10),
  /** Left out, they are those of the public address. */
  GOTRUE_WEBAUTHN_RP_ID: z.string().optional(),
  GOTRUE_WEBAUTHN_RP_DISPLAY_NAME: z.string().default('Sidework'),
  GOTRUE_WEBAUTHN_RP_ORIGINS: words.default([]),
  GOTRUE_OAUTH_SERVER_ENABLED: flag.default(true),
  GOTRUE_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: flag.default(false),
  GOTRUE_OAUTH_SERVER_AUTHORIZATION_PATH: z.string().default(webAddresses.consent),
  GOTRUE_OAUTH_SERVER_AUTHORIZATION_TTL: lifetime(600),
  /** How many of one source in five minutes; of mails and text messages, in all in an hour. */
  GOTRUE_RATE_LIMIT_HEADER: z.string().default(gatewaysHeader),
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: rate(30),
  GOTRUE_RATE_LIMIT_OTP: rate(30),
  GOTRUE_RATE_LIMIT_VERIFY: rate(30),
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: rate(150),
  GOTRUE_RATE_LIMIT_SIGNUP: rate(30),
  GOTRUE_RATE_LIMIT_SSO: rate(30),
  GOTRUE_RATE_LIMIT_PASSKEY: rate(60),
  GOTRUE_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: rate(10),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: rate(10_000),
  GOTRUE_RATE_LIMIT_SMS_SENT: rate(1_000),
});

const Settings = ServiceConfig.extend({
  /** The private keys of access tokens; made on the first start. */
  SIGNING_KEYS_FILE: z.string().min(1),
  /** Without it no password can be checked, no refresh token renewed and no sealed secret opened. */
  PASSWORD_PEPPER: z.string().min(32),
  /** Seconds for which a mailed code can be typed; the link beside it lives for `GOTRUE_MAILER_OTP_EXP`. */
  MAILED_CODE_EXP: lifetime(600),
  /** The target of text messages for the provider `webhook`: a POST of `{to, text, channel}`. */
  SMS_WEBHOOK_URL: z.url().optional(),
  /** OIDC providers by name: `{"google": {"issuer", "clientId", "clientSecret", "skipNonceCheck"?}}`. */
  OIDC_PROVIDERS: z
    .union([z.string(), z.record(z.string(), z.unknown())])
    .default('{}')
    .transform((given, context) => {
      try {
        return typeof given === 'string' ? JSON.parse(given) : given;
      } catch {
        context.addIssue('Must be JSON');
        return z.NEVER;
      }
    })
    .pipe(
      z.record(
        z.string(),
        z.object({
          issuer: z.url(),
          clientId: z.string().min(1),
          clientSecret: z.string().optional(),
          skipNonceCheck: z.boolean().default(false),
          /** The discovery document; if it is given, the provider is not asked. */
          metadata: z
            .looseObject({
              authorization_endpoint: z.url(),
              token_endpoint: z.url(),
              jwks_uri: z.url(),
            })
            .optional(),
        }),
      ),
    ),
  /** How much work it is to try a password against its hash: `cheap` is for tests, and never in production. */
  PASSWORD_HASH: z.enum(['usual', 'cheap']).default('usual'),
  /** Wrong passwords of an account that are checked in 15 minutes, and in one. */
  PASSWORD_TRIES: limit({ of: count, default: 10, productionCeiling: 100 }),
  PASSWORD_TRIES_PER_MINUTE: limit({ of: count, default: 5, productionCeiling: 50 }),
  /** How a guardian's card is asked about: `sandbox` takes a test card and asks no bank, `off` takes none. */
  CARD_CHECK: z.enum(['sandbox', 'off']).default('sandbox'),
  /** Whether tokens that others signed with the same key are believed: in named configurations only, never in production. */
  TRUST_EXTERNAL_TOKENS: flag.default(false),
}).extend(GotrueConfig.shape);
export type Config = z.infer<typeof Settings>;

const ofNamedOnly = ['GOTRUE_JWT_SECRET', 'GOTRUE_JWT_KEYS', 'TRUST_EXTERNAL_TOKENS'] as const;

/** The settings of `serve`: the platform's own keys, and only tokens that it signed itself. */
export const Config = Settings.superRefine((settings, context) => {
  for (const name of ofNamedOnly)
    if (settings[name])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'Is for the named configurations of npm run profile alone',
      });
  if (settings.GOTRUE_RATE_LIMIT_HEADER.toLowerCase() !== gatewaysHeader)
    context.addIssue({
      code: 'custom',
      path: ['GOTRUE_RATE_LIMIT_HEADER'],
      message: `Has to be ${gatewaysHeader}: the sender of a request can set any other header as they please`,
    });
  if (settings.NODE_ENV === 'production' && Object.keys(settings.GOTRUE_SMS_TEST_OTP).length > 0)
    context.addIssue({
      code: 'custom',
      path: ['GOTRUE_SMS_TEST_OTP'],
      message: 'Opens accounts with a code that is known, so it is for no production',
    });
}).superRefine(inProduction(sandboxesOf));

/** These settings suit a trial and are wrong in production. */
function sandboxesOf(settings: Config): ProductionFaults {
  const texts = settings.GOTRUE_EXTERNAL_PHONE_ENABLED || settings.GOTRUE_MFA_PHONE_VERIFY_ENABLED;
  return {
    CARD_CHECK: settings.CARD_CHECK === 'sandbox' && 'Is the sandbox, which asks no bank',
    PASSWORD_HASH:
      settings.PASSWORD_HASH === 'cheap' && 'Lets anyone with a copy of the hashes try passwords',
    GOTRUE_MAILER_AUTOCONFIRM:
      settings.GOTRUE_MAILER_AUTOCONFIRM && 'Confirms every address without asking at it',
    GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS:
      settings.GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS &&
      'Lets people in whose address nobody has confirmed',
    GOTRUE_SMS_AUTOCONFIRM:
      settings.GOTRUE_SMS_AUTOCONFIRM && 'Confirms every number without asking at it',
    GOTRUE_SMS_PROVIDER:
      texts &&
      settings.GOTRUE_SMS_PROVIDER === 'mailbox' &&
      'Sends text messages to the mailbox of the trial',
  };
}

/** The settings of a named configuration of `npm run profile`, which is never production. */
export const NamedConfig = Settings.superRefine(({ NODE_ENV }, context) => {
  if (NODE_ENV === 'production')
    context.addIssue({ code: 'custom', path: ['NODE_ENV'], message: 'Must not be production' });
});
