import { ServiceConfig } from '@sidework/chassis/config';
import { limits } from '@sidework/contracts/identity/auth';
import { z } from 'zod';

const flag = z.union([z.boolean(), z.stringbool()]);
const seconds = z.coerce.number().int().min(0);

/** The names are GoTrue's where it has one; its SITE_URL is the platform's PUBLIC_URL. */
export const Config = ServiceConfig.extend({
  /** The private keys of access tokens; made on the first start. */
  SIGNING_KEYS_FILE: z.string().min(1),
  /** Without it no password can be checked, and no refresh token renewed. */
  PASSWORD_PEPPER: z.string().min(32),
  GOTRUE_DISABLE_SIGNUP: flag.default(false),
  GOTRUE_MAILER_AUTOCONFIRM: flag.default(true),
  GOTRUE_MAILER_OTP_EXP: seconds.min(60).default(3600),
  /** Seconds between two mails of a kind to one address; the value of GoTrue has a unit. */
  GOTRUE_SMTP_MAX_FREQUENCY: seconds.default(60),
  GOTRUE_JWT_EXP: seconds.min(120).max(86_400).default(900),
  GOTRUE_PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(limits.passwordMin)
    .max(128)
    .default(limits.passwordMin),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: seconds.default(10),
});
export type Config = z.infer<typeof Config>;
