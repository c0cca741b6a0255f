/** `root` where the object store knows no users of its own: every service then comes as its root user. */
export function storeUsers(): 'own' | 'root' {
  return process.env.SIDEWORK_OBJECT_STORE_USERS === 'root' ? 'root' : 'own';
}

/** What the container was told, to be handed on to the programs that a job runs. */
export function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
