/** Hands the environment of the container on to the programs that a job runs. */
export function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

/** The limit of connections to Postgres for one service, whose instances share it. Empty keeps that of one machine. */
export function roleConnections(): { connections?: number } {
  const { ROLE_CONNECTIONS } = process.env;
  if (!ROLE_CONNECTIONS) return {};
  const connections = Number(ROLE_CONNECTIONS);
  if (!Number.isInteger(connections) || connections < 1)
    throw new Error(`ROLE_CONNECTIONS must be a number from 1 on, not "${ROLE_CONNECTIONS}".`);
  return { connections };
}
