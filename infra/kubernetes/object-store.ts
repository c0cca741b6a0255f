import { z } from 'zod';

const key = z.strictObject({ name: z.string().min(1), key: z.string().min(1) });

/**
 * The part that is used here of the kind ObjectStore of CloudNativePG's plugin for Barman, after its own definition
 * (config/crd/bases/barmancloud.cnpg.io_objectstores.yaml of github.com/cloudnative-pg/plugin-barman-cloud).
 */
const ObjectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata: z.looseObject({ name: z.string().min(1) }),
  spec: z.strictObject({
    configuration: z.strictObject({
      destinationPath: z.string().regex(/^s3:\/\//),
      endpointURL: z.url().optional(),
      s3Credentials: z.strictObject({ accessKeyId: key, secretAccessKey: key }),
      wal: z.strictObject({
        compression: z.enum(['bzip2', 'gzip', 'lz4', 'snappy', 'xz', 'zstd']),
        maxParallel: z.number().int().min(1),
      }),
      data: z.strictObject({ compression: z.enum(['bzip2', 'gzip', 'snappy']) }),
    }),
    retentionPolicy: z.string().regex(/^[1-9][0-9]*[dwm]$/),
  }),
});
export type IObjectStore = z.infer<typeof ObjectStore>;

export const validateObjectStore = (given: IObjectStore): void => void ObjectStore.parse(given);
