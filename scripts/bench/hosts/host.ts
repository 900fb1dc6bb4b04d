/** What a host process tells the bench when asked. */
export interface Usage {
  /** microseconds of CPU, user and system, since the start */
  cpu: number;
  /** bytes after a collection */
  rss: number;
  heap: number;
}

/** Answers the bench's questions over the process channel. */
export function answerUsage() {
  process.on('message', (question: { id: number; collect: boolean }) => {
    if (question.collect) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    const usage: Usage = { cpu: user + system, rss, heap: heapUsed + external + arrayBuffers };
    process.send?.({ id: question.id, usage });
  });
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0)); // a profile is written at the exit
}
