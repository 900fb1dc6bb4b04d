import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const FINE = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What this server counts and times; read at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  private readonly in = [this.registry];
  readonly moves = new Counter({ name: 'mt_moves_total', help: 'moves made', labelNames: ['game', 'by'] as const, registers: this.in }); // prettier-ignore
  readonly moveTime = new Histogram({ name: 'mt_move_seconds', help: 'from a move’s arrival to its acknowledgement', labelNames: ['game'] as const, buckets: FINE, registers: this.in }); // prettier-ignore
  readonly ruleTime = new Histogram({ name: 'mt_rule_seconds', help: 'time in a game’s rules per move', labelNames: ['game'] as const, buckets: FINE, registers: this.in }); // prettier-ignore
  readonly refusals = new Counter({ name: 'mt_refusals_total', help: 'requests refused', labelNames: ['what', 'why'] as const, registers: this.in }); // prettier-ignore
  readonly storeTime = new Histogram({ name: 'mt_commit_seconds', help: 'one group commit', buckets: FINE, registers: this.in }); // prettier-ignore
  readonly storeWrites = new Counter({ name: 'mt_writes_total', help: 'changes committed', registers: this.in });
  readonly botTime = new Histogram({ name: 'mt_bot_seconds', help: 'a bot’s thinking', labelNames: ['game', 'level'] as const, buckets: FINE, registers: this.in }); // prettier-ignore
  readonly botFailures = new Counter({ name: 'mt_bot_failures_total', help: 'bots that failed or took too long', labelNames: ['game'] as const, registers: this.in }); // prettier-ignore
  readonly clocksOut = new Counter({ name: 'mt_clocks_out_total', help: 'turn clocks that ran out', labelNames: ['game'] as const, registers: this.in }); // prettier-ignore
  readonly requests = new Counter({ name: 'mt_http_requests_total', help: 'HTTP requests', labelNames: ['route', 'status'] as const, registers: this.in }); // prettier-ignore
  readonly redisUp = new Gauge({ name: 'mt_redis_up', help: '1 while Redis is there', registers: this.in });
  readonly slots = new Gauge({ name: 'mt_slots', help: 'shares of bots and clocks this process looks after', registers: this.in }); // prettier-ignore
  readonly sockets = new Gauge({ name: 'mt_sockets', help: 'connected sockets', registers: this.in });
  readonly slow = new Counter({ name: 'mt_slow_sockets_total', help: 'sockets cut off because they took nothing in', registers: this.in }); // prettier-ignore
  readonly hot = new Gauge({ name: 'mt_matches_in_memory', help: 'matches in memory', registers: this.in });
  readonly stored = new Gauge({ name: 'mt_matches_stored', help: 'matches in the store', labelNames: ['state'] as const, registers: this.in }); // prettier-ignore

  constructor(processMetrics = true) {
    if (processMetrics) collectDefaultMetrics({ register: this.registry });
  }
}
