/** The auth client keeps no headers of a refusal; when it may be asked again is noted here as the answer passes. */
let waitSeconds = 0;

export function noteWait(response: Response): void {
  if (response.status === 429) waitSeconds = Number(response.headers.get('retry-after')) || 0;
}

/** When to come back after the refusal that was noted last. */
export const waitText = () => textOfWait(waitSeconds);

export function textOfWait(seconds: number): string {
  if (seconds <= 0) return 'Please wait a moment and try again.';
  return `Please try again in ${spanOf(seconds)}.`;
}

/** Rounded up: who comes back after it is let in. */
function spanOf(seconds: number): string {
  if (seconds <= 60) return counted(Math.ceil(seconds), 'second');
  if (seconds <= 3600) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
