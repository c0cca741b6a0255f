/** A service describes itself so when it is run with `describe`. */
export interface Description {
  service: string;
  schema: string;
  stream: string;
  durables: { stream: string; durable: string; subject: string }[];
  /** Whether its instances push to each other. */
  isLive: boolean;
}

/** The line may follow others: a library that warns does so on the same output. */
export function readDescription(output: string): Description {
  const line = output.split('\n').findLast((each) => each.startsWith('{')) ?? '';
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`A service did not describe itself; it said:\n${output}`);
  }
}
