import { handoverBucket, storeAccountsOf } from '../local/accounts.ts';
import type { StoreAccount } from '../local/object-store/guard.ts';
import type { Secrets } from '../local/secrets.ts';

const rootUser = 'sidework';
export const storeUrl = 'http://minio:9000';

/**
 * Has MinIO's client make a bucket for each service and the one that they share before the services come, and for each a
 * user who reaches these two and no other. It may run again at every start.
 */
export function storeScript(secrets: Secrets): string {
  const accounts = storeAccountsOf(secrets);
  const buckets = [handoverBucket, ...accounts.map(({ accessKey }) => accessKey)];
  return [
    'set -eu',
    'tries=0',
    `until mc --quiet alias set store ${storeUrl} ${rootUser} ${secrets.objectStorePassword} >/tmp/said 2>&1; do`,
    '  tries=$((tries + 1))',
    '  if [ "$tries" -gt 60 ]; then cat /tmp/said; exit 1; fi',
    '  sleep 1',
    'done',
    ...buckets.map((bucket) => `mc --quiet mb --ignore-existing store/${bucket}`),
    ...accounts.flatMap(userLines),
    '',
  ].join('\n');
}

function userLines({ accessKey: name, secretKey, buckets }: StoreAccount): string[] {
  const policy = JSON.stringify(policyOn(buckets === 'all' ? [] : buckets));
  return [
    `mc --quiet admin user add store ${name} ${secretKey}`,
    `printf '%s' '${policy}' > /tmp/${name}.json`,
    `mc --quiet admin policy create store ${name} /tmp/${name}.json`,
    // It refuses to attach what is attached already.
    `case "$(mc --quiet admin user info store ${name})" in`,
    `  *"PolicyName: ${name}"*) ;;`,
    `  *) mc --quiet admin policy attach store ${name} --user ${name} ;;`,
    'esac',
  ];
}

/** To read and write in these buckets, and to make them where they are gone. */
function policyOn(buckets: string[]) {
  const names = buckets.map((bucket) => `arn:aws:s3:::${bucket}`);
  const ofBuckets = ['CreateBucket', 'GetBucketLocation', 'ListBucket'];
  const ofObjects = ['GetObject', 'PutObject', 'DeleteObject', 'AbortMultipartUpload'];
  const allow = (actions: string[], resources: string[]) => ({
    Effect: 'Allow',
    Action: actions.map((action) => `s3:${action}`),
    Resource: resources,
  });
  return {
    Version: '2012-10-17',
    Statement: [
      allow(ofBuckets, names),
      allow(
        ofObjects,
        names.map((name) => `${name}/*`),
      ),
    ],
  };
}
