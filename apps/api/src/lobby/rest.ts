import type { FastifyPluginAsync } from 'fastify';

export const lobbyRest: FastifyPluginAsync = async () => {};
