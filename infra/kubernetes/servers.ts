import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IVolume } from 'kubernetes-models/v1/Volume';
import type { Program } from '../local/programs.ts';
import type { Manifest } from './kinds.ts';
import {
  labelOf,
  lockedContainer,
  lockedPod,
  memory,
  metadata,
  serviceOf,
  spreadOf,
  startupOf,
} from './parts.ts';
import {
  configMapOf,
  handedSecretsOf,
  openSettingsOf,
  secretVariables,
  stampOf,
} from './settings.ts';
import type { Size } from './sizes.ts';
import { portOfFiles, portOfService } from './talks.ts';
import type { Plan, Values } from './values.ts';

/** Our images run as it. */
export const userOfImages = 1000;

export const imageOf = ({ IMAGES, TAG }: Values, name: string) =>
  `${IMAGES}/sidework-${name}:${TAG}`;

const isGateway = ({ name }: Program) => name === 'gateway';

/** A process drains, then ends; the pod waits for it as long as compose does. */
const graceSeconds = 30;

/** The deployment of a service or of the gateway, with all that goes with it. */
export function serverOf(program: Program, plan: Plan): Manifest[] {
  const { name } = program;
  const { size } = plan;
  const settings = openSettingsOf(program, plan);
  const ports = {
    http: portOfService,
    ...(isGateway(program) && { files: portOfFiles }),
  };
  return [
    configMapOf(name, settings),
    deploymentOf(program, plan, settings),
    serviceOf(name, ports),
    ...(size.instances.most > 1 ? [autoscalerOf(name, size), budgetOf(name)] : []),
  ];
}

function deploymentOf(
  program: Program,
  { values, size: { instances }, given }: Plan,
  settings: Record<string, string>,
): IDeployment {
  const { name } = program;
  const live = { httpGet: { path: '/health/live', port: 'http' } };
  // A gateway tells others only that it lives; whether its services are ready, theirs tell.
  const ready = {
    httpGet: { path: isGateway(program) ? '/health/live' : '/health/ready', port: 'http' },
  };
  const secrets = handedSecretsOf(program, given);
  const container: IContainer = {
    name,
    image: imageOf(values, name),
    ports: [
      { name: 'http', containerPort: portOfService },
      ...(isGateway(program) ? [{ name: 'files', containerPort: portOfFiles }] : []),
    ],
    envFrom: [{ configMapRef: { name } }],
    env: secretVariables(name, secrets),
    startupProbe: startupOf(live),
    livenessProbe: { ...live, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 },
    readinessProbe: { ...ready, periodSeconds: 5, timeoutSeconds: 3, failureThreshold: 2 },
    // The images bound the heap at 512 MB; what is beside the heap takes the rest.
    resources: memory('384Mi', '768Mi', '100m'),
    securityContext: lockedContainer,
    ...(settings.SIGNING_KEYS_FILE && {
      volumeMounts: [{ name: 'keys', mountPath: '/run/sidework', readOnly: true }],
    }),
  };
  const keys: IVolume[] = settings.SIGNING_KEYS_FILE
    ? [{ name: 'keys', secret: { secretName: `${name}-signing-keys`, defaultMode: 0o440 } }]
    : [];
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadata(name),
    spec: {
      // A number here, while the load decides, would undo its decision at each release.
      ...(instances.most === instances.least && { replicas: instances.least }),
      selector: { matchLabels: labelOf(name) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels: labelOf(name), annotations: stampOf(settings) },
        spec: {
          ...lockedPod(userOfImages),
          terminationGracePeriodSeconds: graceSeconds,
          ...(instances.most > 1 && { topologySpreadConstraints: spreadOf(name) }),
          containers: [container],
          ...(keys.length > 0 && { volumes: keys }),
        },
      },
    },
  };
}

const autoscalerOf = (name: string, { instances }: Size): IHorizontalPodAutoscaler => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: metadata(name),
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: instances.least,
    maxReplicas: instances.most,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'AverageValue', averageValue: '700m' } },
      },
    ],
  },
});

/** A node that is emptied takes one instance at a time. */
export const budgetOf = (name: string): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: metadata(name),
  spec: { maxUnavailable: 1, selector: { matchLabels: labelOf(name) } },
});
