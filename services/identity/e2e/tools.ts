/** A walk through the client needs access to the mailbox and to a second factor. */
export interface Tools {
  /** The URL of the auth server, behind the gateway. */
  url: string;
  /** A page that people may be sent back to. */
  redirectTo: string;
  /** A token of a program that acts in an administrator's place. */
  serviceToken: string;
  /** The newest mail to an address, or text message to a number, that is newer than those read before. */
  message(to: string): Promise<Message>;
  /** A code of an authenticator app, `steps` of 30 seconds from now. */
  totp(secret: string, steps: number): Promise<string>;
  /** Goes where a provider leads, signs in there as `login`, and gives the address where that ends. */
  signInAtProvider(url: string, login: string): Promise<string>;
  /** A token of the provider for `login`, as a native application gets one. */
  idToken(login: string, nonce: string): Promise<string>;
  /** Asks for an authorization as an application does, and gives the address where that ends. */
  visit(url: string): Promise<string>;
  /** Answers WebAuthn's questions where the browser does not. */
  authenticator?: {
    create(options: never): unknown;
    get(options: never): unknown;
  };
}

export interface Message {
  text: string;
  code: string;
  tokenHash: string;
}
