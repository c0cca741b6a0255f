export interface Service {
  name: string;
  /** Distance of its port from the gateway's. */
  offset: number;
}

/** A service that is added to the platform gets its line here. */
export const services: Service[] = [
  { name: 'identity', offset: 21 },
  { name: 'marketplace', offset: 22 },
  { name: 'network-chat', offset: 23 },
  { name: 'client-services', offset: 24 },
];

/** The name of a service as Postgres and NATS know it. */
export const schemaOf = (service: string) => service.replaceAll('-', '_');

export const serviceSchemas = services.map(({ name }) => schemaOf(name));
