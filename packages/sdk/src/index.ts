/** The client of Fieldpost's API for programs: see docs/api.md. */
export { Bot, type Choose, type Notes, Turn } from './bot.ts';
export { type Answer, Fieldpost, type Match, type Order, type Settings } from './client.ts';
export type { components, paths } from './document.ts';
export { Fault } from './fault.ts';
export type { Answered, Asked } from './request.ts';
export type { Event } from './stream.ts';
