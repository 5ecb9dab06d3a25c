import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The address that a request is counted for. IPv6 addresses of one household share their /64. */
export function clientAddressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}
