const placeholder = '__CSP_NONCE__';

/** The nonce of this answer's Content-Security-Policy, which the gateway writes into index.html. */
export function readNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta && meta.content !== placeholder ? meta.content : '';
}

/** Dialogs lock the page's scrolling with a style element of their own, whose nonce they look for here. */
export function shareNonce(nonce: string): void {
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
