import { serviceHealth } from './kernel/health.ts';
import { type ServiceName, serviceNames } from './platform.ts';

type Health = ReturnType<typeof serviceHealth<string>>;

/** The health of each service, which the page for administrators asks for. */
export const serviceHealths = Object.fromEntries(
  serviceNames.map((service) => [service, serviceHealth<string>(service)]),
) as Record<ServiceName, Health>;
