export interface Refusal {
  status: number;
  code: string;
  message: string;
  requestId?: string;
  /** When it may be asked again, where the server has said so. */
  retryAfterSeconds?: number;
  /** A text for each field at fault, by its name in the request. */
  fields?: Record<string, string>;
}

/** Status 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Record<string, string>;

  constructor({ status, code, message, requestId, retryAfterSeconds, fields = {} }: Refusal) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }
}
