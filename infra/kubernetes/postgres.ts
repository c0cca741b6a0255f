import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import type { IScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { database } from '../local/accounts.ts';
import type { Manifest } from './kinds.ts';
import type { IObjectStore } from './object-store.ts';
import { metadata, serviceOf } from './parts.ts';
import { connectionsOfService } from './sizes.ts';
import type { Plan, Values } from './values.ts';

/** By this name the operator knows its plugin for backups. */
const plugin = 'barman-cloud.cloudnative-pg.io';
const backups = 'postgres-backups';

/** Connections that are no service's: the operator's, the migrations', the standbys'. */
const furtherConnections = 40;

/** Postgres by CloudNativePG: one instance, or three of which one leads and another has every commit. */
export const postgresOf = (plan: Plan): Manifest[] => [
  clusterOf(plan),
  // The leader under one name, which is the same in every installation.
  serviceOf(
    'postgres',
    { postgres: 5432 },
    { selector: { 'cnpg.io/cluster': 'postgres', 'cnpg.io/instanceRole': 'primary' } },
  ),
  objectStoreOf(plan.values),
  nightly,
];

function clusterOf({ values: { STORAGE_CLASS }, size, programs }: Plan): ICluster {
  const { instances, storage, memory, cpu } = size.postgres;
  const connections = programs.length * connectionsOfService(size) + furtherConnections;
  return {
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'Cluster',
    metadata: metadata('postgres'),
    spec: {
      instances,
      imageName: 'ghcr.io/cloudnative-pg/postgresql:17',
      primaryUpdateStrategy: 'unsupervised',
      // A budget for one instance alone would keep its node from ever being emptied.
      enablePDB: instances > 1,
      // Roles, schemas and extensions are made by our own setup.
      enableSuperuserAccess: true,
      superuserSecret: { name: 'postgres-superuser' },
      bootstrap: {
        initdb: {
          database,
          owner: database,
          dataChecksums: true,
          encoding: 'UTF8',
          localeProvider: 'builtin',
          builtinLocale: 'C.UTF-8',
        },
      },
      postgresql: {
        parameters: {
          max_connections: String(connections),
          // The newest write is in the store a minute later at the latest.
          archive_timeout: '45s',
        },
        // A commit is told once another instance has it; while none does, writes wait.
        ...(instances > 1 && {
          synchronous: { method: 'any' as const, number: 1, dataDurability: 'required' as const },
        }),
      },
      plugins: [{ name: plugin, isWALArchiver: true, parameters: { barmanObjectName: backups } }],
      storage: { size: storage, ...(STORAGE_CLASS && { storageClass: STORAGE_CLASS }) },
      resources: { requests: { memory, cpu }, limits: { memory } },
      ...(instances > 1 && {
        affinity: {
          enablePodAntiAffinity: true,
          podAntiAffinityType: 'required',
          topologyKey: 'kubernetes.io/hostname',
        },
      }),
    },
  };
}

function objectStoreOf({ BACKUP_TO, S3_URL }: Values): IObjectStore {
  const key = (name: string) => ({ name: backups, key: name });
  return {
    apiVersion: 'barmancloud.cnpg.io/v1',
    kind: 'ObjectStore',
    metadata: metadata(backups),
    spec: {
      configuration: {
        destinationPath: BACKUP_TO,
        endpointURL: S3_URL,
        s3Credentials: {
          accessKeyId: key('ACCESS_KEY'),
          secretAccessKey: key('SECRET_KEY'),
        },
        wal: { compression: 'gzip', maxParallel: 4 },
        data: { compression: 'gzip' },
      },
      retentionPolicy: '30d',
    },
  };
}

const nightly: IScheduledBackup = {
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'ScheduledBackup',
  metadata: metadata('nightly'),
  spec: {
    // With seconds, as the operator reads it: three at night.
    schedule: '0 0 3 * * *',
    immediate: true,
    backupOwnerReference: 'self',
    cluster: { name: 'postgres' },
    method: 'plugin',
    pluginConfiguration: { name: plugin },
  },
};
