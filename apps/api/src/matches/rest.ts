import type { FastifyPluginAsync } from 'fastify';

export const matchesRest: FastifyPluginAsync = async () => {};
