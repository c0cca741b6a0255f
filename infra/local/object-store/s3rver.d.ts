declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; vhostBuckets: boolean });
    callback(): RequestListener;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  interface Account {
    createKeyPair(accessKey: string, secretKey: string): void;
    revokeAccessKey(accessKey: string): void;
  }
  const accounts: { DUMMY_ACCOUNT: Account; registry: Map<string, Account> };
  export default accounts;
}
