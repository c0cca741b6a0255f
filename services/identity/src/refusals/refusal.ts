import {
  type AuthRefusalCode,
  authRefusals,
  type WeakPasswordReason,
} from '@sidework/contracts/identity/refusals/auth-refusals';

interface Details {
  reasons?: WeakPasswordReason[];
  retryAfterSeconds?: number;
  /** A status that differs from GoTrue's usual one for this code. */
  status?: number;
  /** The account that was asked for, if the request does not name its id; the audit log keeps it. */
  about?: string;
}

/** A refusal in GoTrue's terms, which the client library knows by its code. */
export class AuthRefusal extends Error {
  override name = 'AuthRefusal';
  readonly code: AuthRefusalCode;
  readonly details: Details;
  readonly statusCode: number;

  constructor(code: AuthRefusalCode, message: string, details: Details) {
    super(message);
    this.code = code;
    this.details = details;
    this.statusCode = details.status ?? authRefusals[code][0];
  }
}

export function refused(
  code: AuthRefusalCode,
  message: string = authRefusals[code][1],
  details: Details = {},
): AuthRefusal {
  return new AuthRefusal(code, message, details);
}
