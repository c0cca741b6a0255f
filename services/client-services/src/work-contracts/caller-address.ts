const longest = 64;

interface CallingRequest {
  headers: Record<string, string | string[] | undefined>;
  ip: string;
}

/** The gateway sets this header itself and takes it from no client; without it the caller's own address counts. */
export function callerAddress({ headers, ip }: CallingRequest): string {
  const header = headers['x-forwarded-for'];
  const first = (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
  return (first || ip).slice(0, longest);
}
