import { afterEach } from 'vitest';

type Answer = 'agrees' | 'closes the window';

afterEach(() => webAuthnAnswers(undefined));

class Credential {
  toJSON() {
    return { id: 'credential', rawId: 'credential', type: 'public-key', response: {} };
  }
  static parseCreationOptionsFromJSON = (options: unknown) => options;
  static parseRequestOptionsFromJSON = (options: unknown) => options;
}

/** It answers the browser's window for passkeys; without an answer the browser supports none. */
export function webAuthnAnswers(answer: Answer | undefined): void {
  const credential = async () => {
    if (answer === 'agrees') return new Credential();
    // A DOMException of a browser is an Error, that of jsdom is not.
    throw Object.assign(new Error('The operation was not allowed.'), { name: 'NotAllowedError' });
  };
  const credentials = answer && { create: credential, get: credential };
  define(globalThis, 'PublicKeyCredential', answer && Credential);
  define(navigator, 'credentials', credentials);
}

function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
