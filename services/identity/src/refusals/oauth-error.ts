/** RFC 6749, 4.1.2.1: what the statuses of a refusal are called there. */
export const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};
