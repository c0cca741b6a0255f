import { ConfigError, readConfig } from '@sidework/chassis/config';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { Program } from '../local/programs.ts';
import { type Manifest, ofKind } from './kinds.ts';
import { secretNamesOf } from './settings.ts';
import { settingsThatLead } from './talks.ts';

/** The images set these, as infra/docker/Dockerfile says. */
const ofImage = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' };
const ofServiceImage = { ...ofImage, MIGRATIONS_DIR: '/app/migrations' };

/** Any value that the schemas take stands for a secret here. */
const standIns: Record<string, string> = {
  DATABASE_URL: 'postgres://made:by-the-secrets@postgres/sidework',
  SMTP_URL: 'smtps://somebody:made-by-the-secrets@mail.example.com:465',
  STRIPE_SECRET_KEY: 'sk_live_made_by_the_secrets',
  OIDC_PROVIDERS: '{}',
};
const standIn = (name: string) => standIns[name] ?? 'made by the secrets, and long enough for all';

/** The environment that a container of the manifests has, with stand-ins for its secrets. */
export function environmentOf(
  { env = [], envFrom = [] }: IContainer,
  manifests: Manifest[],
): Record<string, string> {
  const maps = ofKind(manifests, 'ConfigMap');
  const open = envFrom.flatMap(({ configMapRef }) => {
    const map = maps.find(({ metadata }) => metadata?.name === configMapRef?.name);
    return map ? [map.data ?? {}] : [];
  });
  const own = env.map(({ name, value }) => [name, value ?? standIn(name)]);
  return Object.assign({}, ...open, Object.fromEntries(own));
}

/** Says what a program would refuse of the settings that the manifests give it, and which of them it does not read. */
export function settingFaults(manifests: Manifest[], programs: Program[]): string[] {
  return programs.flatMap((program) => {
    const container = ofKind(manifests, 'Deployment')
      .find(({ metadata }) => metadata?.name === program.name)
      ?.spec?.template.spec?.containers.find(({ name }) => name === program.name);
    if (!container) return [`${program.name}: Has no deployment`];
    return faultsOf(program, container, manifests).map((fault) => `${program.name}: ${fault}`);
  });
}

function faultsOf(program: Program, container: IContainer, manifests: Manifest[]): string[] {
  const environment = environmentOf(container, manifests);
  const unread = Object.keys(environment).filter((name) => !(name in program.config.shape));
  const bare = secretNamesOf(program).filter(
    (name) =>
      name in environment &&
      !container.env?.some((each) => each.name === name && each.valueFrom?.secretKeyRef),
  );
  const silent = Object.keys(program.config.shape).filter(
    (name) => name.endsWith('_URL') && !settingsThatLead.includes(name),
  );
  return [
    ...silent.map((name) => `${name}: Is an address that leads nowhere in talks.ts`),
    ...unread.map((name) => `${name}: Is not read by it`),
    ...bare.map((name) => `${name}: Is a secret, and stands in clear`),
    ...refusalsOf(program, environment),
  ];
}

function refusalsOf({ name, config }: Program, environment: Record<string, string>): string[] {
  const image = name === 'gateway' ? ofImage : ofServiceImage;
  try {
    readConfig(config, { ...image, ...environment });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => line.trim());
  }
}
