import { startApp } from './app';
import { configFrom } from './config';
import { logger } from './log';

/** Wiring only: configuration from the environment, signals, and the last line of defence. */
async function main() {
  const config = configFrom(process.env);
  const log = logger(config.logLevel);
  const app = await startApp(config, { log });
  console.log(`Midnight Table is open at ${app.url}`);

  const stop = (signal: string, code = 0) => {
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), 15_000).unref();
    app.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  process.on('unhandledRejection', (err) => log.error({ err }, 'nobody waited for this'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'nobody caught this');
    stop('uncaughtException', 1);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
