import { platform, serviceNames } from '@sidework/contracts/platform';

export interface Service {
  name: string;
  /** Distance of its port from the gateway's. */
  offset: number;
}

export const services: Service[] = serviceNames.map((name) => ({
  name,
  offset: platform[name].portOffset,
}));

/** The name of a service as Postgres and NATS know it. */
export const schemaOf = (service: string) => service.replaceAll('-', '_');

export const serviceSchemas = services.map(({ name }) => schemaOf(name));
