import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, FromWorker, Question, ToWorker } from './question';

interface Job {
  question: Question;
  done: (answer: Answer) => void;
  failed: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

const MAX_WAITING = 5000;

/** The worker beside the bundle, or its source when the server itself runs from source. */
function workerFile(): { file: string; execArgv: string[] } {
  const built = [path.join(__dirname, 'worker.cjs'), path.join(__dirname, 'bots', 'worker.cjs')].find(existsSync);
  if (built) return { file: built, execArgv: [] };
  return {
    file: path.join(__dirname, 'worker.ts'),
    execArgv: ['--require', createRequire(__filename).resolve('tsx/cjs')],
  };
}

/** Threads in which bots think. One that takes too long or dies is replaced; nobody waits for it. */
export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly waiting: Job[] = [];
  private next = 0;
  private closed = false;

  constructor(private readonly options: { workers: number; timeout: number; testGames: boolean }) {}

  think(question: Question): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.closed || this.waiting.length >= MAX_WAITING) return failed(new Error('no bot is free'));
      this.waiting.push({ question, done, failed });
      this.assign();
    });
  }

  private assign() {
    while (this.waiting.length > 0) {
      let thread = this.threads.find((t) => t.job === undefined);
      if (!thread && this.threads.length < this.options.workers) this.threads.push((thread = this.start()));
      if (!thread) return;
      this.give(thread, this.waiting.shift() as Job);
    }
  }

  private give(thread: Thread, job: Job) {
    thread.job = job;
    thread.timer = setTimeout(() => this.replace(thread, new Error('took too long')), this.options.timeout);
    thread.worker.ref();
    thread.worker.postMessage({ id: this.next++, question: job.question } satisfies ToWorker);
  }

  private start(): Thread {
    const { file, execArgv } = workerFile();
    const worker = new Worker(file, {
      execArgv,
      workerData: { testGames: this.options.testGames },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const thread: Thread = { worker, job: undefined, timer: undefined };
    worker.on('message', (reply: FromWorker) => this.take(thread, reply));
    worker.on('error', (error) => this.replace(thread, error));
    worker.unref();
    return thread;
  }

  private take(thread: Thread, reply: FromWorker) {
    const { job } = thread;
    if (!job) return;
    clearTimeout(thread.timer);
    thread.job = undefined;
    thread.worker.unref();
    if ('answer' in reply) job.done(reply.answer);
    else job.failed(new Error(reply.failed));
    this.assign();
  }

  private replace(thread: Thread, error: Error) {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.job?.failed(error);
    if (!this.closed) this.assign();
  }

  async close() {
    this.closed = true;
    for (const job of this.waiting.splice(0)) job.failed(new Error('closing'));
    const threads = this.threads.splice(0);
    for (const { timer, job } of threads) {
      clearTimeout(timer);
      job?.failed(new Error('closing'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
