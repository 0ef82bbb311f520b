import type { FastifyPluginAsync } from 'fastify';

export const playersRest: FastifyPluginAsync = async () => {};
