/** Whether the browser can speak to security keys and keep passkeys. */
export function knowsWebAuthn(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}
