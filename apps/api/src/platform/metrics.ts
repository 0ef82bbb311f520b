import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator watches. One set per app, so that two apps in one process do not mix. */
export type Metrics = {
  readonly registry: Registry;
  /** Commands that were accepted and committed, by rule set. */
  readonly turns: Counter<'rule_set'>;
  readonly refusals: Counter<'code'>;
  readonly notifications: Counter<'outcome' | 'channel'>;
  /** Mails that came in. */
  readonly inbound: Counter<'outcome'>;
  /** Messages that were given up and wait for the operator. */
  readonly deadLetters: Gauge<'channel'>;
  readonly queueLag: Gauge;
  readonly queueSize: Gauge;
  /** Duration of jobs, by outcome. */
  readonly jobs: Histogram<'task' | 'outcome'>;
  /** The most runs of one job key in a minute, by task. */
  readonly jobRepeats: Gauge<'task'>;
  /** Time since the oldest deadline that was not handled. */
  readonly overdue: Gauge;
  /** Campaigns that differ from their ledgers, among those checked last night. */
  readonly differing: Gauge;
  /** The same of events of clubs and their logs. */
  readonly eventsDiffering: Gauge;
  /** Questions to thinkers that wait for a thread. */
  readonly thinkingWaiting: Gauge;
  /** How long plans of computer players took, waiting included. */
  readonly thinking: Histogram<'rule_set' | 'level'>;
  readonly thinkingNodes: Counter<'rule_set' | 'level'>;
  /** Plans that the clock of the wall cut off: wanted are none. */
  readonly thinkingGuarded: Counter;
  /** Plans made again within a turn. */
  readonly replanned: Counter<'rule_set' | 'level'>;
  readonly liveMessages: Counter<'way'>;
  readonly latency: Histogram<'method' | 'route' | 'status'>;
};

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300];

/** What is known of computer players who think. */
function thinkingMetrics(registers: Registry[]) {
  const labelNames = ['rule_set', 'level'] as const;
  return {
    thinkingWaiting: new Gauge({
      name: 'fieldpost_thinking_waiting',
      help: 'Plans of computer players that wait for a thread',
      registers,
    }),
    thinking: new Histogram({
      name: 'fieldpost_thinking_seconds',
      help: 'Time that plans of computer players took, waiting included',
      labelNames,
      buckets: JOB_BUCKETS,
      registers,
    }),
    thinkingNodes: new Counter({
      name: 'fieldpost_thinking_nodes_total',
      help: 'Commands played in thought by computer players',
      labelNames,
      registers,
    }),
    thinkingGuarded: new Counter({
      name: 'fieldpost_thinking_guarded_total',
      help: 'Plans of computer players that took too long and were cut off',
      registers,
    }),
    replanned: new Counter({
      name: 'fieldpost_thinking_replanned_total',
      help: 'Plans of computer players made again within a turn',
      labelNames,
      registers,
    }),
  };
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    turns: new Counter({
      name: 'fieldpost_turns_total',
      help: 'Commands accepted',
      labelNames: ['rule_set'],
      registers,
    }),
    refusals: new Counter({
      name: 'fieldpost_refusals_total',
      help: 'Refusals by code',
      labelNames: ['code'],
      registers,
    }),
    notifications: new Counter({
      name: 'fieldpost_notifications_total',
      help: 'Notifications by outcome and channel',
      labelNames: ['outcome', 'channel'],
      registers,
    }),
    inbound: new Counter({
      name: 'fieldpost_inbound_mails_total',
      help: 'Incoming emails by result',
      labelNames: ['outcome'],
      registers,
    }),
    deadLetters: new Gauge({
      name: 'fieldpost_dead_letters',
      help: 'Messages given up within the last seven days',
      labelNames: ['channel'],
      registers,
    }),
    queueLag: new Gauge({ name: 'fieldpost_queue_lag_seconds', help: 'Age of the oldest job that is due', registers }),
    queueSize: new Gauge({ name: 'fieldpost_queue_jobs', help: 'Jobs that wait', registers }),
    jobs: new Histogram({
      name: 'fieldpost_job_seconds',
      help: 'Time that jobs took, by task and outcome (done, failed)',
      labelNames: ['task', 'outcome'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    jobRepeats: new Gauge({
      name: 'fieldpost_job_key_runs',
      help: 'The most runs of any one job key within a minute, by task',
      labelNames: ['task'],
      registers,
    }),
    overdue: new Gauge({
      name: 'fieldpost_overdue_seconds',
      help: 'Age of the oldest expired deadline that was not processed',
      registers,
    }),
    differing: new Gauge({
      name: 'fieldpost_campaigns_differing',
      help: 'Campaigns stored otherwise than their ledgers say, of those looked at last night',
      registers,
    }),
    eventsDiffering: new Gauge({
      name: 'fieldpost_events_differing',
      help: 'Events stored otherwise than their logs say, of those looked at last night',
      registers,
    }),
    ...thinkingMetrics(registers),
    liveMessages: new Counter({
      name: 'fieldpost_live_messages_total',
      help: 'Live messages',
      labelNames: ['way'],
      registers,
    }),
    latency: new Histogram({
      name: 'fieldpost_http_seconds',
      help: 'Time to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
  };
}
