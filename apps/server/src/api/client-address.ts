import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Whose limits a request counts for: one household has a whole /64 of IPv6. */
export function clientAddressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}
