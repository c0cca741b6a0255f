/**
 * Values that the browser keeps for us. Where site data is blocked the storages throw at the first touch, and where no
 * room is left at each write; what we keep there is a comfort, so the page goes on without it.
 */
type Where = 'localStorage' | 'sessionStorage';

export function readKept<T>(where: Where, key: string): T | undefined {
  try {
    return (JSON.parse(globalThis[where].getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or drops it where it is undefined. */
export function keep(where: Where, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // The value is known until the page is left.
  }
}

export function keptKeys(where: Where, prefix: string): string[] {
  try {
    return Object.keys(globalThis[where]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
